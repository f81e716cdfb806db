/** Texts of forms kept in this browser. Several tabs may write about the same thing: each has a copy of its own. */
export interface Draft {
  values: Record<string, unknown>;
  hadFiles: boolean;
  writtenAt: string;
  version?: number | undefined;
}

const stored = (key: string) => `borrador:${key}`;

export function readDraft(key: string): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(stored(key)) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The newest copy that any tab left behind, under its key. */
export function readAnyDraft(key: string): { key: string; draft: Draft } | undefined {
  const own = stored(key);
  const found = Object.keys(localStorage)
    .filter((name) => name === own || name.startsWith(`${own}~`))
    .map((name) => name.slice(stored('').length))
    .flatMap((name) => {
      const draft = readDraft(name);
      return draft ? [{ key: name, draft }] : [];
    });
  return found.sort((one, other) => other.draft.writtenAt.localeCompare(one.draft.writtenAt))[0];
}

export function writeDraft(key: string, draft: Omit<Draft, 'writtenAt'>): void {
  try {
    localStorage.setItem(stored(key), JSON.stringify({ ...draft, writtenAt: new Date().toISOString() }));
  } catch {
    // The store is full or forbidden: the warning before leaving still holds.
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(stored(key));
}

/** All that somebody left unsaved here: whoever uses this browser next has no business with it. */
export function forgetDrafts(usuario: string): void {
  const own = stored(`${usuario}:`);
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(own)) localStorage.removeItem(name);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

/** Whether it says something else than the form that starts as `clean`. */
export function isOtherThan({ values }: Draft, clean: string): boolean {
  return JSON.stringify(values) !== clean;
}

/** What of a draft the form still has a field for: it may be older than the form. */
export function knownOf<Values extends object>(values: Draft['values'], form: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in form)) as Partial<Values>;
}

/** The form without the field that is as quickly chosen again: changed alone, it is no work to lose. */
export function workOf(values: object, choice: string): string {
  return textOf({ ...values, [choice]: undefined }).text;
}

/** Files do not fit in the browser's store: only that there were some is known. */
export function textOf(values: object): { text: string; hasFiles: boolean } {
  let hasFiles = false;
  const text = JSON.stringify(values, (_, value) => {
    if (!(value instanceof Blob)) return value;
    hasFiles = true;
    return null;
  });
  return { text, hasFiles };
}
