/** What WooCommerce sells in several forms, as our options and variants: one for each combination. */

import { combinations, type Opcion, varianteKey, varianteName } from '#areas/tienda/variantes/opciones.ts';
import { maxOpciones, maxValores, maxVariantes, type VarianteSent } from '#areas/tienda/variantes/variante.ts';
import type { CsvRow } from '#server/read-csv.ts';
import { plural } from '#values/plural.ts';
import { plain } from '#values/slug.ts';
import { type Attribute, attributesOf, imagesOf, isPublished, type Price, priceOf, stockOf } from './cells.server.ts';

export interface Varied {
  opciones: Opcion[];
  variantes: VarianteSent[];
  notes: string[];
}

interface Variation {
  row: CsvRow;
  price: Price;
  attributes: Attribute[];
}

const maxNombre = 40;
const maxValor = 60;
const maxReferencia = 40;
/** More than that need not be looked at. */
const maxVariations = 500;

/** The options and variants of a product, or why they cannot come. */
export function variedOf(parent: CsvRow, rows: CsvRow[], today: string): Varied | { why: string } {
  if (rows.length > maxVariations)
    return { why: `No viene: tiene ${rows.length} variantes, y aquí caben ${maxVariantes}.` };
  const notes: string[] = [];
  const variations = sellable(rows, today, notes);
  if (variations.length === 0) return { why: 'No viene: ninguna de sus variantes se puede vender.' };
  const opciones = opcionesOf(attributesOf(parent), variations);
  const problem = opcionesProblem(opciones);
  if (problem) return { why: problem };
  const variantes = variantesOf(parent, variations, opciones, notes);
  if (variantes.length > maxVariantes)
    return { why: `No viene: tiene ${variantes.length} variantes, y aquí caben ${maxVariantes}.` };
  const isOffered = (valor: string, index: number) => variantes.some(({ valores }) => valores[index] === valor);
  return {
    opciones: opciones.map(({ nombre, valores }, index) => ({
      nombre,
      valores: valores.filter((valor) => isOffered(valor, index)),
    })),
    variantes,
    notes: [...notes, ...priceNotes(variations)],
  };
}

/** Those with a price, in the shop's own order. */
function sellable(rows: CsvRow[], today: string, notes: string[]): Variation[] {
  const found = rows.flatMap((row) => {
    const attributes = attributesOf(row);
    const nombre = attributes.map(({ valores }) => valores[0] ?? 'cualquiera').join(', ');
    const price = priceOf(row, today);
    const left = /virtual|downloadable|descargable/.test(plain(row.cell('type', 'tipo')))
      ? 'no es algo que se envíe'
      : attributes.length === 0
        ? 'no dice en qué se distingue'
        : !price && 'no tiene un precio válido';
    if (left) notes.push(`Su variante «${nombre || `fila ${row.line}`}» no viene: ${left}.`);
    return price && !left ? [{ row, price, attributes }] : [];
  });
  const place = ({ row }: Variation) => Number(row.cell('position', 'posicion')) || 0;
  return found.sort((one, other) => place(one) - place(other) || one.row.line - other.row.line);
}

/** What they differ in and the values of it, in the product's order, and any that only a variation knows. */
function opcionesOf(own: Attribute[], variations: Variation[]): Opcion[] {
  const named = new Map<string, { nombre: string; valores: Map<string, string> }>();
  for (const { attributes } of variations)
    for (const { nombre, valores } of attributes) {
      const key = plain(nombre);
      const known = named.get(key) ?? fromProduct(own, nombre);
      for (const valor of valores.slice(0, 1)) addTo(known.valores, valor);
      named.set(key, known);
    }
  const place = (nombre: string) => own.findIndex((one) => plain(one.nombre) === plain(nombre));
  const opciones = [...named.values()]
    .sort((one, other) => place(one.nombre) - place(other.nombre))
    .map(({ nombre, valores }) => ({ nombre, valores: [...valores.values()] }))
    .filter(({ valores }) => valores.length > 0);
  // What is the same for all of them is no choice.
  return opciones.length > maxOpciones ? opciones.filter(({ valores }) => valores.length > 1) : opciones;
}

function fromProduct(own: Attribute[], nombre: string) {
  const known = own.find((one) => plain(one.nombre) === plain(nombre));
  const valores = new Map<string, string>();
  for (const valor of known?.valores ?? []) addTo(valores, valor);
  return { nombre: known?.nombre ?? nombre, valores };
}

/** Two that would look the same here become one. */
function addTo(valores: Map<string, string>, valor: string): void {
  if (!valores.has(plain(valor))) valores.set(plain(valor), valor);
}

function opcionesProblem(opciones: Opcion[]): string | undefined {
  const names = opciones.map(({ nombre }) => nombre).join(', ');
  if (opciones.length === 0) return 'No viene: sus variantes no dicen en qué se distinguen.';
  if (opciones.length > maxOpciones)
    return `No viene: sus variantes combinan ${opciones.length} opciones (${names}), y aquí caben ${maxOpciones}.`;
  for (const { nombre, valores } of opciones) {
    if (valores.length > maxValores)
      return `No viene: su opción «${nombre}» tiene ${valores.length} valores, y aquí caben ${maxValores}.`;
    if (nombre.length > maxNombre || valores.some(({ length }) => length > maxValor))
      return `No viene: el nombre o un valor de su opción «${nombre.slice(0, maxNombre)}» es demasiado largo.`;
  }
  return undefined;
}

/** One for each combination that a variation stands for; one that names its values goes before one for any. */
function variantesOf(parent: CsvRow, variations: Variation[], opciones: Opcion[], notes: string[]): VarianteSent[] {
  const found = new Map<string, VarianteSent>();
  const shared = createShared(parent);
  const inTurn = variations
    .map((variation) => ({ ...variation, combos: combosOf(variation, opciones) }))
    .sort((one, other) => one.combos.length - other.combos.length);
  for (const { row, price, combos } of inTurn) {
    const fresh = combos.filter((valores) => !found.has(varianteKey(valores)));
    if (fresh.length === 0)
      notes.push(`Su variante «${varianteName({ valores: combos[0]! })}» está repetida: viene la primera.`);
    const units = shared.unitsFor(row, fresh.length);
    const referencia = fresh.length === 1 ? referenciaOf(row, notes) : null;
    for (const [index, valores] of fresh.entries())
      found.set(varianteKey(valores), {
        valores,
        precio: price.cents / 100,
        // Units that several share are never sold twice.
        stock: units === null || index === 0 ? units : 0,
        activo: isPublished(row),
        referencia,
        /** Where it is there; here it has another address. */
        imagen: imagesOf(row)[0],
      });
  }
  if (shared.isDivided())
    notes.push('Varias de sus variantes compartían existencias: vienen todas en la primera, repártelas.');
  return combinations(opciones).flatMap((valores) => found.get(varianteKey(valores)) ?? []);
}

function combosOf({ attributes }: Variation, opciones: Opcion[]): string[][] {
  return combinations(
    opciones.map(({ nombre, valores }) => {
      const own = attributes.find((one) => plain(one.nombre) === plain(nombre))?.valores[0];
      return { nombre, valores: own === undefined ? valores : valores.filter((one) => plain(one) === plain(own)) };
    }),
  );
}

/** The units that a product keeps for all its variations go to the first of them. */
function createShared(parent: CsvRow) {
  const total = stockOf(parent);
  let isGiven = false;
  let isDivided = false;
  return {
    isDivided: () => isDivided,
    unitsFor(row: CsvRow, count: number): number | null {
      const isOfParent = plain(row.cell('stock', 'inventario')) === 'parent' && total !== null;
      const units = isOfParent ? (isGiven ? 0 : total) : stockOf(row);
      if (isOfParent) {
        isDivided ||= isGiven && total > 0;
        isGiven = true;
      }
      isDivided ||= count > 1 && units !== null && units > 0;
      return units;
    },
  };
}

function referenciaOf(row: CsvRow, notes: string[]): string | null {
  const sku = row.cell('sku');
  if (sku.length <= maxReferencia) return sku || null;
  notes.push(`La referencia «${sku.slice(0, maxReferencia)}…» de una variante es demasiado larga: no viene.`);
  return null;
}

function priceNotes(variations: Variation[]): string[] {
  const reduced = variations.filter(({ price }) => price.regularCents !== undefined).length;
  const later = variations.filter(({ price }) => price.isReducedLater).length;
  const described = variations.filter(({ row }) => row.cell('description', 'descripcion') !== '').length;
  return [
    ...(reduced > 0
      ? [
          `${plural(reduced, 'variante estaba rebajada', 'variantes estaban rebajadas')}: vienen con el precio rebajado.`,
        ]
      : []),
    ...(later > 0 ? ['La rebaja de algunas variantes no está en vigor: vienen con el precio normal.'] : []),
    ...(described > 0 ? ['Las descripciones propias de sus variantes no vienen.'] : []),
  ];
}
