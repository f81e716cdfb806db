import { z } from 'zod';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { isInProvince } from '#areas/mapa/outline.server.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { App } from '#server/app.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { parseEtiquetas } from '#values/etiquetas.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { orders } from './admin.ts';
import { type Dificultad, dificultades } from './dificultad.ts';
import { type Gpx, readGpx } from './gpx.server.ts';
import { findRuta, listNearLine, listRutas, type RutaRow, saveTrazado } from './queries.server.ts';
import { type Hito, kind, ruta, rutaAdmin, rutaListItem } from './ruta.ts';
import { packTrack } from './stored-track.ts';
import { type Corte, columnsOf, dificultadOf, type Line } from './trazado.ts';

const missingSlug = later('No se encontró el slug de la ruta.');
const notThere = later('Ruta no encontrada.');
const notThereToEdit = 'La ruta no se encontró o no se pudo cargar.';
const missingGpx = 'Falta el archivo GPX de la ruta.';
const nearbyCount = 6;

const dificultadFilter = z
  .enum([...dificultades, ''], { error: later('La dificultad debe ser facil, moderada o dificil.') })
  .transform((chosen) => chosen || undefined)
  .optional();

export const rutas = {
  'get_rutas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The routes, newest first; `dificultad`, `municipio` and `etiqueta` filter them',
    input: z.object({
      dificultad: dificultadFilter,
      municipio: filterId(later('El municipio')),
      etiqueta: etiquetaFilter(),
      ...paging,
    }),
    output: z.object({ data: z.array(rutaListItem), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('rutas', 'municipios');
      const { dificultad, etiqueta } = input;
      const filter = { dificultad, etiqueta, municipioId: input.municipio ?? undefined };
      const { rows, ...page } = await listRutas(db, { ...filter, ...toPageRequest(input, 24) });
      return { data: rows.map(toListItem), ...page };
    },
  }),

  'get_ruta.php': call({
    method: 'get',
    access: 'public',
    thing: 'ruta',
    summary: 'One route with its line, its profile and the places near it; a slug it had before finds it too',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: ruta }),
    async handle(context) {
      const { db, input, reads } = context;
      const row = await readBySlug(context, 'ruta', input.slug, notThere, (by) => findRuta(db, by));
      reads('municipios', 'ubicaciones', 'categorias_ubicacion');
      const whole = toRuta(row);
      const line = whole.linea.map(([latitud, longitud]) => ({ latitud, longitud }));
      const ubicaciones_cercanas = await listNearLine(db, line, nearbyCount);
      const descripcion = shownHtml(row.descripcion);
      return { data: { ...whole, descripcion, fecha_modificacion: row.updated_at, ubicaciones_cercanas } };
    },
  }),

  'get_all_rutas_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every route, newest first; `q` looks into names',
    input: z.object({ q: searchText(), dificultad: dificultadFilter, ...sorting(orders), ...paging }),
    output: z.object({ data: z.array(rutaListItem), ...pageFields }),
    async handle({ db, input: { q, page: asked, limit, ...input } }) {
      const request = toPageRequest({ page: asked, limit }, 50);
      const { rows, ...page } = await listRutas(db, { search: q, ...input, ...request });
      return { data: rows.map(toListItem), ...page };
    },
  }),

  'get_ruta_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One route, to edit it',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: rutaAdmin }),
    async handle({ app, db, input }) {
      const row = await findRuta(db, input);
      if (!row) throw notFound(notThereToEdit);
      return { data: toRutaAdmin(app, row) };
    },
  }),

  'create_ruta.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a route from its GPX file; its slug is made from its name',
    input: kind.form,
    files: { gpx: 'gpx', imagen: 'picture' },
    missing: kind.missing,
    output: z.object({ slug: z.string(), data: rutaAdmin }),
    async handle(context) {
      const { dificultad, descripcion, ...fields } = context.input;
      const gpx = await uploadedGpx(context);
      if (!gpx) throw new Refusal(422, missingGpx, { gpx: missingGpx });
      const imagen_url = await uploadedPicture(context, 'imagen');
      const drawn = toColumns(gpx);
      const saved = await saveThing(context, 'ruta', {
        values: {
          ...fields,
          ...drawn,
          ...{ imagen_url, descripcion: richField(descripcion) },
          dificultad: dificultad ?? dificultadOf(drawn),
          dificultad_elegida: dificultad ? 1 : 0,
        },
        also: (db, { id }) => saveTrazado(db, id, packTrack(gpx.track)),
      });
      const data = await readAdmin(context, saved.id);
      return { message: savedMessage('Ruta creada con éxito.', data, gpx), slug: saved.slug, data };
    },
  }),

  'update_ruta.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a route; fields that are not sent stay as they are, and so does the track without a new file',
    input: kind.update,
    files: { gpx: 'gpx', imagen: 'picture' },
    output: z.object({ slug: z.string(), data: rutaAdmin }),
    async handle(context) {
      const { id, version, slug, quitar_imagen, dificultad, descripcion, ...fields } = context.input;
      const gpx = await uploadedGpx(context);
      const imagen_url = await changedPicture(context, 'imagen', quitar_imagen);
      const drawn = gpx && toColumns(gpx);
      const saved = await saveThing(context, 'ruta', {
        id,
        version,
        slug,
        notThere: notThereToEdit,
        values: (_, before) => ({
          ...fields,
          ...drawn,
          ...{ imagen_url, descripcion: richField(descripcion) },
          ...newDificultad(dificultad, before, { ...before, ...drawn }),
        }),
        ...(gpx && { also: (db, { id }) => saveTrazado(db, id, packTrack(gpx.track)) }),
      });
      const data = await readAdmin(context, saved.id);
      return { message: savedMessage('Ruta actualizada con éxito.', data, gpx), slug: saved.slug, data };
    },
  }),

  'delete_ruta.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a route to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { nombre } = await trashThing(context, 'ruta', context.input.id);
      return { message: `La ruta «${nombre}» se ha eliminado.` };
    },
  }),
};

async function uploadedGpx({ files }: Pick<CallContext<unknown>, 'files'>): Promise<Gpx | undefined> {
  const upload = files.get('gpx');
  return upload && readGpx(upload.path);
}

function toColumns({ track, hitos }: Gpx) {
  return { ...columnsOf(track), hitos: JSON.stringify(hitos) };
}

/** What was done; with a new file, also what to look at twice. */
function savedMessage(done: string, { observaciones }: { observaciones: string[] }, gpx: Gpx | undefined): string {
  if (!gpx) return done;
  const { hitos, leftOut } = gpx;
  const cut = leftOut > 0 ? `De sus puntos con nombre se guardan los ${hitos.length} primeros.` : '';
  return [done, ...observaciones, cut].filter(Boolean).join(' ');
}

/** Not sent: as it was, or anew from the track where nobody chose it. */
function newDificultad(
  sent: Dificultad | null | undefined,
  before: Pick<RutaRow, 'dificultad' | 'dificultad_elegida'>,
  after: Pick<RutaRow, 'distancia_m' | 'subida_m'>,
) {
  if (sent) return { dificultad: sent, dificultad_elegida: 1 };
  const isChosen = sent === undefined && before.dificultad_elegida === 1;
  return isChosen ? {} : { dificultad: dificultadOf(after), dificultad_elegida: 0 };
}

async function readAdmin({ app, db }: Pick<CallContext<unknown>, 'app' | 'db'>, rutaId: number) {
  return toRutaAdmin(app, (await findRuta(db, { id: rutaId }))!);
}

function toListItem<Row extends { circular: number; etiquetas: string }>({ circular, etiquetas, ...row }: Row) {
  return { ...row, etiquetas: parseEtiquetas(etiquetas), circular: circular === 1 };
}

type Linea = Line['linea'];

function toRuta(row: RutaRow) {
  return {
    ...toListItem(row),
    linea: JSON.parse(row.linea) as Linea,
    perfil: row.perfil === null ? null : (JSON.parse(row.perfil) as number[]),
    cortes: JSON.parse(row.cortes ?? '[]') as Corte[],
    hitos: JSON.parse(row.hitos) as Hito[],
  };
}

function toRutaAdmin({ ajustes }: Pick<App, 'ajustes'>, row: RutaRow): z.input<typeof rutaAdmin> {
  const dificultad_elegida = row.dificultad_elegida === 1 ? row.dificultad : '';
  const whole = toRuta(row);
  const observaciones = observacionesOf(whole.linea, ajustes.current.marca);
  return { ...whole, dificultad_elegida, observaciones, version: row.version };
}

const outside =
  'Ojo: este recorrido queda fuera de {territorio}, entero o en su mayor parte. Comprueba que el archivo es el que querías.';

/** Of a place that our map shows. */
function observacionesOf(linea: Linea, marca: Ajustes['marca']): string[] {
  if (!marca.mapa) return [];
  const inside = linea.filter(([latitud, longitud]) => isInProvince({ latitud, longitud }));
  return inside.length * 2 < linea.length ? [withPlace(marca, outside)] : [];
}
