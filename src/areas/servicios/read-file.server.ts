/** Services as others publish them: a table (CSV) or a map (GeoJSON, as open data and OpenStreetMap have it). */
import { readFile, stat } from 'node:fs/promises';
import { Refusal } from '#server/api/refusal.ts';
import { readCsv } from '#server/read-csv.ts';
import { parseSentJson, TooMuchJson } from '#values/fields/sent-json.ts';
import { plain } from '#values/slug.ts';
import { type TipoServicio, tipoNames, tiposServicio } from './tipos.ts';

const maxMb = 3;
const maxRows = 5000;
/** In a GeoJSON: each has its name, its place and what else is known of it. */
const maxValues = 40 * maxRows;

/** One of the file, still to be checked; `at` is where to look for it there. */
export interface Found {
  at: string;
  sent: Record<string, unknown>;
}

/** As OpenStreetMap calls them. */
const openStreetMap: Record<string, TipoServicio> = {
  parking: 'aparcamiento',
  fuel: 'gasolinera',
  charging_station: 'recarga',
  pharmacy: 'farmacia',
  atm: 'cajero',
  bank: 'cajero',
  drinking_water: 'agua',
  water_point: 'agua',
  toilets: 'aseos',
  information: 'turismo',
};

export async function readServicios(path: string): Promise<Found[]> {
  const { size } = await stat(path);
  if (size > maxMb * 1024 * 1024) throw new Refusal(413, `El archivo pasa de ${maxMb} MB. Divídelo en partes.`);
  const start = (await readFile(path, 'utf8')).trimStart();
  const found = start.startsWith('{') ? ofGeoJson(start) : await ofCsv(path);
  if (found.length > maxRows) throw tooMany();
  return found;
}

function tooMany(): Refusal {
  return new Refusal(413, `El archivo lleva más de ${maxRows} servicios, o demasiado de ellos. Divídelo en partes.`);
}

async function ofCsv(path: string): Promise<Found[]> {
  const { has, rows } = await readCsv(path);
  if (!has('tipo') || !has('latitud', 'lat') || !has('longitud', 'lon', 'lng'))
    throw new Refusal(
      422,
      'La primera fila debe llevar los nombres de las columnas: tipo, nombre, latitud, longitud y fecha.',
    );
  const found: Found[] = [];
  for await (const { line, cell } of rows) {
    if (found.length > maxRows) break;
    const tipo = tipoOf(cell('tipo'));
    found.push({
      at: `Fila ${line}`,
      sent: {
        tipo,
        nombre: cell('nombre', 'name') || nameOf(tipo),
        latitud: cell('latitud', 'lat'),
        longitud: cell('longitud', 'lon', 'lng'),
        fecha: dayOf(cell('fecha')),
      },
    });
  }
  return found;
}

interface Feature {
  geometry?: { type?: unknown; coordinates?: unknown } | null;
  properties?: Record<string, unknown> | null;
}

function ofGeoJson(text: string): Found[] {
  const { type, features } = parsed(text);
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw new Refusal(422, 'El archivo GeoJSON debe ser una colección de puntos (FeatureCollection).');
  if (features.length > maxRows) throw tooMany();
  return (features as (Feature | null)[]).map((feature, index) => {
    const { geometry, properties } = feature ?? {};
    const said = properties ?? {};
    const tipo = tipoOf(String(said.tipo ?? said.amenity ?? said.tourism ?? ''));
    return {
      at: `Punto ${index + 1}`,
      sent: {
        tipo,
        nombre: said.nombre ?? said.name ?? nameOf(tipo),
        ...middleOf(positionsIn(geometry?.coordinates)),
        fecha: dayOf(said.fecha ?? said.check_date),
      },
    };
  });
}

/** Of a point there is one; of an area, which car parks are drawn as, its edge. */
function positionsIn(coordinates: unknown): unknown[][] {
  if (!Array.isArray(coordinates)) return [];
  return Array.isArray(coordinates[0]) ? coordinates.flatMap(positionsIn) : [coordinates];
}

function middleOf(positions: unknown[][]): { latitud?: unknown; longitud?: unknown } {
  const [first] = positions;
  if (positions.length < 2) return first ? { latitud: first[1], longitud: first[0] } : {};
  const between = (axis: 0 | 1) => {
    const degrees = positions.map((position) => Number(position[axis]));
    return (
      (degrees.reduce((one, other) => Math.min(one, other)) + degrees.reduce((one, other) => Math.max(one, other))) / 2
    );
  };
  return { latitud: between(1), longitud: between(0) };
}

/** As a spreadsheet in Spanish writes a day, or as the rest of the world does, with its hour or without. */
function dayOf(said: unknown): unknown {
  if (typeof said !== 'string') return said;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(said.trim()) ?? [];
  if (year) return [year, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-');
  return said.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
}

function parsed(text: string): { type?: unknown; features?: unknown } {
  try {
    return parseSentJson(text, undefined, maxValues) as object;
  } catch (error) {
    if (error instanceof TooMuchJson) throw tooMany();
    throw new Refusal(422, 'El archivo no es un GeoJSON: no se puede leer.');
  }
}

/** By its name here, by its label, or as OpenStreetMap has it; anything else stays, to be refused by its name. */
function tipoOf(text: string): string {
  const word = plain(text).trim();
  const known = tipoNames.find((tipo) => tipo === word || plain(tiposServicio[tipo]) === word);
  return known ?? openStreetMap[word.replaceAll(' ', '_')] ?? text;
}

function nameOf(tipo: string): string {
  return (tiposServicio as Record<string, string>)[tipo] ?? '';
}
