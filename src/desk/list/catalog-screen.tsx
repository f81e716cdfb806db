/** Screens of small things: a form above, the table below, one mode for adding and one for editing. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useLeaving } from '#desk/form/leaving/use-leaving.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage, Part } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { Tipo } from '#things.ts';
import type { CallName, Result } from '#ui/call.ts';
import { scrollToTop } from '#ui/motion.ts';
import { plain } from '#values/slug.ts';
import { confirmDelete } from './confirm-delete.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { listSearch } from './list-search.ts';
import { askedOf } from './removal.ts';
import { DeleteButton, EditButton } from './row-actions.tsx';
import { SearchInput } from './search-input.tsx';
import { useListSearch } from './use-list-search.ts';
import { inOrder, useOrder } from './use-order.ts';

export type FormOf<Values extends Record<string, unknown>> = Pick<
  UseFormReturnType<Values>,
  'getInputProps' | 'values' | 'setFieldValue' | 'setValues' | 'errors'
>;

export interface CatalogTexts {
  failed: string;
  empty: string;
  created: string;
  updated: string;
  createFailed: string;
  updateFailed: string;
  deleted: string;
  deleteFailed: string;
  question(name: string): string;
  /** What removing is called, when it is not "Eliminar". */
  remove?: string;
}

/** Labels of the submit button, resting and busy, and of the way back. */
export interface CatalogLabels {
  add: readonly [string, string];
  update: readonly [string, string];
  cancel: string;
}

interface Props<Row extends { id: number | string; version: number }, Values extends Record<string, unknown>> {
  title: string;
  /** Above the form. */
  headings: { add: string; edit: string };
  list: {
    call: CallName;
    rows(data: unknown): Row[];
    failed: string;
    empty: string;
    /** The call answers with pages and searches by itself; the calls of other catalogues answer everything at once. */
    isPaged?: true;
  };
  schema: z.ZodType;
  initial: Values;
  toValues(row: Row): Values;
  name(row: Row): string;
  /** `editing` is what is edited, as the table showed it. */
  fields(form: FormOf<Values>, editing: Row | undefined): ReactNode;
  /** One of them is the title: the row's name. */
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
  texts: Omit<CatalogTexts, 'failed' | 'empty'>;
  /** What these things are for, where the title alone does not say it. */
  intro?: ReactNode;
  /** Under the table. */
  below?: ReactNode;
  /** When they are not the usual ones. */
  labels?: CatalogLabels;
}

const usualLabels = {
  add: ['Añadir', 'Añadiendo...'],
  update: ['Actualizar', 'Actualizando...'],
  cancel: 'Cancelar',
} as const;

/** As many as a call gives at once. */
const mostRows = 100;

export function CatalogScreen<
  Row extends { id: number | string; version: number },
  Values extends Record<string, unknown>,
>(props: Props<Row, Values>) {
  const { title, list } = props;
  const refreshList = useRefresh();
  const search = useListSearch(listSearch(useLocation().search));
  const { q, page = 1 } = search.values;
  const query = useCall(list.call, list.isPaged ? { q, page, limit: mostRows } : {}, list.failed);
  const work = useCatalogForm(props, {
    onChanged: () => void refreshList(),
    // It may not be among those that are looked for.
    onCreated: () => q && search.clear(),
  });
  useAsked(query.data && list.rows(query.data), (row) => {
    // What was typed while the list was on its way stays.
    if (!work.isChanged()) work.edit(row);
  });

  const order = useOrder(search);
  const pages = (query.data as { pages?: number } | undefined)?.pages ?? 1;
  const columns = props.columns
    .map((column) => (column.isTitle ? { ...column, sort: props.name } : sortable(column)))
    // One page put in order would look like all of them.
    .map(({ sort, ...column }) => (sort && pages === 1 ? { ...column, sort } : column));

  function shown(data: unknown): Row[] {
    if (list.isPaged) return inOrder(list.rows(data), columns, order);
    const words = plain(q ?? '');
    return inOrder(
      list.rows(data).filter((row) => plain(props.name(row)).includes(words)),
      columns,
      order,
    );
  }

  return (
    <AdminPage title={title} message={work.message}>
      {work.leaving}
      <Intro>{props.intro}</Intro>
      <CatalogForm screen={props} work={work} />
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
        // The name begins the edit, as the pencil does.
        opens={(row: Row) => () => work.edit(row)}
        empty={list.empty}
        // What else the address says are the values of a new one.
        showAll={q ? search.clear : undefined}
        {...(list.isPaged && { paging: { page, onPage: (next) => search.set({ page: next }) } })}
        actions={(row: Row) => (
          <RowActions screen={props} row={row} onEdit={() => work.edit(row)} onRemoved={() => work.removed(row)} />
        )}
      />
      {props.below}
    </AdminPage>
  );
}

/** The form above the table: empty for a new one, or filled with the row that is edited. */
function useCatalogForm<Row extends { id: number | string; version: number }, Values extends Record<string, unknown>>(
  screen: Props<Row, Values>,
  { onChanged, onCreated }: { onChanged(): void; onCreated(): void },
) {
  const { schema, initial, texts } = screen;
  const [editing, setEditing] = useState<Row>();
  const form = useForm<Values>({
    initialValues: initial,
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  });
  const creating = useSave({ success: texts.created, refused: texts.createFailed }, form);
  const updating = useSave({ success: texts.updated, refused: texts.updateFailed }, form);
  const saving = editing ? updating : creating;
  const isBusy = creating.isBusy || updating.isBusy;

  function reset() {
    setEditing(undefined);
    form.setValues(initial);
    form.clearErrors();
  }

  /** What is being typed about another one stays. */
  function removed(row: Row) {
    if (editing?.id === row.id) reset();
    onChanged();
  }

  async function submit(values: Values) {
    creating.setMessage(undefined);
    updating.setMessage(undefined);
    await saving.save(
      () => (editing ? screen.update({ id: editing.id, version: editing.version }, values) : screen.create(values)),
      () => {
        reset();
        onChanged();
        if (!editing) onCreated();
      },
    );
  }

  function edit(row: Row) {
    // What is on its way ends by emptying the form.
    if (isBusy) return;
    setEditing(row);
    form.setValues(screen.toValues(row));
    form.clearErrors();
    scrollToTop();
  }

  const start = editing ? screen.toValues(editing) : initial;
  const isChanged = () => JSON.stringify(form.values) !== JSON.stringify(start);
  const leaving = useLeaving(isChanged);
  const message = creating.message ?? updating.message;
  return { leaving, isChanged, form, editing, edit, submit, reset, removed, message, isBusy };
}

interface CatalogFormProps<
  Row extends { id: number | string; version: number },
  Values extends Record<string, unknown>,
> {
  screen: Props<Row, Values>;
  work: ReturnType<typeof useCatalogForm<Row, Values>>;
}

function CatalogForm<Row extends { id: number | string; version: number }, Values extends Record<string, unknown>>({
  screen: { headings, schema, fields, labels = usualLabels },
  work: { form, editing, submit, reset, isBusy },
}: CatalogFormProps<Row, Values>) {
  const isValid = schema.safeParse(form.values).success;
  const heading = editing ? headings.edit : headings.add;
  const [resting, busy] = editing ? labels.update : labels.add;
  const element = useRef<HTMLFormElement>(null);
  // The row's button may be far below: whoever uses the keyboard goes on here.
  useEffect(() => {
    if (editing) element.current?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus();
  }, [editing]);
  return (
    <Part title={heading} mb="lg">
      <form ref={element} onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          {/* What was typed meanwhile would be gone with the answer. */}
          <Stack inert={isBusy}>{fields(form, editing)}</Stack>
          <Group>
            <Button type="submit" disabled={!isValid || isBusy}>
              {isBusy ? busy : resting}
            </Button>
            {editing && (
              <Button variant="default" onClick={reset}>
                {labels.cancel}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Part>
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
      question: askedOf(texts.question(name(row)), tipo),
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
