/** Reads a GPX file that somebody sent, and writes ours. Nothing in it is trusted. */
import { readFile } from 'node:fs/promises';
import { type SaxesOptions, SaxesParser, type SaxesTagPlain } from 'saxes';
import { Refusal } from '#server/api/refusal.ts';
import { escapeHtml } from '#values/escape-html.ts';
import type { Hito } from './ruta.ts';
import { type Track, type TrackPoint, thinnedTrack, wayOf } from './trazado.ts';

const maxPoints = 100_000;
/** What is kept of them: a point a second for more than five hours. Whoever takes the track along waits for each. */
const keptPoints = 20_000;
const maxDepth = 40;
const leastMetres = 100;
/** More than a walker looks at. */
const maxHitos = 100;
const hitoLength = 100;
/** How much is read at a time: others get their turn in between. */
const chunkLength = 64 * 1024;

const texts = {
  notXml: 'El archivo no es un GPX que se pueda leer: está dañado o cortado. Vuelve a exportarlo.',
  notGpx: 'El archivo no es un GPX. Exporta la ruta como GPX desde tu reloj o tu aplicación.',
  doctype: 'El archivo trae definiciones propias (DOCTYPE), y un GPX no las necesita. Vuelve a exportarlo.',
  deep: 'El archivo no tiene la forma de un GPX.',
  many: `El recorrido tiene más de ${maxPoints.toLocaleString('es-ES')} puntos. Simplifícalo antes de subirlo.`,
  pieces: 'El recorrido está cortado en demasiados trozos. Únelos o simplifícalo antes de subirlo.',
  waypoints: 'El archivo solo tiene puntos sueltos, no un recorrido. Exporta la ruta como «track».',
  empty: 'El archivo no tiene ningún recorrido.',
  coordinates: 'El recorrido tiene coordenadas que no existen.',
  short: `El recorrido mide menos de ${leastMetres} metros.`,
};

export interface Gpx {
  track: Track;
  hitos: Hito[];
  /** How many more of those it had than are kept. */
  leftOut: number;
}

export async function readGpx(path: string): Promise<Gpx> {
  const { track: pieces, hitos } = await parseGpx(textOf(await readFile(path)));
  const track = withAltitudesOrNone(thinnedTrack(pieces, keptPoints));
  if (track.flat().length > keptPoints) throw refused(texts.pieces);
  if ((wayOf(track).at(-1) ?? 0) < leastMetres) throw refused(texts.short);
  // Whoever asked for it goes on reckoning.
  await new Promise(setImmediate);
  return { track, hitos: hitos.slice(0, maxHitos), leftOut: Math.max(0, hitos.length - maxHitos) };
}

/** Old programs write the names in it as Windows does. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Reading {
  pieces: TrackPoint[][];
  routes: TrackPoint[][];
  count: number;
  hitos: Hito[];
}

async function parseGpx(text: string): Promise<{ track: TrackPoint[][]; hitos: Hito[] }> {
  const reading: Reading = { pieces: [], routes: [], count: 0, hitos: [] };
  const parser = listening(reading);
  try {
    for (let at = 0; at < text.length; at += chunkLength) {
      parser.write(text.slice(at, at + chunkLength));
      await new Promise(setImmediate);
    }
    parser.close();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refused(texts.notXml);
  }
  const { hitos } = reading;
  const [walked, planned] = [reading.pieces, reading.routes].map((pieces) => pieces.filter(({ length }) => length > 1));
  const track = walked!.length > 0 ? walked! : planned!;
  if (track.length === 0) throw refused(hitos.length > 0 ? texts.waypoints : texts.empty);
  return { track, hitos };
}

/** Of the whole file the track's points and the named ones are read and nothing else: no people, no times, no extensions. */
function listening(reading: Reading): SaxesParser<SaxesOptions> {
  const parser = new SaxesParser({});
  const open: string[] = [];
  let point: TrackPoint | undefined;
  let hito: Hito | undefined;
  let altitude = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw refused(texts.doctype);
  });
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (open.length === 0 && name !== 'gpx') throw refused(texts.notGpx);
    if (open.length >= maxDepth) throw refused(texts.deep);
    open.push(name);
    if (name === 'trkseg') reading.pieces.push([]);
    if (name === 'rte') reading.routes.push([]);
    if (name === 'wpt') hito = hitoAt(tag);
    if (name === 'trkpt' || name === 'rtept') point = pointOf(tag, reading);
    if (name === 'ele') altitude = '';
  });
  parser.on('text', (text) => {
    if (point && open.at(-1) === 'ele') altitude += text.slice(0, 40);
    if (hito && open.at(-1) === 'name' && open.at(-2) === 'wpt') hito.nombre += text.slice(0, 1000);
  });
  parser.on('closetag', () => {
    const name = open.pop();
    if (name === 'ele' && point && isParent(open)) point.altitud = altitudeOf(altitude);
    if (name === 'trkpt' && point) reading.pieces.at(-1)?.push(point);
    if (name === 'rtept' && point) reading.routes.at(-1)?.push(point);
    if (name === 'trkpt' || name === 'rtept') point = undefined;
    if (name === 'wpt' && hito) reading.hitos.push({ ...hito, nombre: oneLine(hito.nombre) });
    if (name === 'wpt') hito = undefined;
  });
  return parser;
}

function isParent(open: string[]): boolean {
  return open.at(-1) === 'trkpt' || open.at(-1) === 'rtept';
}

function pointOf({ attributes }: SaxesTagPlain, reading: Reading): TrackPoint {
  if (++reading.count > maxPoints) throw refused(texts.many);
  const [latitud, longitud] = [degrees(attributes.lat), degrees(attributes.lon)];
  const isThere = Math.abs(latitud) <= 90 && Math.abs(longitud) <= 180;
  if (!isThere) throw refused(texts.coordinates);
  return { latitud, longitud };
}

/** One that is nowhere is none: the track is what counts. */
function hitoAt({ attributes }: SaxesTagPlain): Hito | undefined {
  const [latitud, longitud] = [degrees(attributes.lat), degrees(attributes.lon)];
  return Math.abs(latitud) <= 90 && Math.abs(longitud) <= 180 ? { nombre: '', latitud, longitud } : undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, hitoLength);
}

/** Not a number is no place. */
function degrees(text: string | undefined): number {
  return text && /^\s*[+-]?\d{1,3}(?:\.\d+)?(?:e-?\d{1,2})?\s*$/i.test(text) ? Number(text) : Number.NaN;
}

function altitudeOf(text: string): number | undefined {
  const metres = text.trim() === '' ? Number.NaN : Number(text);
  return metres > -500 && metres < 9000 ? metres : undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** Where the instrument missed a height now and then, it is filled in from its neighbours; mostly none means none. */
function withAltitudesOrNone(pieces: TrackPoint[][]): TrackPoint[][] {
  const points = pieces.flat();
  const known = points.filter(({ altitud }) => altitud !== undefined);
  if (known.length * 2 < points.length)
    return pieces.map((piece) => piece.map(({ latitud, longitud }) => ({ latitud, longitud })));
  // A piece without any is as high as the one before it ended, or as the first known.
  let last = known[0]?.altitud;
  for (const piece of pieces) {
    fillIn(piece, last);
    last = piece.at(-1)!.altitud;
  }
  return pieces;
}

function fillIn(points: TrackPoint[], otherwise: number | undefined): void {
  const known = points.flatMap(({ altitud }, index) => (altitud === undefined ? [] : [index]));
  let next = 0;
  for (const [index, point] of points.entries()) {
    while (next < known.length && known[next]! < index) next++;
    if (point.altitud !== undefined) continue;
    if (known.length === 0) {
      point.altitud = otherwise;
      continue;
    }
    const [before, after] = [known[next - 1] ?? known[next]!, known[next] ?? known[next - 1]!];
    const share = after > before ? (index - before) / (after - before) : 0;
    const from = points[before]!.altitud!;
    point.altitud = from + (points[after]!.altitud! - from) * share;
  }
}

function refused(text: string): Refusal {
  return new Refusal(422, text, { gpx: text });
}

interface Taken {
  nombre: string;
  url: string;
  track: Track;
  hitos: readonly Hito[];
}

/** What visitors take with them: the line, its heights and its named points. */
export function gpxFile({ nombre, url, track, hitos }: Taken): string {
  const pieces = track.map((piece) => `<trkseg>\n${piece.map(pointLine).join('\n')}\n</trkseg>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="${escapeHtml(new URL(url).host)}" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${escapeHtml(nombre)}</name><link href="${escapeHtml(url)}"/></metadata>
${hitos.map(hitoLine).join('')}<trk><name>${escapeHtml(nombre)}</name>
${pieces.join('\n')}
</trk>
</gpx>
`;
}

function hitoLine({ nombre, ...at }: Hito): string {
  return `<wpt ${attributesOf(at)}>${nombre && `<name>${escapeHtml(nombre)}</name>`}</wpt>\n`;
}

function attributesOf({ latitud, longitud }: Pick<TrackPoint, 'latitud' | 'longitud'>): string {
  return `lat="${latitud.toFixed(6)}" lon="${longitud.toFixed(6)}"`;
}

function pointLine({ altitud, ...at }: TrackPoint): string {
  const height = altitud === undefined ? '' : `<ele>${altitud.toFixed(1)}</ele>`;
  return `<trkpt ${attributesOf(at)}>${height}</trkpt>`;
}
