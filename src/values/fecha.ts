const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
const shortDate = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});
const shortDateTime = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});
const fullDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'Europe/Madrid' });
const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' });

/** "domingo, 15 de noviembre de 2026" */
export function formatFullDate(day: string): string {
  return fullDate.format(new Date(day));
}

/** "domingo, 15 de noviembre de 2026", or "del 18 al 21 de septiembre de 2026" when it lasts more than a day. */
export function formatDays(from: string, to: string | null): string {
  if (!to || to === from) return formatFullDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `del ${Number(from.slice(8, 10))} al ${formatLongDate(to)}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `del ${isSameYear ? dayAndMonth.format(new Date(from)) : formatLongDate(from)} al ${formatLongDate(to)}`;
}

/** "15 de noviembre de 2026" */
export function formatLongDate(instant: string): string {
  return longDate.format(new Date(instant));
}

/** dd/MM/yyyy */
export function formatDate(instant: string): string {
  return shortDate.format(new Date(instant));
}

export function formatDateTime(instant: string): string {
  return shortDateTime.format(new Date(instant));
}
