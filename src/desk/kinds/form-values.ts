/** The values of a declared form: what it begins with, what is wrong with them, and what it sends. */
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import type { Field } from '#values/fields/declared.ts';
import { slugField } from '#values/fields.ts';
import type { FormCode, FormKind, Values } from './kind.ts';

/** What the records of all kinds have. */
export type Saved = { id: number; version: number; slug?: string } & Record<string, unknown>;

/** A field as its form holds it; those of a new thing are empty. */
export function valuesOf(kind: Pick<FormKind, 'sections'>, code: FormCode<Saved>, record: Saved | undefined): Values {
  const fields = Object.entries(code.kind.fields).flatMap(([name, field]) => fieldValues(name, field, record));
  return {
    ...Object.fromEntries(fields),
    ...(record && hasSlug(kind) && { slug: String(record.slug) }),
    ...code.moreValues?.(record),
  };
}

function fieldValues(name: string, { kind }: Field, record: Saved | undefined): [string, unknown][] {
  switch (kind) {
    case 'picture':
      return [
        [name, null],
        [`quitar_${name}`, false],
      ];
    case 'labels':
      return [[name, JSON.stringify(record?.[name] ?? [])]];
    case 'switch':
      return [[name, record?.[name] !== 0]];
    default:
      return [[name, String(record?.[name] ?? '')]];
  }
}

function hasSlug({ sections }: Pick<FormKind, 'sections'>): boolean {
  return sections.some((section) => ('rows' in section ? section.rows : section).flat().includes('slug'));
}

/** Of a new thing nothing can be taken away yet. */
export function sentOf(values: Values, before: Saved | undefined): Values {
  if (before) return { ...values, id: before.id, version: before.version };
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('quitar_')));
}

const validateSlug = schemaResolver(z.object({ slug: slugField() }), { sync: true });

/** By the schema of its calls; on an edit the slug, too. */
export function validateWith({ kind, check }: FormCode<Saved>, isNew: boolean) {
  const validateFields = schemaResolver(kind.form, { sync: true });
  return (values: Values) => ({
    ...check?.(values, isNew),
    ...validateFields(values),
    ...('slug' in values && validateSlug(values)),
  });
}
