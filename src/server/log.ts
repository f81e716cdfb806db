/** One JSON line per happening, so that any log collector can read it; never longer than collectors take. */
export function logError(what: string, error: unknown, more: Record<string, unknown> = {}): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(line('error', what, { ...more, detail }));
}

/** Nothing failed yet; somebody should look. */
export function logWarning(what: string, more: Record<string, unknown> = {}): void {
  console.error(line('warning', what, more));
}

export function logInfo(what: string, more: Record<string, unknown> = {}): void {
  console.log(line('info', what, more));
}

/** What comes from outside (an address, a mail server's answer, a bucket's) may be as long as somebody likes. */
const longest = 4000;

function line(level: string, what: string, more: Record<string, unknown>): string {
  return JSON.stringify({ at: new Date().toISOString(), level, what, ...more }, (_, value) =>
    typeof value === 'string' && value.length > longest
      ? `${value.slice(0, longest)}… (${value.length - longest} more)`
      : value,
  );
}
