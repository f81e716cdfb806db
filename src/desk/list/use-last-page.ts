import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export interface Paging {
  page: number;
  onPage(page: number): void;
}

/**
 * The only row of the last page was deleted, or the address is an old one: the list goes to the last page there is.
 * Says whether it is on its way.
 */
export function useLastPage(
  { data, isPlaceholderData }: UseQueryResult<{ pages?: number }, Error>,
  paging: Paging | undefined,
): boolean {
  // A list without rows has its first page all the same.
  const last = Math.max(1, data?.pages ?? Number.POSITIVE_INFINITY);
  const isPast = paging !== undefined && !isPlaceholderData && paging.page > last;
  const onPage = useRef(paging?.onPage);
  onPage.current = paging?.onPage;
  // Asked once: asked at every drawing on the way, it would never arrive.
  useEffect(() => {
    if (isPast) onPage.current?.(last);
  }, [isPast, last]);
  return isPast;
}
