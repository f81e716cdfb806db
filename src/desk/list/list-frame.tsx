/** The frame of every list of things: title, "new", search and filters, the table with its states, and deleting. */
import { Button, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { AdminPage } from '#desk/page.tsx';
import { useRefresh } from '#desk/use-refresh.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallName, Result } from '#ui/call.ts';
import { confirmDelete } from './confirm-delete.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { DeleteButton, EditLink, ViewLink } from './row-actions.tsx';
import { SearchInput } from './search-input.tsx';
import type { useListSearch } from './use-list-search.ts';

interface Props<Row extends { id: number }, Data> {
  title: string;
  back?: { href: string; label: string };
  label: string;
  /** Where one is created; or other buttons beside the title. */
  create?: { href: string; label: string } | ReactElement;
  /** What is told above the table. */
  intro?: ReactNode;
  /** Absent where all of it is shown at once. */
  search?: ReturnType<typeof useListSearch>;
  filters?: ReactNode;
  query: UseQueryResult<Data, Error>;
  rows(data: Data): Row[];
  columns: Column<Row>[];
  /** The row's name for screen readers. */
  nameOf(row: Row): string;
  rowKey?(row: Row): string | number;
  /** Where visitors see it, and where it is edited. */
  viewHref?(row: Row): string | undefined;
  editHref?(row: Row): string;
  moreActions?(row: Row): ReactNode;
  remove?: Removal<Row>;
  empty: string;
  emptyHint?: ReactNode;
}

interface Removal<Row> {
  /** The question, as the specification words it. */
  question(row: Row): string;
  work(row: Row): Promise<Result<CallName>>;
  done(row: Row): string;
  failed: string;
  /** What the button says, when it is more than "Eliminar". */
  label?: string;
}

export function ListFrame<Row extends { id: number }, Data extends { message: string; pages?: number }>(
  props: Props<Row, Data>,
) {
  const { create, search, query, nameOf, remove } = props;
  const refresh = useRefresh();

  function ask(row: Row, { question, work, done, ...texts }: Removal<Row>) {
    confirmDelete({
      ...texts,
      question: question(row),
      work: () => work(row),
      done: done(row),
      onDone: () => void refresh(),
    });
  }

  function actions(row: Row) {
    const of = nameOf(row);
    const [view, edit] = [props.viewHref?.(row), props.editHref?.(row)];
    return (
      <>
        {props.moreActions?.(row)}
        {view && <ViewLink href={view} of={of} />}
        {edit && <EditLink href={edit} of={of} />}
        {remove && <DeleteButton of={of} onClick={() => ask(row, remove)} />}
      </>
    );
  }

  return (
    <AdminPage
      title={props.title}
      {...(props.back && { back: props.back })}
      actions={
        !create || isValidElement(create) ? (
          create
        ) : (
          <Button component={AppLink} href={create.href} leftSection={<Plus size={16} aria-hidden="true" />}>
            {create.label}
          </Button>
        )
      }
    >
      {props.intro}
      {search ? (
        <Group mb="md" align="end">
          <SearchInput search={search} />
          {props.filters}
        </Group>
      ) : (
        props.filters
      )}
      <DataTable
        label={props.label}
        query={query}
        rows={props.rows}
        rowKey={props.rowKey ?? ((row) => row.id)}
        {...(search && { paging: { page: search.values.page ?? 1, onPage: (page) => search.set({ page }) } })}
        columns={props.columns}
        {...((props.moreActions || props.editHref || remove) && { actions })}
        empty={props.empty}
        emptyHint={props.emptyHint}
      />
    </AdminPage>
  );
}
