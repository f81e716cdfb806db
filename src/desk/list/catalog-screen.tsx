/** Screens of small things: a form above, the table below, one mode for adding and one for editing. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { Tipo } from '#things.ts';
import type { CallName, Result } from '#ui/call.ts';
import { plain } from '#values/slug.ts';
import { confirmDelete } from './confirm-delete.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { listSearch } from './list-search.ts';
import { DeleteButton, EditButton } from './row-actions.tsx';
import { SearchInput } from './search-input.tsx';
import { useListSearch } from './use-list-search.ts';
import { inOrder, useOrder } from './use-order.ts';

export type FormOf<Values extends Record<string, unknown>> = Pick<
  UseFormReturnType<Values>,
  'getInputProps' | 'values' | 'setFieldValue' | 'errors'
>;

interface Props<Row extends { id: number | string; version: number }, Values extends Record<string, unknown>> {
  title: string;
  /** "provincia", with its article: used in headings and questions. */
  noun: { one: string; add: string; edit: string };
  list: { call: CallName; rows(data: unknown): Row[]; failed: string; empty: string };
  schema: z.ZodType;
  initial: Values;
  toValues(row: Row): Values;
  name(row: Row): string;
  /** `editing` is what is edited, as the table showed it. */
  fields(form: FormOf<Values>, editing: Row | undefined): ReactNode;
  columns: Column<Row>[];
  /** What kind of thing it is, for what goes to the trash: "Deshacer" brings it back from there. */
  tipo?: Tipo;
  create(values: Values): Promise<Result<CallName>>;
  /** `row` is what is edited, as the table showed it: its id and version go along. */
  update(row: Pick<Row, 'id' | 'version'>, values: Values): Promise<Result<CallName>>;
  remove(id: Row['id']): Promise<Result<CallName>>;
  /** Rows that are not there to be removed. */
  isRemovable?(row: Row): boolean;
  moreActions?(row: Row): ReactNode;
  texts: {
    created: string;
    updated: string;
    createFailed: string;
    updateFailed: string;
    deleted: string;
    deleteFailed: string;
    question(name: string): string;
    /** What removing is called, when it is not "Eliminar". */
    remove?: string;
  };
  /** What these things are for, where the title alone does not say it. */
  intro?: ReactNode;
  /** Labels of the submit button, resting and busy, when they are not the usual ones. */
  labels?: { add: [string, string]; update: [string, string]; cancel: string };
}

const usualLabels = {
  add: ['Añadir', 'Añadiendo...'],
  update: ['Actualizar', 'Actualizando...'],
  cancel: 'Cancelar',
} as const;

export function CatalogScreen<
  Row extends { id: number | string; version: number },
  Values extends Record<string, unknown>,
>(props: Props<Row, Values>) {
  const { title, noun, list, schema, initial, texts, labels = usualLabels } = props;
  const [editing, setEditing] = useState<Row>();
  const refreshList = useRefresh();
  const query = useCall(list.call, {}, list.failed);
  const form = useForm<Values>({
    initialValues: initial,
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  });
  const creating = useSave({ success: texts.created, refused: texts.createFailed }, form);
  const updating = useSave({ success: texts.updated, refused: texts.updateFailed }, form);
  const saving = editing ? updating : creating;
  const message = creating.message ?? updating.message;
  const isValid = schema.safeParse(form.values).success;

  function reset() {
    setEditing(undefined);
    form.setValues(initial);
    form.clearErrors();
  }

  function refresh() {
    reset();
    void refreshList();
  }

  async function submit(values: Values) {
    creating.setMessage(undefined);
    updating.setMessage(undefined);
    await saving.save(
      () => (editing ? props.update({ id: editing.id, version: editing.version }, values) : props.create(values)),
      refresh,
    );
  }

  function startEditing(row: Row) {
    setEditing(row);
    form.setValues(props.toValues(row));
    form.clearErrors();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  useAsked(query.data && list.rows(query.data), startEditing);

  const search = useListSearch(listSearch(useLocation().search));
  const order = useOrder(search);
  const columns = props.columns.map(sortable);

  function shown(data: unknown): Row[] {
    const q = plain(String(search.values.q ?? ''));
    return inOrder(
      list.rows(data).filter((row) => plain(props.name(row)).includes(q)),
      columns,
      order,
    );
  }

  const [resting, busy] = editing ? labels.update : labels.add;
  return (
    <AdminPage title={title} message={message}>
      <Intro>{props.intro}</Intro>
      <Paper withBorder p="md" mb="lg" component="section" aria-label={editing ? noun.edit : noun.add}>
        <Title order={2} fz="lg" mb="sm">
          {editing ? noun.edit : noun.add}
        </Title>
        <form onSubmit={form.onSubmit(submit)} noValidate>
          <Stack>
            {props.fields(form, editing)}
            <Group>
              <Button type="submit" disabled={!isValid || saving.isBusy}>
                {saving.isBusy ? busy : resting}
              </Button>
              {editing && (
                <Button variant="default" onClick={reset}>
                  {labels.cancel}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </Paper>
      <Group mb="md">
        <SearchInput search={search} />
      </Group>
      <DataTable
        label={title}
        query={query}
        rows={shown}
        order={order}
        columns={columns}
        rowKey={(row: Row) => row.id}
        empty={list.empty}
        actions={(row: Row) => (
          <RowActions screen={props} row={row} onEdit={() => startEditing(row)} onRemoved={refresh} />
        )}
      />
    </AdminPage>
  );
}

/** All rows are here: a column of plain words or numbers is put in order by them. */
function sortable<Row>(column: Column<Row>): Column<Row> {
  return {
    sort: (row) => {
      const shown = column.cell(row);
      return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
    },
    ...column,
  };
}

/** An address that names one of them (`?editar=7`) opens it, once. */
function useAsked<Row extends { id: number | string }>(rows: Row[] | undefined, open: (row: Row) => void) {
  const { editar } = useLocation().search as { editar?: unknown };
  const opened = useRef<unknown>(undefined);
  useEffect(() => {
    if (editar === undefined || editar === opened.current || !rows) return;
    opened.current = editar;
    const row = rows.find(({ id }) => String(id) === String(editar));
    if (row) open(row);
  }, [editar, rows, open]);
}

function Intro({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <Text c="dimmed" mb="md">
      {children}
    </Text>
  );
}

interface RowActionsProps<
  Row extends { id: number | string; version: number },
  Values extends Record<string, unknown>,
> {
  screen: Pick<Props<Row, Values>, 'moreActions' | 'isRemovable' | 'name' | 'remove' | 'texts' | 'tipo'>;
  row: Row;
  onEdit(): void;
  onRemoved(): void;
}

function RowActions<Row extends { id: number | string; version: number }, Values extends Record<string, unknown>>({
  screen: { moreActions, isRemovable, name, remove, texts, tipo },
  row,
  onEdit,
  onRemoved,
}: RowActionsProps<Row, Values>) {
  const label = texts.remove && { label: texts.remove };
  function ask() {
    confirmDelete({
      question: texts.question(name(row)),
      work: () => remove(row.id),
      done: texts.deleted,
      failed: texts.deleteFailed,
      onDone: onRemoved,
      undo: tipo && (() => send('restore_papelera.php', { tipo, id_cosa: Number(row.id) })),
      ...label,
    });
  }
  return (
    <>
      {moreActions?.(row)}
      <EditButton of={name(row)} onClick={onEdit} />
      {isRemovable?.(row) !== false && <DeleteButton of={name(row)} {...label} onClick={ask} />}
    </>
  );
}
