import { listCategorias } from '#areas/articulos/categorias/queries.server.ts';
import type { TarjetaTipo } from '#areas/articulos/tarjetas/tarjeta.ts';
import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import { emprendedores } from './content/articulos-emprendedores.ts';
import { enigmas } from './content/articulos-enigmas.ts';
import { historia } from './content/articulos-historia.ts';
import { leyendas } from './content/articulos-leyendas.ts';
import { noticias } from './content/articulos-noticias.ts';
import { personajes } from './content/articulos-personajes.ts';
import { rutas } from './content/articulos-rutas.ts';
import { sucesos } from './content/articulos-sucesos.ts';
import { paginas } from './content/paginas.ts';
import { temaList, temasOfArticulo } from './content/temas.ts';
import type { DemoArticulo } from './content/types.ts';
import { fillAgenda } from './fill-agenda.ts';
import { fillAjustes } from './fill-ajustes.ts';
import { fillBoletin } from './fill-boletin.ts';
import { fillContenido } from './fill-contenido.ts';
import { fillEstadisticas } from './fill-estadisticas.ts';
import { fillItinerarios } from './fill-itinerarios.ts';
import { fillMedios } from './fill-medios.ts';
import { fillPropuestas } from './fill-propuestas.ts';
import { fillRutas } from './fill-rutas.ts';
import { fillTerritorio } from './fill-territorio.ts';
import { fillTienda } from './fill-tienda.ts';
import { fillTraducciones } from './fill-traducciones.ts';
import type { PictureName } from './picture-names.ts';
import type { StoredPictures } from './store-pictures.ts';

export async function fill(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  await fillMedios(db, pictures);
  await fillTerritorio(db, pictures, now);
  await fillAjustes(db, pictures);
  await fillAgenda(db, pictures, now);
  await fillContenido(db, pictures, now);
  await fillPropuestas(db, pictures, now);
  await fillRutas(db, pictures, now);
  await fillItinerarios(db, pictures, now);
  await fillTienda(db, pictures, now);
  await fillArticulos(db, pictures, now);
  for (const { contenido, ...pagina } of paginas)
    await insertThing(db, 'pagina', { ...pagina, contenido: cleanHtml(contenido), publicado: 1 }, now.toISOString());
  await fillTraducciones(db, now, (html) => withThings(db, html, pictures));
  await fillBoletin(db, now);
  await fillEstadisticas(db, now);
  // What is written here is not indexed one by one, but translations are: only an empty index is filled.
  await db.deleteFrom('busqueda_indice').execute();
}

const articulos: DemoArticulo[] = [
  ...historia,
  ...leyendas,
  ...sucesos,
  ...rutas,
  ...personajes,
  ...enigmas,
  ...noticias,
  ...emprendedores,
];

async function fillArticulos(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const idBySlug = new Map((await listCategorias(db)).map(({ id, slug }) => [slug, id]));
  const temaIds = new Map<string, number>();
  for (const tema of temaList) temaIds.set(tema.nombre, await insertThing(db, 'tema', tema, now.toISOString()));
  for (const articulo of articulos) {
    const contact = articulo.contact ?? {};
    const at = daysBefore(now, articulo.daysAgo);
    await insertThing(
      db,
      'articulo',
      {
        titulo: articulo.titulo,
        categoria_id: idBySlug.get(articulo.categoria)!,
        otras_categorias: JSON.stringify((articulo.otrasCategorias ?? []).map((slug) => idBySlug.get(slug)!)),
        temas: JSON.stringify(temasOfArticulo(articulo).map((nombre) => temaIds.get(nombre)!)),
        destacado: articulo.destacado ? 1 : 0,
        estado: 'publicado',
        publicado_en: at,
        resumen: articulo.resumen,
        contenido: cleanHtml(await withThings(db, articulo.contenido, pictures)),
        autor: articulo.autor,
        fotografo: articulo.fotografo,
        imagen_portada_url: pictures.get(articulo.portada) ?? null,
        imagen_ini_post: pictures.get(articulo.inicial ?? articulo.portada) ?? null,
        map_search_text: articulo.map_search_text ?? null,
        address_line1: contact.addressLine1,
        address_line2: contact.addressLine2,
        address_line3: contact.addressLine3,
        phone1: contact.phone1,
        phone2: contact.phone2,
        phone3: contact.phone3,
        email1: contact.email1,
        email2: contact.email2,
        website_url: contact.websiteUrl,
        instagram_url: contact.instagramUrl,
        facebook_url: contact.facebookUrl,
        twitter_url: contact.twitterUrl,
      },
      at,
    );
  }
}

/** `[[producto:slug]]` is that thing's card, `[[imagen:name]]` the address of that picture. */
async function withThings(db: Db, html: string, pictures: StoredPictures): Promise<string> {
  const cards = [...html.matchAll(/\[\[(\w+):([\w-]+)\]\]/g)];
  let filled = html;
  for (const [mark, tipo, name] of cards) {
    const put = tipo === 'imagen' ? pictures.get(name as PictureName) : await card(db, tipo as TarjetaTipo, name!);
    filled = filled.replace(mark, put ?? '');
  }
  // A picture that is not drawn yet is left out with its caption.
  return filled.replace(/<figure[^>]*><img src="".*?<\/figure>/g, '');
}

async function card(db: Db, tipo: TarjetaTipo, slug: string): Promise<string> {
  const { id } = await db
    .selectFrom(things[tipo].table)
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(() => new Error(`the demo has no ${tipo} «${slug}»`));
  return `<div data-tarjeta="${tipo}" data-id="${id}"></div>`;
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
