/** What a sponsor and the site have agreed: from when to when, for how much, and where it is shown. */
import { z } from 'zod';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { flag, id, optionalDay, optionalEmail, optionalNumber, optionalText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';

export const lugares = ['pie', 'portada', 'municipio', 'categorias'] as const;
export type Lugar = (typeof lugares)[number];

export const lugarLabel = {
  pie: 'Pie de todas las páginas',
  portada: 'Portada',
  municipio: 'Páginas de su municipio',
  categorias: 'Secciones elegidas («Patrocina esta sección»)',
} satisfies Record<Lugar, string>;

/** A list, or a form's text of one. */
function listOf<Item extends z.ZodType>(item: Item, invalid: string) {
  return z
    .union([z.array(z.unknown()), z.string()], { error: invalid })
    .transform((given, context): z.output<Item>[] => {
      const parsed = z
        .array(item)
        .max(200)
        .safeParse(typeof given === 'string' ? parsedJson(given || '[]') : given);
      if (parsed.success) return [...new Set(parsed.data)];
      context.addIssue({ code: 'custom', message: invalid });
      return z.NEVER;
    })
    .optional();
}

function parsedJson(text: string): unknown {
  try {
    return parseSentJson(text);
  } catch {
    return undefined;
  }
}

/** Part of every sponsor's form; what is not sent stays as it is. */
export const contratoFields = {
  desde: optionalDay('La fecha de inicio'),
  hasta: optionalDay('La fecha de fin'),
  importe: optionalNumber({ invalid: 'El importe no es válido.', min: 0, max: 9_999_999 }),
  contacto: optionalText('El contacto', 500),
  notas: optionalText('Las notas', 5000),
  orden: optionalNumber({ invalid: 'El orden es un número entre 1 y 9999.', integer: true, min: 1, max: 9999 }),
  lugares: listOf(z.enum(lugares), 'Los lugares no son válidos.'),
  municipio_id: filterId('El municipio'),
  categorias: listOf(id(), 'Las secciones no son válidas.'),
  informe_mensual: flag('Informe mensual').optional(),
  informe_email: optionalEmail('El correo para el informe'),
};
const fields = z.object(contratoFields);
export type ContratoInput = z.output<typeof fields>;

/** As the edit screen reads it. */
export const contrato = z.object({
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  importe: z.number().nullable(),
  contacto: z.string().nullable(),
  notas: z.string().nullable(),
  orden: z.number().nullable(),
  lugares: z.array(z.enum(lugares)),
  municipio_id: z.number().nullable(),
  categorias: z.array(z.number()),
  informe_mensual: z.boolean(),
  informe_email: z.string().nullable(),
});
export type Contrato = z.infer<typeof contrato>;

/** What is stored of it. */
export interface ContratoRow {
  desde: string | null;
  hasta: string | null;
  importe_cents: number | null;
  contacto: string | null;
  notas: string | null;
  orden: number | null;
  lugares: string;
  municipio_id: number | null;
  categorias: string;
  informe_mensual: number;
  informe_email: string | null;
}

export function toContrato(row: ContratoRow): Contrato {
  return {
    desde: row.desde,
    hasta: row.hasta,
    importe: row.importe_cents === null ? null : centsToEuros(row.importe_cents),
    contacto: row.contacto,
    notas: row.notas,
    orden: row.orden,
    lugares: JSON.parse(row.lugares) as Lugar[],
    municipio_id: row.municipio_id,
    categorias: JSON.parse(row.categorias) as number[],
    informe_mensual: row.informe_mensual === 1,
    informe_email: row.informe_email,
  };
}

/** The columns that are written; undefined leaves them as they are. */
export function contratoColumns({ importe, lugares, categorias, informe_mensual, ...same }: ContratoInput) {
  return {
    desde: same.desde,
    hasta: same.hasta,
    contacto: same.contacto,
    notas: same.notas,
    orden: same.orden,
    municipio_id: same.municipio_id,
    informe_email: same.informe_email,
    importe_cents: typeof importe === 'number' ? eurosToCents(importe) : importe,
    lugares: lugares && JSON.stringify(lugares),
    categorias: categorias && JSON.stringify(categorias),
    informe_mensual: informe_mensual === undefined ? undefined : Number(informe_mensual),
  };
}

/** What does not fit together, beside its field. */
export function contratoProblem(
  whole: Pick<
    Contrato,
    'desde' | 'hasta' | 'lugares' | 'municipio_id' | 'categorias' | 'informe_mensual' | 'informe_email'
  >,
): { field: keyof Contrato; message: string } | undefined {
  const { desde, hasta, lugares, municipio_id, categorias, informe_mensual, informe_email } = whole;
  if (desde && hasta && hasta < desde)
    return { field: 'hasta', message: 'La fecha de fin no puede ser anterior a la de inicio.' };
  if (lugares.includes('municipio') && !municipio_id)
    return { field: 'municipio_id', message: 'Elige de qué municipio son las páginas.' };
  if (lugares.includes('categorias') && categorias.length === 0)
    return { field: 'categorias', message: 'Elige al menos una sección.' };
  if (informe_mensual && !informe_email)
    return { field: 'informe_email', message: 'Di a qué correo se envía el informe.' };
  return undefined;
}
