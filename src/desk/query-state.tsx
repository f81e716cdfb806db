import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { firstRead } from './kinds/first-read.ts';
import { AdminPage } from './page.tsx';
import { QueryFailed } from './query-failed.tsx';

interface Props<Data> {
  query: UseQueryResult<Data, Error>;
  title: string;
  back: { href: string; label: string };
  children(data: Data): ReactNode;
}

/**
 * A screen that first has to read what it edits: fresh, not what an earlier visit left in memory, and only once, so
 * that a form and the version it is sent with belong together.
 */
export function QueryState<Data>({ query, title, back, children }: Props<Data>) {
  const first = useRef<Data>(undefined);
  first.current = firstRead(first.current, query);
  if (first.current !== undefined) return children(first.current);
  return (
    <AdminPage title={title} back={back} isForm>
      {query.isError ? (
        <QueryFailed query={query} />
      ) : (
        <Stack role="status" aria-label="Cargando...">
          <Skeleton height={42} />
          <Skeleton height={42} width="60%" />
          <Skeleton height={320} />
        </Stack>
      )}
    </AdminPage>
  );
}
