import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallName, Succeeded } from '#ui/call.ts';
import { ask, failureText } from '../send.ts';

/** A read of the back office; fails with the sentence to show. */
export function useCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  failed: string,
  options: { enabled?: boolean } = {},
) {
  return useQuery<Succeeded<Name>, Error>({
    queryKey: [name, input],
    queryFn: async () => {
      const result = await ask(name, input as never);
      if (!result.ok) throw new Error(failureText(result, failed));
      return result as Succeeded<Name>;
    },
    placeholderData: keepPreviousData,
    ...options,
  });
}
