import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import { listCategorias } from '#areas/articulos/categorias/queries.server.ts';
import { saveEmpresaImagenes } from '#areas/empresas/queries.server.ts';
import { listMunicipios } from '#areas/municipios/queries.server.ts';
import { contratoColumns } from '#areas/patrocinadores/contratos/contrato.ts';
import type { LinkTipo } from '#areas/patrocinadores/tipos.ts';
import { listCategoriasUbicacion } from '#areas/ubicaciones/categorias/queries.server.ts';
import { saveParte } from '#areas/ubicaciones/partes-queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { slugify } from '#values/slug.ts';
import { empresas } from './content/empresas.ts';
import { etiquetasOf } from './content/etiquetas.ts';
import { libros } from './content/libros.ts';
import {
  ayuntamientos,
  patrocinadores,
  sponsorsAyuntamiento,
  sponsorsEmpresa,
  sponsorsTexto,
} from './content/patrocinadores.ts';
import { categoriasNegocio } from './content/territorio.ts';
import type { DemoContrato } from './content/types.ts';
import { ubicaciones } from './content/ubicaciones.ts';
import type { PictureName } from './picture-names.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Books, sponsors, businesses and locations; the municipalities and location categories are there already. */
export async function fillContenido(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const municipioIds = new Map((await listMunicipios(db)).map(({ id, nombre }) => [nombre, id]));
  await fillLibros(db, pictures, now);
  await fillSponsors(db, { pictures, municipioIds, at });
  await fillEmpresas(db, { pictures, municipioIds, at });
  await fillUbicaciones(db, { pictures, municipioIds, at });
}

async function fillLibros(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  // Lists show the newest first: so the first of the content stays the first.
  for (const [index, { imagen, ISBN, resumen, ...libro }] of libros.entries())
    await insertThing(
      db,
      'libro',
      {
        ...libro,
        slug: slugify(libro.titulo),
        isbn: ISBN,
        resumen: cleanHtml(resumen),
        imagen_url: pictures.get(imagen),
      },
      new Date(now.getTime() - index * 60_000).toISOString(),
    );
}

async function fillSponsors(db: Db, { pictures, municipioIds, at }: Ground): Promise<void> {
  const links = { ayuntamiento: sponsorsAyuntamiento, empresa: sponsorsEmpresa, texto: sponsorsTexto };
  for (const [tipo, sponsors] of Object.entries(links) as [LinkTipo, typeof sponsorsTexto][])
    for (const { imagen, contrato, ...sponsor } of sponsors)
      await insertThing(
        db,
        'sponsor',
        {
          ...sponsor,
          tipo,
          imagen: imagen && pictures.get(imagen),
          ...(contrato && (await contratoOf(db, contrato, municipioIds, at))),
        },
        at,
      );
  for (const { escudo, contenido, ...page } of ayuntamientos) {
    const values = { ...page, slug: slugify(page.nombre), contenido: cleanHtml(contenido) };
    await insertThing(db, 'ayuntamiento', { ...values, escudo_url: pictures.get(escudo) }, at);
  }
  for (const { imagen, contenido, ...page } of patrocinadores) {
    const values = { ...page, slug: slugify(page.nombre), contenido: cleanHtml(contenido) };
    await insertThing(db, 'patrocinador', { ...values, imagen_url: pictures.get(imagen) }, at);
  }
}

async function contratoOf(db: Db, demo: DemoContrato, municipioIds: Map<string, number>, at: string) {
  const { desdeDaysAgo, hastaInDays, municipio, categorias = [], ...contrato } = demo;
  const today = todayInMadrid(new Date(at));
  const ids = new Map((await listCategorias(db)).map(({ id, slug }) => [slug, id]));
  return contratoColumns({
    ...contrato,
    desde: addDays(today, -desdeDaysAgo),
    hasta: hastaInDays === undefined ? null : addDays(today, hastaInDays),
    municipio_id: municipio === undefined ? null : municipioIds.get(municipio)!,
    categorias: categorias.map((slug) => ids.get(slug)!),
  });
}

interface Ground {
  pictures: StoredPictures;
  municipioIds: Map<string, number>;
  at: string;
}

async function fillEmpresas(db: Db, { pictures, municipioIds, at }: Ground): Promise<void> {
  const categoriaIds = new Map<string, number>();
  for (const categoria of categoriasNegocio)
    categoriaIds.set(categoria.nombre, await insertThing(db, 'categoria_negocio', { ...categoria, activo: 1 }, at));
  for (const { municipio, categoria, imagen, imagenes_adicionales, ...empresa } of empresas) {
    const id = await insertThing(
      db,
      'empresa',
      {
        ...empresa,
        etiquetas: etiquetasOf(empresa.nombre),
        municipio_id: municipioIds.get(municipio)!,
        categoria_id: categoriaIds.get(categoria)!,
        imagen: pictures.get(imagen),
        activo: 1,
      },
      at,
    );
    await saveEmpresaImagenes(
      db,
      id,
      stored(pictures, imagenes_adicionales).map(({ url, alt_text }, orden) => ({ imagen: url, alt_text, orden })),
    );
  }
}

async function fillUbicaciones(db: Db, { pictures, municipioIds, at }: Ground): Promise<void> {
  const categoriaIds = new Map((await listCategoriasUbicacion(db)).map(({ id, nombre }) => [nombre, id]));
  for (const { categoria, municipio, portada, imagenes, faqs, videos = [], ...written } of ubicaciones) {
    const { descripcion, accesibilidad = {}, ...ubicacion } = written;
    const id = await insertThing(
      db,
      'ubicacion',
      {
        ...ubicacion,
        etiquetas: etiquetasOf(ubicacion.nombre),
        descripcion: cleanHtml(descripcion),
        accesibilidad: JSON.stringify(accesibilidad),
        meta_title: `${ubicacion.nombre} | ${defaultAjustes.identidad.nombre}`,
        imagen_portada: pictures.get(portada),
        categoria_id: categoriaIds.get(categoria)!,
        municipio_id: municipioIds.get(municipio)!,
        publicado: 1,
      },
      at,
    );
    await saveParte(
      db,
      'imagenes',
      id,
      stored(pictures, imagenes).map(({ url, alt_text }, orden) => ({ ruta_imagen: url, alt_text, orden })),
    );
    await saveParte(
      db,
      'videos',
      id,
      videos.map((video, orden) => ({ ...video, orden })),
    );
    await saveParte(
      db,
      'faqs',
      id,
      faqs.map((faq, orden) => ({ ...faq, orden })),
    );
  }
}

/** Pictures that are not drawn yet are left out. */
function stored(pictures: StoredPictures, wanted: { imagen: PictureName; alt_text: string }[]) {
  return wanted.flatMap(({ imagen, alt_text }) => {
    const url = pictures.get(imagen);
    return url ? [{ url, alt_text }] : [];
  });
}
