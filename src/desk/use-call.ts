import { keepPreviousData, type Query, useQuery } from '@tanstack/react-query';
import { type CallName, type Failed, type Fields, type Succeeded, unknownError } from '#ui/call.ts';
import { ask, askPlain, failureText } from './send.ts';

interface Sentences {
  /** What to say when no answer came at all, if it is another sentence. */
  unreachable?: string | undefined;
  /** Stands before the reason, where a failure ("Error al cargar el libro: …") must not be taken for a thing that is not there. */
  before?: string | undefined;
}

interface Options extends Sentences {
  enabled?: boolean;
  /** What to say when an answer came that does not hold what was asked for, if it is another sentence. */
  unexpected?: string;
}

interface Watching<Name extends CallName> extends Options {
  /** Asked again after so many milliseconds, while its last answer is not the end of it. */
  refetchInterval?: (query: Query<Succeeded<Name>, Error>) => number | false;
}

/** A read of the back office; fails with the sentence to show, another one when the server cannot be reached. */
export function useCall<Name extends CallName>(
  name: Name,
  input: Fields<Name>,
  failed: string,
  { unreachable, unexpected = failed, before, ...options }: Watching<Name> = {},
) {
  return useQuery<Succeeded<Name>, Error>({
    queryKey: [name, input],
    queryFn: async () => {
      const result = await ask(name, input);
      if (!result.ok) throw new Error(sentenceOf(result, failed, { unreachable, before }));
      if (isEmpty(name, result)) throw new Error(unexpected);
      return result as Succeeded<Name>;
    },
    placeholderData: keepPreviousData,
    ...options,
  });
}

function sentenceOf(result: Failed, failed: string, { unreachable, before }: Sentences): string {
  const isNotThere = result.status === 200 || result.status === 404;
  if (!before || isNotThere) return failureText(result, failed, unreachable);
  return `${before} ${failureText(result, unknownError, 'Error de conexión con el servidor.')}`;
}

/** What a call answers with, where it is not `data`. */
const otherNames: Partial<Record<CallName, string>> = {
  'get_categories.php': 'categories',
  'get_session.php': 'user',
  'get_editar_admin.php': 'url',
};

/** A success that holds nothing must not look like a new thing, or like a list. */
function isEmpty(name: CallName, result: object): boolean {
  const answer = otherNames[name] ?? 'data';
  const value = (result as Record<string, unknown>)[answer];
  // No address is an answer, too.
  return value === undefined || (value === null && answer !== 'url');
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
      if (isEmpty(name, result)) throw new Error(failed);
      return { ...result, pages: Math.ceil(result.total / (input.limit ?? Number.POSITIVE_INFINITY)) || 1 };
    },
    placeholderData: keepPreviousData,
  });
}
