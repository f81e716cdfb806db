/** While a page renders, the calls it makes say what they read; the page memory keeps the list beside the page. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadyPart } from './ready-parts.ts';
import type { PageStyles } from './styles.ts';

export interface ReadLog {
  tags: Set<string>;
  /** A call failed on our side: the page must not be kept. */
  hasFailed: boolean;
  /** A call looked at who asks. */
  isPersonal: boolean;
  /** The page itself: as bytes of an answer it would be written and read for nothing. */
  html?: string;
  styles?: PageStyles | undefined;
  /** What belongs into it and was not rendered: its styles, header and footer. */
  parts?: ReadyPart[];
}

const current = new AsyncLocalStorage<ReadLog>();

export function noteReads(...tags: string[]): void {
  const log = current.getStore();
  for (const tag of tags) log?.tags.add(tag);
}

export function noteFailure(): void {
  const log = current.getStore();
  if (log) log.hasFailed = true;
}

export function notePersonal(): void {
  const log = current.getStore();
  if (log) log.isPersonal = true;
}

/** False when nobody collects it: then it has to be in the answer. */
export function noteHtml(page: Pick<ReadLog, 'html' | 'styles' | 'parts'>): boolean {
  const log = current.getStore();
  if (log) Object.assign(log, page);
  return log !== undefined;
}

export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; log: ReadLog }> {
  const log: ReadLog = { tags: new Set(), hasFailed: false, isPersonal: false };
  const result = await current.run(log, work);
  return { result, log };
}
