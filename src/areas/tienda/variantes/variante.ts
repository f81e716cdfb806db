/** Variants of a product: up to two options, each with its values; every combination has its own price and units. */
import { z } from 'zod';
import { jsonField } from '#values/fields/json.ts';
import { flag, optionalNumber, optionalText, partId, requiredText } from '#values/fields.ts';
import { requiredPrice } from '#values/price.ts';
import { plain } from '#values/slug.ts';
import { combinations, type Opcion, varianteKey, varianteName } from './opciones.ts';

export const maxOpciones = 2;
export const maxValores = 30;
export const maxVariantes = 100;

const isAllDifferent = (texts: string[]) => new Set(texts.map(plain)).size === texts.length;

const opcionField = z.object(
  {
    nombre: requiredText('El nombre de la opción', 40),
    valores: z
      .array(requiredText('El valor', 60), { error: 'La opción necesita una lista de valores.' })
      .min(1, 'Cada opción necesita al menos un valor.')
      .max(maxValores, `Como mucho ${maxValores} valores en una opción.`)
      .refine(isAllDifferent, 'Un valor está repetido.'),
  },
  { error: 'Cada opción lleva nombre y valores.' },
);

const stockField = optionalNumber({
  invalid: 'Las existencias deben ser un número entero, o quedar vacías si no se agotan.',
  integer: true,
  min: 0,
  max: 1_000_000,
});

const varianteField = z.object(
  {
    id: partId(),
    valores: z.array(requiredText('El valor', 60), { error: 'La variante necesita sus valores.' }).max(maxOpciones),
    precio: requiredPrice('El precio de la variante'),
    stock: stockField,
    /** What the form had read: sales made since then are kept, the change is applied on top of them. */
    stock_anterior: stockField,
    activo: flag('Activo').default(true),
    /** What the operator's own lists call it; without one it goes by the product's. */
    referencia: optionalText('La referencia de la variante', 40),
    /** Which of the product's pictures shows it; any other address is none. */
    imagen: optionalText('La imagen de la variante', 255),
  },
  { error: 'Cada variante lleva valores, precio y existencias.' },
);
export type VarianteSent = z.output<typeof varianteField>;

export const opcionesField = jsonField(
  z
    .array(opcionField, { error: 'Las opciones no son una lista.' })
    .max(maxOpciones, `Como mucho ${maxOpciones} opciones.`)
    .refine((opciones) => isAllDifferent(opciones.map(({ nombre }) => nombre)), 'Dos opciones se llaman igual.')
    .optional(),
);

export const variantesField = jsonField(
  z
    .array(varianteField, { error: 'Las variantes no son una lista.' })
    .max(maxVariantes, `Como mucho ${maxVariantes} variantes.`)
    .optional(),
);

export const opcion = z.object({ nombre: z.string(), valores: z.array(z.string()) });

export const variante = z.object({
  id: z.number(),
  valores: z.array(z.string()),
  /** Euros, IVA included. */
  precio: z.number(),
  /** Units that can be bought now; null means without limit. */
  stock: z.number().nullable(),
  activo: z.number(),
  /** Its own, where it has one. */
  referencia: z.string().nullable(),
  /** Which of the product's pictures shows it. */
  imagen: z.string().nullable(),
  /** The price that may be crossed out beside it. */
  precio_anterior: z.number().nullable(),
});
export type Variante = z.infer<typeof variante>;

/** What is wrong with variants and options together, beside its field; undefined when they fit. */
export function variantesProblem(opciones: readonly Opcion[], variantes: readonly VarianteSent[]): string | undefined {
  if (opciones.length === 0) return variantes.length > 0 ? 'Las variantes necesitan al menos una opción.' : undefined;
  if (variantes.length === 0) return 'Con opciones hace falta al menos una variante.';
  const known = new Set(combinations(opciones).map(varianteKey));
  const keys = variantes.map(({ valores }) => varianteKey(valores));
  const stranger = variantes.find((_, index) => !known.has(keys[index]!));
  if (stranger) return `La variante «${varianteName(stranger)}» lleva valores que no están en las opciones.`;
  const twice = variantes.find((_, index) => keys.indexOf(keys[index]!) !== index);
  return twice && `La variante «${varianteName(twice)}» está repetida.`;
}
