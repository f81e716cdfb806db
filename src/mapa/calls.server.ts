import { z } from 'zod';
import { agendaWindow, spansBetween } from '#agenda/agenda.ts';
import { listPlacedEventos } from '#agenda/queries.server.ts';
import { call } from '#server/api/call.ts';
import type { Db } from '#server/db/open.ts';
import type { Totals } from '#server/totals.ts';
import { things } from '#things.ts';
import { puntoOf } from '#values/coordenadas.ts';
import { addDays, type Day, isDay, todayInMadrid } from '#values/day.ts';
import type { Etiqueta } from '#values/etiquetas.ts';
import { formatDays } from '#values/fecha.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { number, optionalText } from '#values/fields.ts';
import { type Capa, capas, chosenCapas } from './mapa.ts';
import { frame, isOnMap, unproject } from './projection.ts';
import { type MapaPunto, mapaPunto } from './punto.ts';
import { type Box, countPlaced, listPlaced, type PlacedTable } from './queries.server.ts';

/** One by one up to so many of a layer; more are counted by municipality until somebody looks closer. */
const mostOneByOne = 300;
/** Events of the next weeks, unless days are chosen. */
const usualDays = 30;

const side = (label: string) => number({ missing: `${label} no es válido.`, min: -180, max: 180 }).optional();
const isChosen = z.enum(['si', ''], { error: 'Las capas se eligen con «si».' }).optional();

export const mapa = {
  'get_mapa.php': call({
    method: 'get',
    access: 'public',
    summary: 'What our map shows: points of the chosen layers (all when none is), with labels and days as filters',
    input: z.object({
      ...(Object.fromEntries(capas.map((capa) => [capa, isChosen])) as Record<Capa, typeof isChosen>),
      desde: optionalDay('La fecha «desde»'),
      hasta: optionalDay('La fecha «hasta»'),
      etiqueta: etiquetaFilter(),
      /** Only the first so many of each layer, none of them counted. */
      muestra: number({ missing: 'La muestra no es válida.', integer: true, min: 1, max: mostOneByOne }).optional(),
      norte: side('El norte'),
      sur: side('El sur'),
      este: side('El este'),
      oeste: side('El oeste'),
    }),
    output: z.object({ data: z.array(mapaPunto), desde: z.string(), hasta: z.string() }),
    async handle({ app: { totals }, db, input, now, reads }) {
      reads('ubicaciones', 'empresas', 'categorias_negocio', 'actividades', 'eventos', 'rutas', 'municipios', 'dia');
      const today = todayInMadrid(new Date(now));
      const { from, to } = agendaWindow(
        { desde: input.desde ?? undefined, hasta: input.hasta ?? addDays(input.desde ?? today, usualDays) },
        today,
      );
      const chosen = chosenCapas({
        ...(Object.fromEntries(capas.flatMap((capa) => (input[capa] === 'si' ? [[capa, 'si']] : []))) as object),
      });
      const isWhole = [input.norte, input.sur, input.este, input.oeste].every((side) => side === undefined);
      const asked: Asked = {
        db,
        totals: isWhole ? totals : undefined,
        box: boxOf(input),
        etiqueta: input.etiqueta,
        from,
        to,
        muestra: input.muestra,
      };
      const found = await Promise.all(chosen.map((capa) => sources[capa](asked)));
      return { data: found.flat(), desde: from, hasta: to };
    },
  }),
};

interface Asked {
  db: Db;
  /** For the whole map, which is the same for everybody until something changes. */
  totals: Totals | undefined;
  box: Box;
  etiqueta: Etiqueta | undefined;
  from: Day;
  to: Day;
  muestra: number | undefined;
}

const sources: Record<Capa, (asked: Asked) => Promise<MapaPunto[]>> = {
  lugares: (asked) => fromTable(asked, 'lugares', 'ubicaciones', things.ubicacion.path),
  negocios: (asked) => fromTable(asked, 'negocios', 'empresas', (id) => `/emprendedores#empresa-${id}`),
  actividades: (asked) => fromTable(asked, 'actividades', 'actividades', things.actividad.path),
  eventos: eventosOnMap,
  rutas: (asked) => fromTable(asked, 'rutas', 'rutas', things.ruta.path),
};

async function fromTable(
  asked: Asked,
  capa: Capa,
  table: PlacedTable,
  href: (clave: string) => string,
): Promise<MapaPunto[]> {
  const { totals, etiqueta, muestra } = asked;
  const read = () => readTable(asked, capa, table, href);
  const tags = [table, 'municipios', 'categorias_negocio'];
  return totals ? totals.get(`mapa ${capa} ${etiqueta} ${muestra}`, tags, read) : read();
}

async function readTable(
  { db, muestra, ...asked }: Asked,
  capa: Capa,
  table: PlacedTable,
  href: (clave: string) => string,
): Promise<MapaPunto[]> {
  const rows = await listPlaced(db, table, { ...asked, limit: muestra ?? mostOneByOne + 1 });
  if (rows.length <= mostOneByOne)
    return rows.map(({ clave, municipio, ...row }) => ({ ...row, capa, href: href(clave), detalle: municipio ?? '' }));
  return (await countPlaced(db, table, asked)).map(({ slug, ...row }) => ({
    ...row,
    capa,
    href: things.municipio.path(slug),
    detalle: row.nombre,
  }));
}

async function eventosOnMap({ db, box, etiqueta, from, to, muestra }: Asked): Promise<MapaPunto[]> {
  const rows = await listPlacedEventos(db, { from, to, etiqueta });
  const points = rows.flatMap((row): MapaPunto[] => {
    const [span] = spansBetween(row, from, to) ?? [];
    const at = puntoOf(row, { latitud: row.municipio_latitud, longitud: row.municipio_longitud });
    if (!span || !at || !isIn(box, at)) return [];
    const days = formatDays(span.startsOn, span.endsOn === span.startsOn ? null : span.endsOn);
    const detalle = `${days} · ${row.municipio_nombre}`;
    return [{ capa: 'eventos', nombre: row.titulo, href: things.evento.path(row.slug), detalle, ...at }];
  });
  return points.slice(0, muestra ?? mostOneByOne);
}

/** Whatever was not said is the edge of our map. */
function boxOf({ norte, sur, este, oeste }: Partial<Box>): Box {
  const [first, last] = [unproject({ x: 0, y: 0 }), unproject({ x: frame.width, y: frame.height })];
  return {
    norte: norte ?? first.latitud,
    sur: sur ?? last.latitud,
    este: este ?? last.longitud,
    oeste: oeste ?? first.longitud,
  };
}

function isIn({ norte, sur, este, oeste }: Box, at: { latitud: number; longitud: number }): boolean {
  const { latitud, longitud } = at;
  return isOnMap(at) && latitud <= norte && latitud >= sur && longitud <= este && longitud >= oeste;
}

function optionalDay(label: string) {
  return optionalText(label, 10).refine((text) => !text || isDay(text), `${label} no es válida.`);
}
