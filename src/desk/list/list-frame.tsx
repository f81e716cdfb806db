/**
 * The frame of every list of things: title, "new", search and filters, the table with its order and its states, and
 * what is done to one row or to several.
 */
import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { AdminPage } from '#desk/page.tsx';
import { useRefresh } from '#desk/use-refresh.ts';
import { AppLink } from '#ui/app-link.tsx';
import { plain } from '#values/slug.ts';
import { confirmDelete } from './confirm-delete.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { listSearch } from './list-search.ts';
import { OrderSelect } from './order-select.tsx';
import { type Removal, removalWords, undoOf } from './removal.ts';
import { DeleteButton, EditLink, ViewLink } from './row-actions.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchInput } from './search-input.tsx';
import { type ManyChange, type Publishing, SelectionBar, useSelection } from './selection.tsx';
import type { Opened } from './title-cell.tsx';
import { useListSearch } from './use-list-search.ts';
import { inOrder, useOrder } from './use-order.ts';

interface Props<Row extends { id: number }, Data> {
  title: string;
  back?: { href: string; label: string };
  label: string;
  /** Where one is created; or other buttons beside the title. */
  create?: { href: string; label: string } | ReactElement;
  /** What stands above the table. */
  intro?: ReactNode;
  /** What the address asks of the list; absent where all of it is read at once. */
  search?: ReturnType<typeof useListSearch>;
  /** Of a list that is read at once: what of a row is searched, here. */
  wordsOf?(row: Row): string;
  filters?: ReactNode;
  query: UseQueryResult<Data, Error>;
  rows(data: Data): Row[];
  columns: Column<Row>[];
  /** The row's name for screen readers. */
  nameOf(row: Row): string;
  /** Its picture; for kinds that have one. */
  pictureOf?(row: Row): string | null;
  /** Its pictures are crests and logos. */
  hasLogos?: true;
  rowKey?(row: Row): string | number;
  /** Where visitors see it. */
  viewHref?(row: Row): string | undefined;
  moreActions?(row: Row): ReactNode;
  remove?: Removal<Row>;
  /** For things with states: how one is published. */
  publish?: Publishing<Row> | undefined;
  /** What else can be done to several at once. */
  change?: ((change: ManyChange<Row>) => ReactNode) | undefined;
  empty: string;
  emptyHint?: ReactNode;
  /** Under the table. */
  below?: ReactNode;
}

/** The name of a row leads to where it is edited; what is not edited says where else. */
type Leading<Row> =
  | { editHref(row: Row): string; opens?: undefined }
  | { editHref?: undefined; opens(row: Row): Opened };

export function ListFrame<Row extends { id: number }, Data extends { message: string; pages?: number; total?: number }>(
  props: Props<Row, Data> & Leading<Row>,
) {
  const { create, query, nameOf, remove, wordsOf, rowKey = ({ id }: Row) => id } = props;
  const asked = useListSearch(listSearch(useLocation().search));
  const search = props.search ?? asked;
  const refresh = useRefresh();
  const order = useOrder(search);
  const { columns } = props;

  function rows(data: Data): Row[] {
    const q = plain(String(search.values.q ?? ''));
    const found = props.rows(data).filter((row) => !wordsOf || !q || plain(wordsOf(row)).includes(q));
    return inOrder(found, columns, order);
  }

  const shown = query.data ? rows(query.data) : [];
  const selection = useSelection(shown, rowKey, nameOf);
  const hasBar = remove !== undefined || props.change !== undefined;

  function ask(row: Row, removal: Removal<Row>) {
    const { question, done, failed } = removalWords(removal, nameOf);
    confirmDelete({
      ...(removal.label && { label: removal.label }),
      question: question(row),
      work: () => removal.work(row),
      done: done(row),
      failed,
      onDone: () => void refresh(),
      undo: undoOf(removal, [row]),
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
    <AdminPage title={props.title} {...(props.back && { back: props.back })} actions={createButton(create)}>
      {props.intro}
      <Group mb="md" align="end">
        {(props.search || wordsOf) && <SearchInput search={search} />}
        {props.filters}
        <OrderSelect columns={columns} order={order} />
        <SavedViews search={search} />
        {query.data && (
          <Text size="sm" c="dimmed" role="status" pb={8}>
            {(query.data.total ?? shown.length).toLocaleString('es')} en total
          </Text>
        )}
      </Group>
      {hasBar && (
        <SelectionBar
          selection={selection}
          rows={shown}
          remove={remove}
          publish={props.publish}
          change={props.change}
          onDone={refresh}
        />
      )}
      <DataTable
        label={props.label}
        query={query}
        rows={rows}
        rowKey={rowKey}
        {...(props.search && { paging: { page: search.values.page ?? 1, onPage: (page) => search.set({ page }) } })}
        columns={columns}
        opens={props.editHref ?? props.opens}
        pictureOf={props.pictureOf}
        hasLogos={props.hasLogos}
        order={order}
        selection={hasBar ? selection : undefined}
        {...((props.moreActions || props.editHref || remove) && { actions })}
        empty={props.empty}
        emptyHint={props.emptyHint}
        showAll={search.isNarrowed ? search.clear : undefined}
      />
      {props.below}
    </AdminPage>
  );
}

function createButton(create: Props<{ id: number }, unknown>['create']): ReactNode {
  if (!create || isValidElement(create)) return create;
  return (
    <Button component={AppLink} href={create.href} leftSection={<Plus size={16} aria-hidden="true" />}>
      {create.label}
    </Button>
  );
}
