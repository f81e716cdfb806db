/** What the desk has read, kept while it is open: going back to a list shows it at once. */
import { QueryClient } from '@tanstack/react-query';
import type { CallName } from '#ui/call.ts';

let reads: QueryClient | undefined;

/** Another desk, perhaps of somebody else, begins with nothing. */
export function startReads(): QueryClient {
  reads = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false } },
  });
  return reads;
}

/**
 * After a write. Other screens and filters would come back as they were before it, and move under the finger with the
 * new answer: they are forgotten. What waits somewhere else ("Hoy", the sidebar's numbers) may be another number now.
 */
export function noteWrite(): void {
  reads?.removeQueries({ type: 'inactive' });
  if (!isAsking) setTimeout(askWhatWaits, pause);
  isAsking = true;
}

const whatWaits = ['get_hoy_admin.php' satisfies CallName];
/** One question for all that is written within so many milliseconds. */
const pause = 1000;
let isAsking = false;

function askWhatWaits(): void {
  isAsking = false;
  void reads?.invalidateQueries({ queryKey: whatWaits });
}
