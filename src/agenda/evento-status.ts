/** What structured data say of an event whose dates were changed. */
import { madridInstant } from '#values/hora-local.ts';
import type { EventoPublico } from './evento.ts';

const status = (name: 'Scheduled' | 'Rescheduled' | 'Cancelled') => `https://schema.org/Event${name}`;

/** Of its next time; and each date that falls out, as an event of its own that does not take place. */
export function eventoStatus(evento: EventoPublico) {
  const { titulo, hora, proximas_fechas, fechas_canceladas, lugar, municipio_nombre } = evento;
  const start = (day: string) => (hora ? madridInstant(day, hora) : day);
  const moved = proximas_fechas[0]?.antes;
  const cancelled = evento.es_recurrente ? fechas_canceladas : [];
  return {
    eventStatus: status(moved ? 'Rescheduled' : 'Scheduled'),
    previousStartDate: moved && start(moved),
    subEvent:
      cancelled.length === 0
        ? undefined
        : cancelled.map((day) => ({
            '@type': 'Event',
            name: titulo,
            startDate: start(day),
            eventStatus: status('Cancelled'),
            location: {
              '@type': 'Place',
              name: lugar ?? municipio_nombre,
              address: { '@type': 'PostalAddress', addressLocality: municipio_nombre, addressCountry: 'ES' },
            },
          })),
  };
}
