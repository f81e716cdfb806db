import { Button, Center, Checkbox, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryFailed } from '#desk/query-failed.tsx';
import styles from './data-table.module.css';
import { ListPages } from './list-pages.tsx';
import { type Opened, TitleCell } from './title-cell.tsx';
import { type Paging, useLastPage } from './use-last-page.ts';

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  width?: number | string;
  /** What the server calls the order by this column, or what of each row is compared where all of them are here. */
  sort?: string | ((row: Row) => string | number | null);
  /** The row's name, which leads to the thing (`opens`), with its picture beside it; the first column where none says so. */
  isTitle?: true;
  /** Amounts, to be compared from row to row. */
  isNumber?: true;
  /** Read as one word, hyphens and all. */
  isCode?: true;
}

export interface Order {
  /** The name of a column's order; undefined for the list's own. */
  orden: string | undefined;
  dir: 'asc' | 'desc';
  onChange(orden: string, dir: 'asc' | 'desc'): void;
}

export interface Selection<Row> {
  isSelected(row: Row): boolean;
  onToggle(row: Row): void;
  nameOf(row: Row): string;
}

interface Props<Row, Data> {
  query: UseQueryResult<Data, Error>;
  rows(data: Data): Row[];
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  /** Where the name of a row leads, or what it opens here; undefined for a row whose thing is nowhere to be seen. */
  opens(row: Row): Opened;
  /** Its picture; for kinds that have one. */
  pictureOf?: ((row: Row) => string | null) | undefined;
  /** Its pictures are crests and logos. */
  hasLogos?: boolean | undefined;
  /** Buttons of a row, in the last column. */
  actions?: (row: Row) => ReactNode;
  empty: string;
  /** Below the empty text: what to do about it. */
  emptyHint?: ReactNode;
  /** Ends the search and the filters; given while there are any. */
  showAll?: (() => void) | undefined;
  /** Paged lists: where we are and how to go elsewhere. */
  paging?: Paging;
  order?: Order;
  selection?: Selection<Row> | undefined;
  label: string;
}

/**
 * Loading, error with "Reintentar", empty, or the table; on a phone each row becomes a card. A plain table: Mantine's
 * brings 20 KB, most of it for scroll bars.
 */
export function DataTable<Row, Data extends { message: string; pages?: number }>(props: Props<Row, Data>) {
  const { query, columns, actions, paging, selection } = props;
  const isPastTheEnd = useLastPage(query, paging);
  if (query.isPending || isPastTheEnd) return <SkeletonRows />;
  if (query.isError) return <QueryFailed query={query} />;
  const found = props.rows(query.data);
  // What another page or search found says nothing about this one.
  if (found.length === 0) return query.isPlaceholderData ? <SkeletonRows /> : <Empty {...props} />;
  const name = columns.find(({ isTitle }) => isTitle) ?? columns[0];
  const hasPictures = found.some((row) => props.pictureOf?.(row));
  const shown = (column: Column<Row>, row: Row) =>
    column === name ? (
      <TitleCell
        picture={hasPictures ? props.pictureOf?.(row) : undefined}
        isLogo={props.hasLogos ?? false}
        opens={props.opens(row)}
      >
        {column.cell(row)}
      </TitleCell>
    ) : (
      column.cell(row)
    );
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={props.label} aria-busy={query.isPlaceholderData}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.title} column={column} order={props.order} />
              ))}
              {actions && (
                <th scope="col" style={{ width: 1 }}>
                  Acciones
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              <tr key={props.rowKey(row)} {...(selection?.isSelected(row) && { 'data-selected': true })}>
                {columns.map((column) => (
                  <td key={column.title} data-label={column.title} {...marksOf(column)}>
                    {column === name && selection ? (
                      <Group gap="sm" wrap="nowrap" miw={0}>
                        <RowCheckbox row={row} selection={selection} />
                        {shown(column, row)}
                      </Group>
                    ) : (
                      shown(column, row)
                    )}
                  </td>
                ))}
                {actions && (
                  <td className={styles.actions}>
                    <Group gap={4} wrap="nowrap" justify="flex-end">
                      {actions(row)}
                    </Group>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {paging && <ListPages {...paging} pages={query.data.pages ?? 1} />}
    </>
  );
}

type EmptyProps = Pick<Props<never, never>, 'empty' | 'emptyHint' | 'showAll'>;

function Empty({ empty, emptyHint, showAll }: EmptyProps) {
  return (
    <Center py="xl" className={styles.empty}>
      <Stack align="center" gap="sm">
        <Text>{empty}</Text>
        {showAll ? (
          <Button variant="default" onClick={showAll}>
            Quitar la búsqueda y los filtros
          </Button>
        ) : (
          emptyHint
        )}
      </Stack>
    </Center>
  );
}

function RowCheckbox<Row>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  return (
    <Checkbox
      name="seleccionados"
      aria-label={`Seleccionar ${selection.nameOf(row)}`}
      checked={selection.isSelected(row)}
      onChange={() => selection.onToggle(row)}
    />
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  order: Order | undefined;
}

/** Pressed once it sorts one way, pressed again the other. */
function HeaderCell<Row>({ column, order }: HeaderProps<Row>) {
  const { title, width, sort } = column;
  const look = { scope: 'col', style: { width }, ...marksOf(column) };
  if (!sort || !order) return <th {...look}>{title}</th>;
  const name = orderName({ title, sort });
  const isOn = order.orden === name;
  const Icon = !isOn ? ChevronsUpDown : order.dir === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th {...look} aria-sort={!isOn ? 'none' : order.dir === 'asc' ? 'ascending' : 'descending'}>
      <UnstyledButton
        className={styles.sort}
        onClick={() => order.onChange(name, isOn && order.dir === 'asc' ? 'desc' : 'asc')}
      >
        {title}
        <Icon size={14} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}

/** What the style sheet goes by. */
function marksOf<Row>({ isTitle, isNumber, isCode }: Column<Row>) {
  return {
    ...(isTitle && { 'data-main': true }),
    ...(isNumber && { 'data-number': true }),
    ...(isCode && { 'data-code': true }),
  };
}

/** As the address has it: "titulo", "ano-edicion". */
export function orderName<Row>({ title, sort }: Pick<Column<Row>, 'title' | 'sort'>): string {
  return typeof sort === 'string' ? sort : title.toLowerCase().replaceAll(' ', '-');
}

function SkeletonRows() {
  return (
    <Stack gap="sm" role="status" aria-label="Cargando...">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={38} />
      ))}
    </Stack>
  );
}
