/** What structured data say of an event whose dates were changed. */
import { madridInstant } from '#values/hora-local.ts';
import type { EventoPublico } from './evento.ts';

const status = (name: 'Scheduled' | 'Rescheduled' | 'Cancelled') => `https://schema.org/Event${name}`;

/** Of its next time; and each date that falls out or takes place on another day, as an event of its own. */
export function eventoStatus(evento: EventoPublico) {
  const { titulo, lugar, municipio_nombre, hora_habitual, proximas_fechas, fechas_canceladas, fechas_movidas } = evento;
  const start = (day: string, hora = hora_habitual) => (hora ? madridInstant(day, hora) : day);
  const moved = proximas_fechas[0]?.antes;
  const location = {
    '@type': 'Place',
    name: lugar ?? municipio_nombre,
    address: { '@type': 'PostalAddress', addressLocality: municipio_nombre, addressCountry: 'ES' },
  };
  const changed = [
    ...fechas_canceladas.map((day) => ({ startDate: start(day), eventStatus: status('Cancelled') })),
    ...fechas_movidas.map(({ de, a, hora }) => ({
      startDate: start(a, hora ?? hora_habitual),
      previousStartDate: start(de),
      eventStatus: status('Rescheduled'),
    })),
  ];
  return {
    eventStatus: status(moved ? 'Rescheduled' : 'Scheduled'),
    previousStartDate: moved && start(moved),
    location,
    subEvent:
      evento.es_recurrente && changed.length > 0
        ? changed.map((dates) => ({ '@type': 'Event', name: titulo, ...dates, location }))
        : undefined,
  };
}
