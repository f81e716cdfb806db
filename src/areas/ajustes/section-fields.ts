/** The kinds of fields that the sections are made of. */
import { z } from 'zod';
import { notValid, optionalText, optionalUrl, number as quantity, requiredText } from '#values/fields.ts';
import { parseLogo, parsePicture } from '#values/picture.ts';

export const text = (label: string, max: number) => optionalText(label, max).transform((value) => value ?? '');
/** Nothing that cannot be seen: no line breaks, nothing that turns the direction of what follows. */
export const line = (label: string, max: number) =>
  requiredText(label, max).refine(
    (value) => !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(value),
    `${label} lleva caracteres que no se ven.`,
  );
export const phone = (label: string) =>
  text(label, 20).refine((value) => /^$|^\+?[\d\s]{9,20}$/.test(value), notValid(label));
export const address = (label: string) => optionalUrl(label).transform((value) => value ?? null);
/** An address, or a name as networks show it: "@secretos". */
export const profile = (label: string, base: string) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.trim().replace(/^@([\w.-]{1,60})$/, `${base}$1`) : typed),
    address(label),
  );
export const picture = () =>
  z
    .string()
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || parsePicture(value) !== undefined, 'La imagen no es una de las subidas.');
/** A picture, or a drawing (SVG). */
export const logo = () =>
  z
    .string()
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || parseLogo(value) !== undefined, 'La imagen no es una de las subidas.');
export const lines = (label: string, max: number) =>
  z
    .array(requiredText(label, 120), { error: notValid(label) })
    .max(max, `Como mucho ${max} líneas.`)
    .default([]);

/** A page of the site or an address elsewhere. */
export const target = (label: string) =>
  requiredText(label, 300).transform((value, context) => {
    const found = asTarget(value);
    if (found) return found;
    context.addIssue({ code: 'custom', message: `${label} no es una página del sitio ni una dirección web.` });
    return z.NEVER;
  });

export const link = z.object({ texto: requiredText('El texto', 60), destino: target('El destino') });
export const price = (label: string) =>
  quantity({
    missing: `${label} es obligatorio.`,
    invalid: `${label} no es un importe válido.`,
    min: 0,
    max: 10_000,
  }).refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    `${label} lleva como mucho dos decimales.`,
  );
/** Provinces by the first two digits of their postal codes. */
export const provinces = z
  .array(
    z.string().regex(/^(0[1-9]|[1-4]\d|5[0-2])$/, 'Cada provincia se escribe con las dos cifras de su código postal.'),
  )
  .max(52)
  .default([]);

/** Empty: the built text. The version is given when a text is published. */
export const legalText = z.object({ texto: text('El texto', 200_000), version: z.string().max(20).default('') });

/** As a person types it: "/tienda", "https://…", "www.dipucuenca.es". */
function asTarget(typed: string): string | undefined {
  if (/^\/(?![/\\])[^\s\\]*$/.test(typed)) return typed;
  if (/^(?:mailto|tel):\S+$/.test(typed)) return typed;
  return z.safeParse(optionalUrl('El destino', 300), typed).data ?? undefined;
}
