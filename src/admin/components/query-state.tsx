import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminPage } from './admin-page.tsx';

interface Props<Data> {
  query: UseQueryResult<Data, Error>;
  title: string;
  back: { href: string; label: string };
  children(data: Data): ReactNode;
}

/** A screen that first has to read what it edits. */
export function QueryState<Data>({ query, title, back, children }: Props<Data>) {
  if (query.isSuccess) return children(query.data);
  return (
    <AdminPage title={title} back={back} isForm>
      {query.isPending ? (
        <Stack role="status" aria-label="Cargando...">
          <Skeleton height={42} />
          <Skeleton height={42} width="60%" />
          <Skeleton height={320} />
        </Stack>
      ) : (
        <Alert color="red" variant="light" role="alert" title={query.error.message}>
          <Button color="red" variant="outline" size="sm" onClick={() => void query.refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
    </AdminPage>
  );
}
