import { Alert, Button, Center, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  width?: number | string;
}

interface Props<Row, Data> {
  query: UseQueryResult<Data, Error>;
  rows(data: Data): Row[];
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  /** Buttons of a row, in the last column. */
  actions?: (row: Row) => ReactNode;
  empty: string;
  /** Below the empty text: what to do about it. */
  emptyHint?: ReactNode;
  /** Paged lists: where we are and how to go elsewhere. */
  paging?: { page: number; onPage(page: number): void };
  label: string;
}

/** Loading, error with "Reintentar", empty, or the table; on a phone each row becomes a card. */
export function DataTable<Row, Data extends { message: string; pages?: number }>({
  query,
  rows,
  columns,
  rowKey,
  actions,
  empty,
  emptyHint,
  paging,
  label,
}: Props<Row, Data>) {
  if (query.isPending) return <SkeletonRows />;
  if (query.isError)
    return (
      <Alert color="red" variant="light" role="alert" title={query.error.message}>
        <Button color="red" variant="outline" size="sm" onClick={() => void query.refetch()} loading={query.isFetching}>
          Reintentar
        </Button>
      </Alert>
    );
  const found = rows(query.data);
  if (found.length === 0)
    return (
      <Center py="xl" className={styles.empty}>
        <Stack align="center" gap="sm">
          <Text>{empty}</Text>
          {emptyHint}
        </Stack>
      </Center>
    );
  const pages = query.data.pages ?? 1;
  return (
    <>
      <Table.ScrollContainer minWidth={0} className={styles.scroll}>
        <Table highlightOnHover verticalSpacing="sm" className={styles.table} aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ title, width }) => (
                <Table.Th key={title} w={width}>
                  {title}
                </Table.Th>
              ))}
              {actions && <Table.Th w={1}>Acciones</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.map((row) => (
              <Table.Tr key={rowKey(row)}>
                {columns.map(({ title, cell }) => (
                  <Table.Td key={title} data-label={title}>
                    {cell(row)}
                  </Table.Td>
                ))}
                {actions && (
                  <Table.Td className={styles.actions}>
                    <Group gap={4} wrap="nowrap" justify="flex-end">
                      {actions(row)}
                    </Group>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {paging && pages > 1 && (
        <Group justify="center" mt="md">
          <Pagination
            total={pages}
            value={paging.page}
            onChange={paging.onPage}
            getControlProps={(control) => ({
              'aria-label': { first: 'Primera', last: 'Última', next: 'Siguiente', previous: 'Anterior' }[control],
            })}
            getItemProps={(page) => ({ 'aria-label': `Página ${page}` })}
          />
        </Group>
      )}
    </>
  );
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
