/** The fields of a declared form, in the order and the groups it names. */
import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { type AnyForm, SlugField } from '#desk/form/fields.tsx';
import { LabelsField } from '#desk/form/labels-field.tsx';
import { PictureField } from '#desk/form/picture-field.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { Part } from '#desk/page.tsx';
import type { Saved } from './form-values.ts';
import type { FormCode, FormKind, FormRow, Section } from './kind.ts';
import { PlainField } from './plain-field.tsx';

interface Props {
  kind: FormKind;
  code: FormCode<Saved>;
  form: AnyForm;
  record: Saved | undefined;
}

export function KindFields(props: Props) {
  return (
    <Stack gap="lg">
      {props.kind.sections.map((section) => (
        <FormSection key={JSON.stringify(section)} section={section} {...props} />
      ))}
    </Stack>
  );
}

function FormSection({ section, ...props }: Props & { section: Section }) {
  const { title, rows } = 'rows' in section ? section : { title: undefined, rows: section };
  const fields = rows.map((row) => <FieldRow key={String(row)} row={row} {...props} />);
  // The editor has a frame of its own.
  if (rows.length === 1 && props.code.kind.fields[String(rows[0])]?.kind === 'rich') return fields;
  if (!title)
    return (
      <Paper withBorder p="md">
        <Stack>{fields}</Stack>
      </Paper>
    );
  return <Part title={title}>{fields}</Part>;
}

const columns = [{ base: 1 }, { base: 1 }, { base: 1, sm: 2 }, { base: 1, sm: 3 }, { base: 1, xs: 2, md: 4 }];

function FieldRow({ row, ...props }: Props & { row: FormRow }) {
  if (typeof row === 'string') return <NamedField name={row} {...props} />;
  return (
    <SimpleGrid cols={columns[row.length]!}>
      {row.map((name) => (
        <NamedField key={name} name={name} {...props} />
      ))}
    </SimpleGrid>
  );
}

function NamedField({ name, kind, code, form, record }: Props & { name: string }) {
  const Part = code.parts?.[name];
  if (Part) return <Part form={form} record={record} />;
  if (name === 'slug') return record ? <SlugField form={form} /> : null;
  const field = code.kind.fields[name]!;
  const { label, isRequired: required = false } = field;
  const named = { form, name, label };
  switch (field.kind) {
    case 'rich':
      return <RichTextField {...named} required={required} />;
    case 'picture':
      return <PictureField {...named} current={record?.[field.column!] as string | null} removal={`quitar_${name}`} />;
    case 'labels':
      return <LabelsField form={form} />;
    default:
      return <PlainField {...named} field={field} choices={kind.choices?.[name]} />;
  }
}
