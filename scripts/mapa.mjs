/**
 * Prepares our map from the open boundaries of the National Geographic Institute (npm es-atlas): `node scripts/mapa.mjs`.
 * Writes, into src/areas/mapa/, the drawing (provincia.svg: one path per municipality, integer coordinates), what the
 * server knows of each municipality (municipios.json: code, name, centre, neighbours), and the province's limits in the
 * drawing's units (contorno.json).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature, mesh, neighbors } from 'topojson-client';
import { frame, project, unproject } from '../src/areas/mapa/projection.ts';
import { seats } from './mapa-seats.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('es-atlas/es/municipalities.json'), 'utf8'),
);
const shapes = atlas.objects.municipalities.geometries
  .filter(({ id }) => String(id).startsWith('16'))
  .sort((one, other) => String(one.id).localeCompare(String(other.id)));
/** Bands of colour across the province, from the mountains in the north-east to the plain in the south-west. */
const bands = 5;

const around = neighbors(shapes);
const municipios = shapes.map((shape, place) => {
  const polygons = polygonsOf(feature(atlas, shape).geometry);
  const main = polygons.toSorted((one, other) => area(other[0]) - area(one[0]))[0];
  const { nombre, seat } = named(shape, polygons);
  const centre = seat ?? unproject(middleOf(main));
  return {
    codigo: String(shape.id),
    nombre,
    latitud: round(centre.latitud),
    longitud: round(centre.longitud),
    banda: bandOf(middleOf(main)),
    vecinos: around[place].map((other) => String(shapes[other].id)),
    d: polygons.map((rings) => rings.map(ringPath).join('')).join(''),
  };
});

const outline = mesh(atlas, { type: 'GeometryCollection', geometries: shapes }, (one, other) => one === other);
const outlinePath = outline.coordinates.map((line) => ringPath(line.map(toUnits))).join('');
const [edge, ...islands] = outline.coordinates.map((line) => line.map(toUnits));
if (islands.length > 0) throw new Error('the province is no longer in one piece');
const groups = Array.from({ length: bands }, (_, band) => {
  const paths = municipios
    .filter(({ banda }) => banda === band)
    .map(({ codigo, d }) => `<path id="m${codigo}" d="${d}"/>`);
  return `<g fill="var(--mapa-${band})">\n${paths.join('\n')}\n</g>`;
});
write(
  'provincia.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">
<!-- © Instituto Geográfico Nacional (CC BY 4.0), npm es-atlas; made by scripts/mapa.mjs -->
<g id="provincia">
${groups.join('\n')}
</g>
<path id="contorno" d="${outlinePath}"/>
</svg>
`,
);
const rows = municipios.map(({ d, ...row }) => `  ${JSON.stringify(row)}`);
write('municipios.json', `[\n${rows.join(',\n')}\n]\n`);
write('contorno.json', `[\n${edge.map((corner) => `  ${JSON.stringify(corner)}`).join(',\n')}\n]\n`);
console.log(`${municipios.length} municipios, ${Object.keys(seats).length} seats known`);

function write(name, text) {
  writeFileSync(join(root, 'src/areas/mapa', name), text);
}

function polygonsOf({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.map((rings) => rings.map((ring) => ring.map(toUnits)));
}

function toUnits([longitud, latitud]) {
  const { x, y } = project({ latitud, longitud });
  return [Math.round(x), Math.round(y)];
}

/** Relative steps; a step that leads nowhere is left out. */
function ringPath(points) {
  let [[x, y]] = points;
  let path = `M${x} ${y}l`;
  let steps = '';
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps += `${steps && nextX - x >= 0 ? ' ' : ''}${nextX - x}${nextY - y >= 0 ? ' ' : ''}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  path += steps;
  return `${path}z`;
}

function named(shape, polygons) {
  const nombre = shape.properties.name;
  const known = seats[nombre];
  if (!known) return { nombre };
  const seat = { latitud: known[0], longitud: known[1] };
  const { x, y } = project(seat);
  if (!polygons.some(([ring]) => contains(ring, [x, y]))) throw new Error(`${nombre}: its seat is outside its limits`);
  return { nombre, seat };
}

function area(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [[x1, y1], [x2, y2]] = [ring[i], ring[(i + 1) % ring.length]];
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum / 2);
}

/** The point of a shape that is farthest from its limits: always inside, also in a crescent. */
function middleOf([ring]) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let best = { x: xs[0], y: ys[0], distance: -1 };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
      if (!contains(ring, [x, y])) continue;
      const distance = Math.min(...ring.map((corner, i) => distanceTo([x, y], corner, ring[(i + 1) % ring.length])));
      if (distance > best.distance) best = { x, y, distance };
    }
  return best;
}

function contains(ring, [x, y]) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function distanceTo([x, y], [x1, y1], [x2, y2]) {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - (x1 + t * (x2 - x1)), y - (y1 + t * (y2 - y1)));
}

/** 0 in the north-east to 4 in the south-west, a little uneven so that the mosaic shows. */
function bandOf({ x, y }) {
  const along = (frame.width - x + y) / (frame.width + frame.height);
  const uneven = (((x * 7 + y * 13) % 100) / 100 - 0.5) * 0.9;
  return Math.max(0, Math.min(bands - 1, Math.round((along - 0.22) * 1.75 * (bands - 1) + uneven)));
}

function round(degrees) {
  return Math.round(degrees * 10_000) / 10_000;
}
