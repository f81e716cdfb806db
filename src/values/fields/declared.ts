/**
 * The fields of a kind, each said once: what its calls take (`schema`), in which column it is kept, and how its form asks
 * for it. A closed set: what none of them says is written by hand.
 */
import { z } from 'zod';
import { coordinateFields } from '#values/coordenadas/coordenadas.ts';
import {
  flag,
  id,
  optionalEmail,
  optionalNumber,
  optionalText,
  optionalUrl,
  requiredText,
  version,
} from '#values/fields.ts';
import { optionalPrice, requiredPrice } from '#values/price.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { activoField } from './activo.ts';
import { etiquetasField } from './etiquetas.ts';

/** How a form asks for it, besides its label. */
interface Look {
  type?: 'number' | 'email' | 'tel' | 'url' | 'date' | 'time';
  maxLength?: number;
  min?: number;
  max?: number;
  rows?: number;
  isRequired?: boolean;
  /** Marked as required, which it is not. */
  isMarked?: true;
  placeholder?: string;
  /** Under the label. */
  hint?: string;
  /** Under the input. */
  note?: string;
}

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'price'
  | 'rich'
  | 'picture'
  | 'neededPicture'
  | 'choice'
  | 'switch'
  | 'labels';
/** They come as files beside the other fields. */
type PictureKind = 'picture' | 'neededPicture';

export interface Field<
  Schema extends z.ZodType = z.ZodType,
  Kind extends FieldKind = FieldKind,
  Column extends string = string,
> extends Look {
  kind: Kind;
  label: string;
  schema: Schema;
  /** Where it is kept, when that is not its name. */
  column?: Column;
}

export type Fields = Record<string, Field>;

/** Any text field; the others of this file are special cases of it. */
export function field<Schema extends z.ZodType, Kind extends FieldKind = 'text', Column extends string = never>(
  label: string,
  schema: Schema,
  { kind = 'text' as Kind, ...look }: Look & { kind?: Kind; column?: Column } = {},
): Field<Schema, Kind, Column> {
  return { kind, label, schema, ...look };
}

/** `said` with its article, as refusals say it: "El título". */
export function text<Column extends string = never>(
  label: string,
  said: string,
  maxLength: number,
  look: Look & { column?: Column } = {},
) {
  return field(label, optionalText(said, maxLength), { ...look, maxLength });
}

export function neededText<Column extends string = never>(
  label: string,
  said: string,
  maxLength: number,
  look: Look & { column?: Column } = {},
) {
  return field(label, requiredText(said, maxLength), { ...look, maxLength, isRequired: true });
}

/** It grows from so many rows with what is written in it. */
export function textarea(label: string, said: string, maxLength: number, rows: number) {
  return field(label, optionalText(said, maxLength), { kind: 'textarea', maxLength, rows });
}

export function email(label: string, said: string) {
  return field(label, optionalEmail(said), { type: 'email', maxLength: 100 });
}

export function url<Column extends string = never>(label: string, said: string, look: Look & { column?: Column } = {}) {
  return field(label, optionalUrl(said), { ...look, type: 'url', maxLength: 255 });
}

/** A whole number from `min` on. */
export function whole(label: string, invalid: string, min: number, max: number) {
  return field(label, optionalNumber({ invalid, integer: true, min, max }), { type: 'number', min });
}

/** Euros, kept as cents. */
export function price(label: string, said: string) {
  return field(label, optionalPrice(said), { kind: 'price' });
}

export function neededPrice(label: string, said: string) {
  return field(label, requiredPrice(said), { kind: 'price', isRequired: true });
}

/** A text with headings, lists and pictures. */
export function rich(label: string, said: string) {
  return field(label, optionalText(said, maxRichText), { kind: 'rich' });
}

export function neededRich(label: string, said: string) {
  return field(label, requiredText(said, maxRichText), { kind: 'rich', isRequired: true });
}

/** The address of a stored picture in `column`; its file comes beside the other fields, and `quitar_{name}` takes it away. */
export function picture<Column extends string>(label: string, column: Column) {
  return field(label, z.unknown().optional(), { kind: 'picture', column });
}

/** One that a new thing must have, and that can only be changed; `missing` is the sentence beside its field. */
export function neededPicture<Column extends string>(label: string, column: Column, missing: string) {
  return field(label, z.unknown().refine(Boolean, missing), {
    kind: 'neededPicture',
    column,
    isRequired: true,
  });
}

export function isPicture({ kind }: Field): boolean {
  return kind === 'picture' || kind === 'neededPicture';
}

/** What is said beside a field that is left empty. */
export function missingOf({ schema }: Field): string {
  return schema.safeParse('').error?.issues[0]?.message ?? '';
}

/** Another thing by its id. `invalid` is the sentence for what is none. */
export function choice(label: string, invalid: string, look: Look = {}) {
  return field(label, optionalId(invalid), { ...look, kind: 'choice' });
}

export function neededChoice(label: string, missing: string) {
  return field(label, id(missing), { kind: 'choice', isRequired: true });
}

function optionalId(invalid: string) {
  return optionalNumber({ invalid, integer: true, min: 1, max: 2_147_483_647 });
}

/** Whether visitors see it. */
export function shown(label: string, hint: string) {
  return field(label, activoField, { kind: 'switch', hint });
}

/** Where it is, in degrees; what has them is refined with `bothCoordinates`. */
export const coordinates = {
  latitud: field('Latitud', coordinateFields.latitud),
  longitud: field('Longitud', coordinateFields.longitud),
};

/** For whom it is made: the closed set of labels. */
export function labels() {
  return field('Etiquetas', etiquetasField(), { kind: 'labels' });
}

type Sent<F extends Fields> = {
  [Name in keyof F as F[Name]['kind'] extends PictureKind ? never : Name]: F[Name]['schema'];
};

/** What a call takes of them; pictures come as files. */
export function shapeOf<F extends Fields>(fields: F): Sent<F> {
  const sent = Object.entries(fields).filter(([, field]) => !isPicture(field));
  return Object.fromEntries(sent.map(([name, { schema }]) => [name, schema])) as Sent<F>;
}

type Removals<F extends Fields> = {
  [Name in keyof F & string as F[Name]['kind'] extends 'picture' ? `quitar_${Name}` : never]: z.ZodOptional<
    ReturnType<typeof flag>
  >;
};

/** What an update takes besides: which one is meant, and which pictures were ticked to go. */
export function changeOf<F extends Fields>(fields: F) {
  const names = Object.keys(fields).filter((name) => fields[name]!.kind === 'picture');
  const removals = names.map((name) => [`quitar_${name}`, flag('Quitar la imagen').optional()]);
  return { id: id(), version: version(), ...(Object.fromEntries(removals) as Removals<F>) };
}
