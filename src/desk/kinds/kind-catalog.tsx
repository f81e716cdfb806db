/** A catalogue as it is declared. */
import { SimpleGrid } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send, sendByGet } from '#desk/send.ts';
import { things } from '#things.ts';
import type { CallName, Fields } from '#ui/call.ts';
import type { AnyRow, CatalogKind } from './kind.ts';
import { PlainField } from './plain-field.tsx';
import { catalogWords } from './words.ts';

type Row = AnyRow & { version: number };

/** An address may bring the values of a new one: `?de=/antigua`. */
export function KindCatalog({ catalog, below }: { catalog: CatalogKind; below?: ReactNode }) {
  const { tipo, kind, choices = {} } = catalog;
  const fields = Object.entries(kind.fields);
  const brought = useLocation().search as Record<string, unknown>;
  const valuesOf = (row?: Record<string, unknown>) =>
    Object.fromEntries(fields.map(([name]) => [name, String(row?.[name] ?? '')]));
  const { headings, ...texts } = catalogWords(catalog);
  const write = (work: string, input: object) => send(`${work}_${tipo}.php` as CallName, input as Fields<CallName>);
  const remove = catalog.deletesByGet ? sendByGet : send;
  return (
    <CatalogScreen<Row, Record<string, string>>
      tipo={tipo}
      title={catalog.title}
      intro={catalog.intro}
      headings={headings}
      list={{ call: catalog.call, rows: rowsOf, failed: texts.failed, empty: texts.empty }}
      schema={kind.form}
      initial={valuesOf(brought)}
      toValues={valuesOf}
      name={(row) => String(row[things[tipo].title])}
      fields={(form) => (
        <SimpleGrid cols={{ base: 1, sm: Math.min(fields.length, 2), lg: fields.length }}>
          {fields.map(([name, field]) => (
            <PlainField key={name} form={form} name={name} field={field} choices={choices[name]} />
          ))}
        </SimpleGrid>
      )}
      columns={catalog.columns}
      {...(catalog.moreActions && { moreActions: catalog.moreActions })}
      create={(values) => write('create', values)}
      update={(row, values) => write('update', { ...row, ...values })}
      remove={(id) => remove(`delete_${tipo}.php` as CallName, { id } as Fields<CallName>)}
      texts={texts}
      below={below}
      {...(catalog.labels && { labels: catalog.labels })}
    />
  );
}

/** Calls answer with `data`; the categories of articles have a name of their own, as specified. */
function rowsOf(answer: unknown): Row[] {
  const { data, categories } = answer as { data?: Row[]; categories?: Row[] };
  return data ?? categories ?? [];
}
