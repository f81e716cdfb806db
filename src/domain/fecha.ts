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
