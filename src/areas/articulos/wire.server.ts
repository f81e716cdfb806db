/** An article between its columns and the names it has in the calls. */
import type { z } from 'zod';
import type { articuloAdmin, contact } from './articulo.ts';
import type { ArticuloRow } from './queries.server.ts';

export function toArticulo<Row extends ArticuloRow>(row: Row) {
  return {
    ...row,
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
export function toArticuloAdmin(row: ArticuloRow, cambios?: ArticuloRow): z.input<typeof articuloAdmin> {
  return {
    ...toEditable(row),
    estado: row.estado,
    escrito_por: row.escrito_por,
    version: row.version,
    cambios: cambios
      ? { ...toEditable(cambios), guardado_en: cambios.cambios_en ?? '', guardado_por: cambios.cambios_por ?? '' }
      : null,
  };
}

function toEditable(row: ArticuloRow) {
  return {
    ...toArticulo(row),
    Id_categoria: row.categoria_id,
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
