import { keepPreviousData, type Query, useQuery } from '@tanstack/react-query';
import type { CallName, Fields, Succeeded } from '#ui/call.ts';
import { ask, askPlain, failureText } from './send.ts';

interface Options {
  enabled?: boolean;
  /** What to say when no answer came at all, if it is another sentence. */
  unreachable?: string;
}

interface Watching<Name extends CallName> extends Options {
  /** Asked again after so many milliseconds, while what it told last is not the end of it. */
  refetchInterval?: (query: Query<Succeeded<Name>, Error>) => number | false;
}

/** A read of the back office; fails with the sentence to show, another one when the server cannot be reached. */
export function useCall<Name extends CallName>(
  name: Name,
  input: Fields<Name>,
  failed: string,
  { unreachable, ...options }: Watching<Name> = {},
) {
  return useQuery<Succeeded<Name>, Error>({
    queryKey: [name, input],
    queryFn: async () => {
      const result = await ask(name, input);
      if (!result.ok) throw new Error(failureText(result, failed, unreachable));
      return result as Succeeded<Name>;
    },
    placeholderData: keepPreviousData,
    ...options,
  });
}

/** The same for a call that answers without the envelope; its pages follow from the header's count. */
export function usePlainCall<Name extends CallName>(
  name: Name,
  input: Fields<Name> & { limit?: number },
  failed: string,
) {
  return useQuery<Succeeded<Name> & { total: number; pages: number }, Error>({
    queryKey: [name, input],
    queryFn: async () => {
      const result = await askPlain(name, input);
      if (!result.ok) throw new Error(failureText(result, failed));
      return { ...result, pages: Math.ceil(result.total / (input.limit ?? Number.POSITIVE_INFINITY)) || 1 };
    },
    placeholderData: keepPreviousData,
  });
}
