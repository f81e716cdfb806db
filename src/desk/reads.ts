/** What the desk has read, kept while it is open: going back to a list shows it at once. */
import { QueryClient } from '@tanstack/react-query';

let reads: QueryClient | undefined;

/** Another desk, perhaps of somebody else, begins with nothing. */
export function startReads(): QueryClient {
  reads = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false } },
  });
  return reads;
}

/** After a write: other screens and filters would come back as they were before it, and move under the finger with the new answer. */
export function forgetUnseenReads(): void {
  reads?.removeQueries({ type: 'inactive' });
}
