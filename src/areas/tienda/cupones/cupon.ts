/** A coupon: what it takes off, when, for whom, and why it is refused. */
import { z } from 'zod';
import { jsonField } from '#values/fields/json.ts';
import { flag, id, optionalDay, optionalNumber, requiredText, version } from '#values/fields.ts';
import { optionalPrice } from '#values/price.ts';

export const tiposCupon = ['porcentaje', 'importe', 'envio'] as const;
export type TipoCupon = (typeof tiposCupon)[number];

export const tipoCuponLabel = {
  porcentaje: 'Porcentaje',
  importe: 'Importe en euros',
  envio: 'Envío gratis',
} satisfies Record<TipoCupon, string>;

/** As it is typed and printed: capitals, digits and hyphens. */
export function normalizeCupon(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/\s+/g, '');
}

const codigo = requiredText('El código', 40)
  .transform(normalizeCupon)
  .refine((text) => /^[A-Z0-9-]{3,40}$/.test(text), 'El código lleva entre 3 y 40 letras, números o guiones.');

const day = (label: string) => optionalDay(label, `${label} debe tener la forma AAAA-MM-DD.`);

const categorias = jsonField(
  z.array(id('La categoría no es válida.'), { error: 'Las categorías no son una lista.' }).max(100).optional(),
);

const common = {
  codigo,
  tipo: z.enum(tiposCupon, { error: 'El tipo debe ser porcentaje, importe o envio.' }),
  valor: optionalNumber({ invalid: 'El valor debe ser un número mayor que 0.', min: 0, max: 1_000_000 }),
  desde: day('La fecha de inicio'),
  hasta: day('La fecha de fin'),
  minimo: optionalPrice('La compra mínima'),
  usos: optionalNumber({
    invalid: 'Los usos deben ser un número entero mayor que 0, o quedar vacíos si no hay límite.',
    integer: true,
    min: 1,
    max: 1_000_000,
  }),
  categorias,
  activo: flag('Activo').optional(),
};

export const cuponForm = z.object(common).superRefine((input, context) => {
  for (const [field, message] of Object.entries(cuponProblems(input)))
    context.addIssue({ code: 'custom', path: [field], message });
});

export const cuponUpdate = z.object({
  id: id(),
  version: version(),
  ...common,
  codigo: codigo.optional(),
  tipo: common.tipo.optional(),
});

/** What does not go together, beside its field. */
export function cuponProblems({ tipo, valor, desde, hasta }: CuponWritten): Record<string, string> {
  const problems: Record<string, string> = {};
  if (tipo === 'porcentaje' && !(valor && Number.isInteger(valor) && valor <= 100))
    problems.valor = 'El porcentaje debe ser un número entero entre 1 y 100.';
  if (tipo === 'importe' && !(valor && Math.abs(valor * 100 - Math.round(valor * 100)) < 1e-4))
    problems.valor = 'El importe debe ser mayor que 0, con dos decimales como mucho.';
  if (desde && hasta && hasta < desde) problems.hasta = 'La fecha de fin no puede ser anterior a la de inicio.';
  return problems;
}

interface CuponWritten {
  tipo: TipoCupon;
  valor?: number | null | undefined;
  desde?: string | null | undefined;
  hasta?: string | null | undefined;
}

export const cupon = z.object({
  id: z.number(),
  codigo: z.string(),
  tipo: z.enum(tiposCupon),
  /** Percent, or euros; 0 for free shipping. */
  valor: z.number(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  /** Euros of goods it asks for. */
  minimo: z.number(),
  usos: z.number().nullable(),
  usados: z.number(),
  categorias: z.array(z.number()),
  activo: z.number(),
  version: z.number(),
});
export type Cupon = z.infer<typeof cupon>;

/** What a buyer's browser knows of it, to show what the order will cost. */
export const cuponAplicado = z.object({
  codigo: z.string(),
  tipo: z.enum(tiposCupon),
  /** Percent, or cents. */
  valor: z.number(),
  minimo_cents: z.number(),
  /** Of the products asked about, those it is for. */
  productos: z.array(z.number()),
});
export type CuponAplicado = z.infer<typeof cuponAplicado>;
