import type { UseQueryResult } from '@tanstack/react-query';
import { useCall, usePlainCall } from '#desk/use-call.ts';
import type { CallName } from '#ui/call.ts';

interface Reading {
  call: CallName;
  /** It answers without the envelope. */
  isPlain?: true | undefined;
  input: object;
  failed: string;
  before?: string | undefined;
}

/** A call that a declaration names: what it answers is known there. */
export function useRead<Data>({ call, isPlain, input, failed, before }: Reading) {
  const use = (isPlain ? usePlainCall : useCall) as unknown as (
    name: CallName,
    input: object,
    failed: string,
    sentences: { before?: string | undefined },
  ) => UseQueryResult<{ message: string; pages?: number; data: Data }, Error>;
  return use(call, input, failed, { before });
}
