import type { ReactNode } from 'react';
import { failure } from '#site/failure.ts';
import type { Failed } from '#ui/call.ts';
import { ErrorBox } from '../states.tsx';
import { Empty } from './list-states.tsx';

export interface ListResultProps<Answer> {
  result: Answer | Failed;
  /** When the server has none and does not say why; as `unreachable`, unless it is another sentence. */
  refused?: string;
  unreachable: string;
  empty: string;
  /** Below the empty text: what to do about it. */
  emptyHint?: ReactNode;
  children(answer: Answer): ReactNode;
}

/** The things a call brought, or why there are none. */
export function ListResult<Answer extends { ok: true; message: string; data: unknown[] }>(
  props: ListResultProps<Answer>,
) {
  const { result, unreachable, refused = unreachable, empty, emptyHint, children } = props;
  if (!result.ok || !result.data) return <ErrorBox text={failure(result, refused, unreachable)} />;
  return result.data.length === 0 ? <Empty text={empty}>{emptyHint}</Empty> : children(result);
}
