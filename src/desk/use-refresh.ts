import { useQueryClient } from '@tanstack/react-query';
import type { CallName } from '#ui/call.ts';

/** After a write: what the screen shows is asked again, all of it or the reads that are named. */
export function useRefresh() {
  const client = useQueryClient();
  return async (...calls: CallName[]) => {
    const filters =
      calls.length > 0
        ? { predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => calls.includes(name as CallName) }
        : {};
    // A first read that is still on its way was asked before the write: its answer would show what is gone, and nobody would ask again.
    await client.cancelQueries(filters);
    await client.invalidateQueries(filters);
  };
}
