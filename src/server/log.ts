/** One JSON line per happening, so that any log collector can read it. */
export function logError(what: string, error: unknown, more: Record<string, unknown> = {}): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ at: new Date().toISOString(), level: 'error', what, ...more, detail }));
}

/** Nothing failed yet; somebody should look. */
export function logWarning(what: string, more: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level: 'warning', what, ...more }));
}

export function logInfo(what: string, more: Record<string, unknown> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), level: 'info', what, ...more }));
}
