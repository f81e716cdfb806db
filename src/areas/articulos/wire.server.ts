/** An article between its columns and the names it has in the calls. */
import type { z } from 'zod';
import type { Db } from '#server/db/open.ts';
import { idsOf } from '#server/things/thing-row.ts';
import type { articuloAdmin, contact } from './articulo.ts';
import type { ArticuloRow } from './queries.server.ts';
import { temasOf } from './temas/queries.server.ts';
import type { TemaRef } from './temas/tema.ts';

/** `temas` are the topics that its column names. */
export function toArticulo<Row extends ArticuloRow>(row: Row, temas: TemaRef[] = []) {
  const { temas: _ids, destacado, ...columns } = row;
  return {
    ...columns,
    temas,
    destacado: destacado === 1,
    Id_articulo: row.id,
    fecha_creacion: row.publicado_en || row.created_at,
    fecha_modificacion: row.updated_at,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    addressLine3: row.address_line3,
    websiteUrl: row.website_url,
    instagramUrl: row.instagram_url,
    facebookUrl: row.facebook_url,
    twitterUrl: row.twitter_url,
  };
}

/** `cambios` is the row as it will be once its changes are published. */
export async function toArticuloAdmin(
  db: Db,
  row: ArticuloRow,
  cambios?: ArticuloRow,
): Promise<z.input<typeof articuloAdmin>> {
  return {
    ...(await toEditable(db, row)),
    estado: row.estado,
    escrito_por: row.escrito_por,
    nota_revision: row.nota_revision,
    nota_revision_por: row.nota_revision_por,
    version: row.version,
    cambios: cambios
      ? {
          ...(await toEditable(db, cambios)),
          guardado_en: cambios.cambios_en ?? '',
          guardado_por: cambios.cambios_por ?? '',
        }
      : null,
  };
}

async function toEditable(db: Db, row: ArticuloRow) {
  return {
    ...toArticulo(row, await temasOf(db, row.temas)),
    Id_categoria: row.categoria_id,
    otras_categorias: idsOf(row.otras_categorias).filter((id) => id !== row.categoria_id),
    fecha_creacion: row.created_at,
    publicar_en: toPublicarEn(row),
  };
}

/** Null: nobody scheduled it, so it is published from the moment it was written, or not at all yet. */
export function toPublicarEn({
  publicado_en,
  created_at,
}: Pick<ArticuloRow, 'publicado_en' | 'created_at'>): string | null {
  return publicado_en === created_at ? null : publicado_en || null;
}

/** Wire names to columns; what is undefined stays undefined and so untouched. */
export function toContactColumns(input: z.output<typeof contact>) {
  return {
    address_line1: input.addressLine1,
    address_line2: input.addressLine2,
    address_line3: input.addressLine3,
    phone1: input.phone1,
    phone2: input.phone2,
    phone3: input.phone3,
    email1: input.email1,
    email2: input.email2,
    website_url: input.websiteUrl,
    instagram_url: input.instagramUrl,
    facebook_url: input.facebookUrl,
    twitter_url: input.twitterUrl,
  };
}
