import { expect, test } from 'vitest';
import type { EventoPublico } from './evento.ts';
import { eventoStatus } from './evento-status.ts';

const evento = {
  titulo: 'Molienda',
  lugar: null,
  municipio_nombre: 'Mota del Cuervo',
  hora: '11:00',
  hora_habitual: '11:00',
  es_recurrente: true,
  proximas_fechas: [{ fecha_inicio: '2026-11-22', fecha_fin: null }],
  fechas_canceladas: ['2026-11-29'],
  fechas_movidas: [{ de: '2026-12-06', a: '2026-12-08', hora: '17:30' }],
} as unknown as EventoPublico;

test('each date of a series that falls out or is moved is an event of its own, with its place', () => {
  const { eventStatus, subEvent } = eventoStatus(evento);
  expect(eventStatus).toBe('https://schema.org/EventScheduled');
  expect(subEvent).toMatchObject([
    { name: 'Molienda', startDate: '2026-11-29T11:00:00+01:00', eventStatus: 'https://schema.org/EventCancelled' },
    {
      name: 'Molienda',
      startDate: '2026-12-08T17:30:00+01:00',
      previousStartDate: '2026-12-06T11:00:00+01:00',
      eventStatus: 'https://schema.org/EventRescheduled',
      location: { '@type': 'Place', name: 'Mota del Cuervo' },
    },
  ]);
});

test('when the next date was moved to another hour, the day before it had the usual one', () => {
  const next = { fecha_inicio: '2026-12-08', fecha_fin: null, antes: '2026-12-06', hora: '17:30' };
  expect(eventoStatus({ ...evento, hora: '17:30', proximas_fechas: [next] })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-12-06T11:00:00+01:00',
  });
});

test('an event without changed dates has none', () => {
  expect(eventoStatus({ ...evento, fechas_canceladas: [], fechas_movidas: [] }).subEvent).toBeUndefined();
});
