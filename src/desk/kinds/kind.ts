/** What a kind says of its screens; what most kinds say follows from the table of things. */

import type { FormErrors } from '@mantine/form';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Mode } from '#desk/form/edit-frame.tsx';
import type { AnyForm } from '#desk/form/fields.tsx';
import type { CatalogLabels, CatalogTexts } from '#desk/list/catalog-screen.tsx';
import type { Column } from '#desk/list/data-table.tsx';
import type { Removal } from '#desk/list/removal.ts';
import type { Publishing } from '#desk/list/selection.tsx';
import type { Tipo } from '#things.ts';
import type { CallName, Succeeded } from '#ui/call.ts';
import type { Fields } from '#values/fields/declared.ts';

/** The rows that a list call answers. */
export type RowOf<Name extends CallName> = Succeeded<Name> extends { data: (infer Row)[] } ? Row : never;

/** Where its screens are; as the table of things says, unless they are elsewhere. */
export interface Addresses {
  list: string;
  create: string;
  edit(row: { id: number; slug?: string }): string;
}

/** What the rows of all kinds have. */
export type AnyRow = { id: number; slug?: string } & Record<string, unknown>;

export interface ListKind<Name extends CallName = CallName, Row = CallName extends Name ? AnyRow : RowOf<Name>> {
  tipo: Tipo;
  title: string;
  call: Name;
  /** The call answers without the envelope. */
  isPlain?: true;
  /** What the call can put it in order by. */
  orders: Readonly<Record<string, string>>;
  columns: Column<Row>[];
  pictureOf?(row: Row): string | null;
  /** Where visitors see it, when they do not see all of them. */
  viewOf?(row: Row): string | undefined;
  moreActions?(row: Row): ReactNode;
  /** What stands above the table. */
  intro?: ReactNode;
  /** Where the call narrows it by a closed set. */
  filters?: Readonly<Record<string, { label: string; choices: Readonly<Record<string, string>>; all?: 'Todas' }>>;
  /** Rows can be switched off: the call narrows it by that, and may have a way to do it to several. */
  hasEstado?: true;
  publish?: Publishing<Row>;
  at?: Addresses;
  /** Texts other than those of most kinds. */
  texts?: Partial<Record<'create' | 'empty' | 'emptyHint', string>>;
  removal?: Pick<Removal<Row>, 'words'>;
}

/** A small kind: its form above, its table below, on one screen. */
export interface CatalogKind<Name extends CallName = CallName, Row = CallName extends Name ? AnyRow : RowOf<Name>> {
  tipo: Tipo;
  title: string;
  intro?: string;
  call: Name;
  kind: { fields: Fields; form: z.ZodObject };
  choices?: Readonly<Record<string, Choices>>;
  columns: Column<Row>[];
  moreActions?(row: Row): ReactNode;
  /** What its headings and its failures call it, when that is not its label or not its name in the table of things. */
  label?: string;
  one?: string;
  /** Texts other than those of most catalogues. */
  texts?: Partial<CatalogTexts & { headings: { add: string; edit: string } }>;
  labels?: CatalogLabels;
  deletesByGet?: true;
}

/** A field, or several side by side; a part of `parts` goes by its name too, and `slug` is there on edits. */
export type FormRow<Name extends string = string> = Name | readonly Name[];

export type Section<Name extends string = string> =
  | readonly FormRow<Name>[]
  | { title: string; rows: readonly FormRow<Name>[] };

export interface ReadChoices {
  call: CallName;
  isPlain?: true;
  none: string;
  failed: string;
}

/** What can be chosen: the things of a list, or a closed set. */
export type Choices = ReadChoices | { options: readonly (readonly [value: string, label: string])[]; none: string };

export interface FormKind<Read extends CallName = CallName, Name extends string = string> {
  tipo: Tipo;
  /** What is read to be edited. */
  read: Read;
  isPlain?: true;
  /** The sentence for a form that lacks something, where its calls have none. */
  missing?: string;
  back: string;
  sections: readonly Section<Name>[];
  choices?: Readonly<Record<string, Choices>>;
  at?: Addresses;
  /** Where it differs from what most forms say and do. */
  create?: Partial<Mode>;
  edit?: Partial<Mode>;
  hasCancel?: true;
  /** When it cannot be read, where that is another sentence. */
  failed?: string;
}

export type Values = Record<string, unknown>;

/** What a form works with: its fields and schemas, and what no declaration says. */
export interface FormCode<Saved = never> {
  kind: { fields: Fields; form: z.ZodObject; missing?: string };
  /** Parts of the form that are written by hand, by the name of their row. */
  parts?: Readonly<Record<string, ComponentType<{ form: AnyForm; record: Saved | undefined }>>>;
  /** The values of those parts. */
  moreValues?(record: Saved | undefined): Values;
  check?(values: Values, isNew: boolean): FormErrors;
  createdText?(message: string, record: Saved): ReactNode;
}
