import { z } from 'zod';
import { listActividades } from '#areas/actividades/queries.server.ts';
import { listEmpresas } from '#areas/empresas/queries.server.ts';
import { listToCome } from '#areas/eventos/to-come.server.ts';
import { bandaOf, vecinosOf } from '#areas/mapa/municipios.server.ts';
import { listServiciosNear } from '#areas/servicios/queries.server.ts';
import { listUbicaciones } from '#areas/ubicaciones/queries.server.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Database, Db } from '#server/db/open.ts';
import { searchThings } from '#server/search/index.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { kmBetween } from '#values/coordenadas/distance.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { withEtiquetas } from '#values/etiquetas.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { searchWords } from '#values/words.ts';
import { findPueblo, listByCodigo, listPlacesNear, listPueblos } from './public-queries.server.ts';
import { type Pueblo, pueblo, puebloListItem } from './pueblo.ts';

const missingSlug = later('No se encontró el slug del pueblo.');
const notThere = later('Pueblo no encontrado.');
const tags = [
  ...['municipios', 'provincias', 'ubicaciones', 'eventos', 'empresas', 'categorias_negocio', 'actividades', 'dia'],
];
/** How much of each kind one page shows. */
const shown = 12;
/** Who needs a pharmacy drives a little. */
const servicesKm = 10;
/** With fewer places of its own, the page says what is near: as many, and no more. */
const fewPlaces = 4;

export const pueblos = {
  'get_pueblos.php': call({
    method: 'get',
    access: 'public',
    summary: 'Every municipality with a page, by name, with how much of each kind there is in it',
    output: z.object({ data: z.array(puebloListItem) }),
    async handle({ app: { ajustes, totals }, db, now, reads }) {
      reads(...tags, 'ajustes');
      const { mapa } = ajustes.current.marca;
      const today = todayInMadrid(new Date(now));
      const rows = await totals.get(`pueblos ${today} ${mapa}`, tags, () => listPueblos(db, now, mapa));
      return { data: rows.map((row) => ({ ...row, ...onMap(row) })) };
    },
  }),

  'get_pueblo.php': call({
    method: 'get',
    access: 'public',
    thing: 'municipio',
    summary: 'One municipality: what to see, what is on, businesses, what was written, neighbours and what is near',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: pueblo }),
    async handle(context) {
      const { app, db, input, now, reads } = context;
      const { mapa } = app.ajustes.current.marca;
      reads(...tags, 'ajustes', 'servicios', 'articulos', 'categorias', 'categorias_ubicacion');
      const row = await readBySlug(context, 'municipio', input.slug, notThere, (by) => findPueblo(db, by));
      const { updated_at, codigo_ine, ...own } = row;
      const here = { municipioId: row.id, page: 1, limit: shown };
      const [lugares, empresas, actividades, eventos, articulos, vecinos] = await Promise.all([
        // How many more there are is of no use here.
        listUbicaciones(db, { ...here, publicado: 1, total: shown }),
        listEmpresas(db, { ...here, isPublic: true }),
        listActividades(db, here),
        eventosToCome(db, row.id, todayInMadrid(new Date(now))),
        app.totals.get(`articulos de ${row.id}`, ['municipios', 'articulos', 'categorias', 'dia'], () =>
          articulosAbout(app.database, row.nombre, now),
        ),
        listByCodigo(db, mapa ? vecinosOf(codigo_ine) : []),
      ]);
      const found = {
        lugares: lugares.rows.map((row) => ({ ...row, punto: puntoOf(row) })),
        empresas: empresas.rows,
        actividades: actividades.rows,
        eventos,
        articulos,
      };
      const hasOwn = Boolean(row.descripcion || row.imagen) || Object.values(found).some(({ length }) => length > 0);
      if (!mapa && !hasOwn && codigo_ine !== null) throw notFound(notThere);
      return {
        data: {
          ...own,
          ...onMap(row),
          ...found,
          descripcion: shownHtml(row.descripcion),
          servicios: await servicesNear(db, row),
          // Town to town.
          vecinos: vecinos.map((vecino) => ({ ...vecino, distancia_km: kmBetween(row, vecino) })).sort(nearestFirst),
          tiene_contenido: hasOwn,
          cerca: lugares.rows.length < fewPlaces ? await placesNear(db, row) : [],
          fecha_modificacion: updated_at,
        },
      };
    },
  }),
};

function nearestFirst(one: { distancia_km: number | null }, other: { distancia_km: number | null }): number {
  return (one.distancia_km ?? 1000) - (other.distancia_km ?? 1000);
}

interface Placed {
  codigo_ine: string | null;
  latitud: number | null;
  longitud: number | null;
}

function onMap(row: Placed) {
  return { codigo: row.codigo_ine, banda: bandaOf(row.codigo_ine), punto: puntoOf(row) };
}

async function eventosToCome(db: Db, municipioId: number, from: Day): Promise<Pueblo['eventos']> {
  const found = await listToCome(db, { municipioId }, { from }, shown);
  return found.map(({ row: { titulo, slug, imagen, etiquetas, regla_recurrencia }, span }) => ({
    ...{ titulo, slug, imagen, etiquetas, fecha_inicio: span?.startsOn ?? null },
    fecha_fin: span && span.endsOn !== span.startsOn ? span.endsOn : null,
    regla: span ? null : regla_recurrencia,
  }));
}

/** Articles that name it, best first. A name of several words must stand there as a whole. */
async function articulosAbout(database: Database, nombre: string, now: string): Promise<Pueblo['articulos']> {
  const { rows } = await searchThings(database, {
    words: searchWords(nombre),
    tipos: ['articulo'],
    now,
    most: 40,
    page: 1,
    limit: 40,
  });
  const name = new RegExp(`(?<![\\p{L}-])${asName(nombre).replace(/[^\p{L}\d\s-]/gu, '.')}(?![\\p{L}-])`, 'u');
  return rows
    .filter(({ titulo, texto }) => name.test(asName(titulo)) || name.test(asName(texto)))
    .slice(0, 6)
    .map(({ titulo, url, imagen }) => ({ titulo, url, imagen }));
}

/** Uña is neither "una" nor a fingernail: its capital and its ñ must be there; an accent may be missing. */
function asName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<![nN](?=\u0303))\p{M}/gu, '')
    .normalize('NFC');
}

async function servicesNear(db: Db, row: Placed): Promise<Pueblo['servicios']> {
  const at = puntoOf(row);
  if (!at) return [];
  return (await listServiciosNear(db, at, servicesKm))
    .map((one) => ({ ...one, distancia_km: kmBetween(at, one)! }))
    .sort((one, other) => one.distancia_km - other.distancia_km)
    .slice(0, shown);
}

async function placesNear(db: Db, row: Placed & { id: number }): Promise<Pueblo['cerca']> {
  const at = puntoOf(row);
  if (!at) return [];
  const near = await listPlacesNear(db, { id: row.id, ...at }, fewPlaces);
  return near.map((place) => ({
    ...withEtiquetas(place),
    punto: puntoOf(place),
    distancia_km: kmBetween(at, place)!,
  }));
}
