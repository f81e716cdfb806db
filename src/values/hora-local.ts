/** The clock on the wall in Cuenca, as a date-and-time field has it: '2026-12-01T09:30'. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function toHoraLocal(instant: string): string {
  return clock.format(new Date(instant)).replace(' ', 'T');
}

/** The instant, ISO 8601 in UTC; an empty text stays empty. */
export function fromHoraLocal(horaLocal: string): string {
  const wanted = Date.parse(`${horaLocal}Z`);
  if (Number.isNaN(wanted)) return '';
  // How far the clock is ahead depends on the day; asked twice, it is right around the change of hour too.
  const first = wanted - ahead(wanted);
  return new Date(wanted - ahead(first)).toISOString();
}

function ahead(instant: number): number {
  return Date.parse(`${toHoraLocal(new Date(instant).toISOString())}Z`) - Math.floor(instant / 60_000) * 60_000;
}
