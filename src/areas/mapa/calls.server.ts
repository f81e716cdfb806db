import { z } from 'zod';
import { listServicios } from '#areas/servicios/queries.server.ts';
import { tiposServicio } from '#areas/servicios/tipos.ts';
import { publicKinds } from '#public-kinds.server.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import type { Short } from '#server/public/kind.ts';
import { things } from '#things.ts';
import { agendaWindow, spansBetween } from '#values/agenda/agenda.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import type { Point } from '#values/coordenadas/distance.ts';
import { isOnMap } from '#values/coordenadas/on-map.ts';
import { addDays, compareTimes, type Day, todayInMadrid } from '#values/day.ts';
import type { Etiqueta } from '#values/etiquetas.ts';
import { formatDate } from '#values/fecha.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { dayFilter, notValid, number } from '#values/fields.ts';
import { formatDays } from '#values/full-date.ts';
import { idioma, later, say } from '#values/idioma/say.ts';
import { type Capa, capas, chosenCapas } from './mapa.ts';
import { type MapaPunto, mapaPunto } from './punto.ts';

/** One by one up to so many of a layer; more are counted by municipality until somebody looks closer. */
const mostOneByOne = 300;
/** Events of the next weeks, unless days are chosen. */
const usualDays = 30;

const side = (label: string) => number({ missing: notValid(label), min: -180, max: 180 }).optional();
const isChosen = z.enum(['si', ''], { error: later('Las capas se eligen con «si».') }).optional();

export const mapa = {
  'get_mapa.php': call({
    method: 'get',
    access: 'public',
    summary: 'What our map shows: points of the chosen layers (all when none is), with labels and days as filters',
    input: z.object({
      ...(Object.fromEntries(capas.map((capa) => [capa, isChosen])) as Record<Capa, typeof isChosen>),
      desde: dayFilter(later('La fecha «desde»')),
      hasta: dayFilter(later('La fecha «hasta»')),
      etiqueta: etiquetaFilter(),
      /** Only the first so many of each layer, none of them counted. */
      muestra: number({
        missing: later('La muestra no es válida.'),
        integer: true,
        min: 1,
        max: mostOneByOne,
      }).optional(),
      norte: side(later('El norte')),
      sur: side(later('El sur')),
      este: side(later('El este')),
      oeste: side(later('El oeste')),
    }),
    output: z.object({ data: z.array(mapaPunto), desde: z.string(), hasta: z.string() }),
    async handle({ app: { ajustes, totals }, db, input, now, reads }) {
      if (!ajustes.current.marca.mapa) throw notFound(later('Este sitio no tiene mapa.'));
      reads(
        'ajustes',
        'ubicaciones',
        'empresas',
        'categorias_negocio',
        'actividades',
        'eventos',
        'rutas',
        'servicios',
        'municipios',
        'dia',
      );
      const today = todayInMadrid(new Date(now));
      const { from, to } = agendaWindow(
        { desde: input.desde ?? undefined, hasta: input.hasta ?? addDays(input.desde ?? today, usualDays) },
        today,
      );
      const chosen = chosenCapas({
        ...(Object.fromEntries(capas.flatMap((capa) => (input[capa] === 'si' ? [[capa, 'si']] : []))) as object),
      });
      const hasOwnDays = Boolean(input.desde ?? input.hasta);
      const found = await Promise.all(
        chosen.map((capa) => {
          const { tags, read } = layers[capa];
          // Everybody asks for the same until something changes; of events, for those of the usual days.
          const keep = <T>(what: string, make: () => Promise<T>) =>
            capa === 'eventos' && hasOwnDays
              ? make()
              : totals.get(`mapa ${idioma().codigo} ${capa} ${today} ${what}`, tags, make);
          const points = () => keep('puntos', async () => withSeats(await read({ db, now, from, to })));
          const show = async () => shownOf(capa, await points(), input);
          return isWhole(input) ? keep(`etiqueta ${input.etiqueta}`, show) : show();
        }),
      );
      return { data: found.flat(), desde: from, hasta: to };
    },
  }),
};

interface Reading {
  db: Db;
  now: string;
  from: Day;
  to: Day;
}

/** A point with what it is chosen and counted by. */
interface Placed {
  punto: Omit<MapaPunto, 'capa'>;
  etiquetas: string;
  municipio: Short | undefined;
}

interface Layer {
  tags: string[];
  read(reading: Reading): Promise<Placed[]>;
}

const layers: Record<Capa, Layer> = {
  lugares: layerOf('ubicacion'),
  negocios: layerOf('empresa'),
  actividades: layerOf('actividad'),
  eventos: { tags: ['eventos', 'municipios', 'dia'], read: eventosOnMap },
  rutas: layerOf('ruta'),
  servicios: { tags: ['servicios', 'municipios'], read: serviciosOnMap },
};

function layerOf(tipo: 'ubicacion' | 'empresa' | 'actividad' | 'ruta'): Layer {
  return {
    tags: [things[tipo].table, 'municipios', 'categorias_negocio', 'dia'],
    async read({ db, now }) {
      const municipios = await readMunicipios(db, now);
      return (await publicKinds[tipo].short(db, {}, now)).flatMap((short) => placed(short, municipios));
    },
  };
}

/** Those of these days in order, then those that come back. */
async function eventosOnMap({ db, now, from, to }: Reading): Promise<Placed[]> {
  const municipios = await readMunicipios(db, now);
  const found = await publicKinds.evento.short(db, { days: { from, to } }, now);
  const own = found.filter(({ cuando }) => cuando.fecha_inicio);
  own.sort((one, other) => compareTimes(one.cuando.fecha_inicio!, other.cuando.fecha_inicio!) || one.id - other.id);
  const series = found.filter(({ cuando }) => !cuando.fecha_inicio);
  return [...own, ...series].flatMap((short) => {
    const [span] = spansBetween(short.cuando, from, to, 1) ?? [];
    return span ? placed(short, municipios, formatDays(span.startsOn, span.endsOn)) : [];
  });
}

/** They have no page: what one wants of them is the way. The nearest town counts them. */
async function serviciosOnMap({ db, now }: Reading): Promise<Placed[]> {
  const municipios = [...(await readMunicipios(db, now)).values()];
  return (await listServicios(db)).filter(isOnMap).map(({ tipo, nombre, latitud, longitud, fecha }) => {
    const at = { latitud, longitud };
    const isPlain = nombre === tiposServicio[tipo];
    const what = say(tiposServicio[tipo]);
    const detalle = [!isPlain && what, fecha && say('comprobado el {fecha}', { fecha: formatDate(fecha) })]
      .filter(Boolean)
      .join(' · ');
    const href = `https://www.google.com/maps/dir/?api=1&destination=${latitud},${longitud}`;
    return {
      punto: { nombre: isPlain ? what : nombre, href, detalle, ...at },
      etiquetas: '[]',
      municipio: nearestTo(at, municipios),
    };
  });
}

function nearestTo(at: Point, municipios: Short[]): Short | undefined {
  let [best, least] = [undefined as Short | undefined, Number.POSITIVE_INFINITY];
  for (const municipio of municipios) {
    if (municipio.latitud === null || municipio.longitud === null) continue;
    const away = (municipio.latitud - at.latitud) ** 2 + (municipio.longitud - at.longitud) ** 2;
    if (away < least) [best, least] = [municipio, away];
  }
  return best;
}

async function readMunicipios(db: Db, now: string): Promise<Map<number, Short>> {
  return new Map((await publicKinds.municipio.short(db, {}, now)).map((municipio) => [municipio.id, municipio]));
}

function placed(short: Short, municipios: Map<number, Short>, when?: string): Placed[] {
  const at = puntoOf(short);
  if (!at || !isOnMap(at)) return [];
  const municipio = municipios.get(short.municipio_id ?? 0);
  const detalle = [when, municipio?.titulo].filter(Boolean).join(' · ');
  return [{ punto: { nombre: short.titulo, href: short.url, detalle, ...at }, etiquetas: short.etiquetas, municipio }];
}

interface Asked extends Box {
  etiqueta?: Etiqueta | undefined;
  muestra?: number | undefined;
}

/** One by one; of a layer with too many for that, how many there are in each municipality. */
function shownOf(capa: Capa, layer: Seated, { etiqueta, muestra, ...box }: Asked): MapaPunto[] {
  const { points, towns, municipios } = layer;
  const inBox = cutOut(layer, box);
  const found = etiqueta ? inBox.filter((at) => points[at]!.etiquetas.includes(`"${etiqueta}"`)) : inBox;
  if (muestra || found.length <= mostOneByOne)
    return found.slice(0, muestra).map((at) => ({ capa, ...points[at]!.punto }));
  const counts = new Uint32Array(municipios.length);
  for (const at of found) counts[towns[at]!]!++;
  return municipios.flatMap((municipio, town): MapaPunto[] => {
    const center = municipio && puntoOf(municipio);
    if (!counts[town] || !center) return [];
    const { titulo: nombre, url: href } = municipio;
    return [{ capa, nombre, href, detalle: nombre, ...center, cuantos: counts[town] }];
  });
}

interface Box {
  sur?: number | undefined;
  norte?: number | undefined;
  oeste?: number | undefined;
  este?: number | undefined;
}

function isWhole({ muestra, norte, sur, este, oeste }: Asked): boolean {
  return [muestra, norte, sur, este, oeste].every((asked) => asked === undefined);
}

/** Where points are, in rows of numbers: a box is cut out of ten thousand, and counted, without touching them. */
interface Seated {
  points: Placed[];
  /** Latitude and longitude of each. */
  seats: Float64Array;
  /** In which of the municipalities each is. */
  towns: Uint32Array;
  /** By their address. */
  municipios: (Short | undefined)[];
}

function withSeats(points: Placed[]): Seated {
  const municipios = [...new Set(points.map(({ municipio }) => municipio))].sort((one, other) =>
    (one?.url ?? '').localeCompare(other?.url ?? ''),
  );
  const numbers = new Map(municipios.map((municipio, number) => [municipio, number]));
  return {
    points,
    seats: Float64Array.from(points.flatMap(({ punto }) => [punto.latitud, punto.longitud])),
    towns: Uint32Array.from(points, ({ municipio }) => numbers.get(municipio)!),
    municipios,
  };
}

/** What lies beyond our map is never there: a side that was not said is anywhere. */
function cutOut({ seats }: Seated, { norte = 90, sur = -90, este = 180, oeste = -180 }: Box): number[] {
  const found: number[] = [];
  for (let at = 0; 2 * at < seats.length; at++) {
    const latitud = seats[2 * at]!;
    const longitud = seats[2 * at + 1]!;
    if (latitud <= norte && latitud >= sur && longitud <= este && longitud >= oeste) found.push(at);
  }
  return found;
}
