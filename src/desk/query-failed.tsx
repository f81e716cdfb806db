import { Alert, type AlertProps, Button, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';

interface Props extends Omit<AlertProps, 'title'> {
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'isFetching' | 'refetch'>;
}

/** What could not be read, and another try; `children` is what else can be done about it. Nothing when all is well. */
export function QueryFailed({ query, children, ...rest }: Props) {
  if (!query.error) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={query.error.message} {...rest}>
      <Group>
        <Button color="red" variant="outline" size="sm" onClick={() => void query.refetch()} loading={query.isFetching}>
          Reintentar
        </Button>
        {children}
      </Group>
    </Alert>
  );
}
