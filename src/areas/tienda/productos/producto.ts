import { z } from 'zod';
import { opcion, opcionesField, variante, variantesField } from '#areas/tienda/variantes/variante.ts';
import { flag, id, number, optionalNumber, optionalText, requiredText, slugField, version } from '#values/fields.ts';
import { type IvaRate, ivaRates, requiredPrice } from '#values/price.ts';
import { unidadesContenido } from './contenido-neto.ts';

const missingPrice = 'El precio es obligatorio y debe ser un número válido.';
const missingTienda = 'La tienda es obligatoria.';
const missingCategoria = 'La categoría es obligatoria.';

const iva = number({ missing: 'El tipo de IVA debe ser 21, 10 o 4.', integer: true })
  .refine((rate) => ivaRates.some((known) => known === rate), 'El tipo de IVA debe ser 21, 10 o 4.')
  .transform((rate) => rate as IvaRate);

/** Units at hand; empty means that it never runs out. */
const stock = optionalNumber({
  invalid: 'Las existencias deben ser un número entero, o quedar vacías si no se agotan.',
  integer: true,
  min: 0,
  max: 1_000_000,
});

/** Grams or millilitres inside a pack; empty for what is not sold by weight or volume. */
const contenidoNeto = optionalNumber({
  invalid: 'El contenido neto debe ser un número entero mayor que 0.',
  integer: true,
  min: 1,
}).refine((amount) => !amount || amount <= 1_000_000, 'El contenido neto no puede pasar de 1.000.000.');

const unidadContenido = z.union([z.literal('').transform(() => 'g' as const), z.enum(unidadesContenido)], {
  error: 'La unidad del contenido debe ser g o ml.',
});

const common = {
  nombre: requiredText('El nombre', 255),
  descripcion: optionalText('La descripción', 10_000),
  precio: requiredPrice('El precio', missingPrice, missingPrice),
  iva: iva.optional(),
  stock,
  contenido_neto: contenidoNeto,
  unidad_contenido: unidadContenido.optional(),
  activo: flag('Activo').optional(),
  /** With variants, price and units are theirs: the product's own follow. */
  opciones: opcionesField,
  variantes: variantesField,
};

/** The two creation screens name shop and category each its own way. */
export const productoCreate = z
  .object({
    id_tienda: id(missingTienda).optional(),
    tienda_id: id(missingTienda).optional(),
    id_categoria: id(missingCategoria).optional(),
    categoria_id: id(missingCategoria).optional(),
    ...common,
  })
  .superRefine((input, context) => {
    if (!(input.id_tienda ?? input.tienda_id))
      context.addIssue({ code: 'custom', path: ['id_tienda'], message: missingTienda });
    if (!(input.id_categoria ?? input.categoria_id))
      context.addIssue({ code: 'custom', path: ['id_categoria'], message: missingCategoria });
  });

export const productoUpdate = z.object({
  id: id(),
  version: version(),
  tienda_id: id(missingTienda).optional(),
  categoria_id: id(missingCategoria).optional(),
  /** Read-only: accepted as it is, refused when it differs. */
  referencia: requiredText('La referencia', 40).optional(),
  ...common,
  nombre: common.nombre.optional(),
  precio: common.precio.optional(),
  slug: slugField().optional(),
  /** What the form had read: sales made since then are kept, the change is applied on top of them. */
  stock_anterior: stock,
  url_imagen: optionalText('La imagen principal', 255),
  /** JSON list of the additional pictures that stay. */
  existing_images: z.string().max(20_000, 'La lista de imágenes es demasiado larga.').optional(),
});

const text = z.string().nullable();

export const producto = z.object({
  id: z.number(),
  tienda_id: z.number(),
  nombre_tienda: z.string(),
  categoria_id: z.number(),
  nombre_categoria: z.string(),
  referencia: z.string(),
  slug: z.string(),
  nombre: z.string(),
  descripcion: text,
  /** Euros, IVA included. */
  precio: z.number(),
  iva: z.number(),
  /** Units that can be bought now; null means without limit. */
  stock: z.number().nullable(),
  /** How much is inside a pack, in `unidad_contenido`; null for what is not sold by weight or volume. */
  contenido_neto: z.number().nullable(),
  unidad_contenido: z.enum(unidadesContenido),
  url_imagen: text,
  activo: z.number(),
  imagenes_adicionales_urls: z.array(z.string()),
  /** The price that may be crossed out: the lowest of the 30 days before it was lowered. */
  precio_anterior: z.number().nullable(),
  opciones: z.array(opcion),
  /** Empty for what has none; then price and units above are the lowest and all of them together. */
  variantes: z.array(variante),
});
export type Producto = z.infer<typeof producto>;

export const productoPagina = producto.extend({
  /** What goes with it, without texts and further pictures. */
  relacionados: z.array(producto),
});
export type ProductoPagina = z.infer<typeof productoPagina>;

export const productoAdmin = producto.extend({ version: z.number() });
export type ProductoAdmin = z.infer<typeof productoAdmin>;

export interface PastPrice {
  precioCents: number;
  /** The instant from which it was asked, ISO 8601. */
  since: string;
}

/**
 * The price a shop may show crossed out beside the present one: the lowest of the 30 days before the present price
 * began, when that was a reduction of the last 30 days. `history` runs from old to new; its last entry is the present.
 */
export function crossedOutCents(history: PastPrice[], now: Date): number | null {
  const present = history.at(-1);
  if (!present) return null;
  const began = Date.parse(present.since);
  if (began < now.getTime() - thirtyDays) return null;
  const asked = history.slice(0, -1).filter((_, index) => Date.parse(history[index + 1]!.since) > began - thirtyDays);
  const lowest = Math.min(...asked.map(({ precioCents }) => precioCents));
  return lowest > present.precioCents && Number.isFinite(lowest) ? lowest : null;
}

export const thirtyDays = 30 * 24 * 60 * 60 * 1000;
