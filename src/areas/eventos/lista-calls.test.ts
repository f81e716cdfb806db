/** The agenda of the whole year, and single dates of a series that are cancelled or moved. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();
/** A Monday. */
const today = '2026-11-16';
let municipio_id: number;

beforeAll(async () => {
  vi.setSystemTime(new Date(`${today}T10:00:00Z`));
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  municipio_id = (await admin.post('create_municipio.php', { nombre: 'Pueblo de prueba', provincia_id })).body.data.id;
});

beforeEach(async () => {
  await app.db.deleteFrom('eventos').execute();
});

async function anEvento(values: object): Promise<{ id: number; slug: string }> {
  const { body } = await admin.post('create_evento.php', { titulo: 'Evento', municipio_id, ...values });
  expect(body.success, body.message).toBe(true);
  return body.data;
}

async function list(query: Record<string, string | number> = {}) {
  const { status, body } = await visitor.get('get_agenda_lista.php', query);
  expect(status, body.message).toBe(200);
  return body;
}

const days = (item: { fechas: { fecha_inicio: string }[] }) => item.fechas.map(({ fecha_inicio }) => fecha_inicio);

describe('get_agenda_lista.php', () => {
  test('a series stands once with its next days; what is far away is there too; what is over is not', async () => {
    await anEvento({ titulo: 'Cada domingo', regla_recurrencia: 'cada domingo', hora: '11:00' });
    await anEvento({ titulo: 'En dos años', fecha_inicio: '2028-10-01' });
    await anEvento({ titulo: 'Mañana', fecha_inicio: '2026-11-17' });
    await anEvento({ titulo: 'Ayer', fecha_inicio: '2026-11-15' });
    await anEvento({ titulo: 'Nadie sabe', regla_recurrencia: 'cuando florece el azafrán' });
    const { data, total } = await list();
    expect(data.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'Mañana',
      'Cada domingo',
      'En dos años',
      'Nadie sabe',
    ]);
    expect(total).toBe(4);
    expect(data[1]).toMatchObject({ fecha_inicio: '2026-11-22', hora: '11:00', hay_mas: true, es_recurrente: true });
    expect(days(data[1])).toEqual(['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']);
    expect(data[1].regla_descripcion).toBeTruthy();
    expect(data[3]).toMatchObject({ fecha_inicio: null, fechas: [], regla_entendida: false });
    // The cards do not show it.
    expect(data[0]).not.toHaveProperty('descripcion');
  });

  test('of what comes once a year the next time is told, and no other', async () => {
    await anEvento({ titulo: 'San Juan', regla_recurrencia: '24 de junio' });
    const [item] = (await list()).data;
    expect(item).toMatchObject({ fecha_inicio: '2027-06-24', hay_mas: false });
    expect(days(item)).toEqual(['2027-06-24']);
  });

  test('pages hold together, whatever is mixed', async () => {
    for (let n = 0; n < 7; n++) await anEvento({ titulo: `Día ${n}`, fecha_inicio: `2026-12-0${n + 1}` });
    await anEvento({ titulo: 'Cada jueves', regla_recurrencia: 'cada jueves' });
    await anEvento({ titulo: 'Cada viernes', regla_recurrencia: 'cada viernes' });
    const all = (await list({ limit: 100 })).data.map(({ slug }: { slug: string }) => slug);
    const pages = [];
    for (let page = 1; page <= 3; page++) pages.push(...(await list({ limit: 4, page })).data);
    expect(pages.map(({ slug }) => slug)).toEqual(all);
    expect((await list({ limit: 4 })).pages).toBe(3);
  });

  test('days up to the end of time cost no more than the next ones, and hide nothing', async () => {
    await anEvento({ titulo: 'Cada día', regla_recurrencia: 'todos los días' });
    await anEvento({ titulo: 'Cada domingo', regla_recurrencia: 'cada domingo' });
    await anEvento({ titulo: 'Bisiesto', regla_recurrencia: '29 de febrero' });
    await anEvento({ titulo: 'Lejos', fecha_inicio: '2199-12-31' });
    const started = performance.now();
    for (const hasta of ['9996-12-31', '9998-12-31', '9999-12-31', '4000-01-01']) {
      const { data } = await list({ desde: '2026-12-01', hasta });
      expect(data.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
        'Cada día',
        'Cada domingo',
        'Bisiesto',
        'Lejos',
      ]);
      expect(days(data[0])).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
      expect(data[0].hay_mas).toBe(true);
    }
    // Counted one by one they took seconds each.
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('a month, a range, today, a label', async () => {
    await anEvento({ titulo: 'Cada domingo', regla_recurrencia: 'cada domingo', etiquetas: '["gratis"]' });
    await anEvento({ titulo: 'En marzo', fecha_inicio: '2027-03-10', fecha_fin: '2027-04-02' });
    await anEvento({ titulo: 'Hoy', fecha_inicio: today });
    const titles = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ titulo }: { titulo: string }) => titulo);
    expect(await titles({ mes: '2027-03' })).toEqual(['Cada domingo', 'En marzo']);
    expect(await titles({ mes: '2027-04' })).toEqual(['En marzo', 'Cada domingo']);
    expect(await titles({ mes: '2026-10' })).toEqual([]);
    expect(await titles({ cuando: 'hoy' })).toEqual(['Hoy']);
    expect(await titles({ desde: '2027-03-12', hasta: '2027-03-12' })).toEqual(['En marzo']);
    expect(await titles({ etiqueta: 'gratis' })).toEqual(['Cada domingo']);
    const march = (await list({ mes: '2027-03' })).data[0];
    expect(days(march)).toEqual(['2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28']);
    expect(march.hay_mas).toBe(false);
    expect((await visitor.get('get_agenda_lista.php', { mes: 'marzo' })).status).toBe(422);
  });

  test('the days of a month', async () => {
    await anEvento({ titulo: 'Feria', fecha_inicio: '2026-11-28', fecha_fin: '2026-12-02' });
    await anEvento({ titulo: 'Mercado', regla_recurrencia: 'cada domingo' });
    const mes = async (query: Record<string, string>) => (await visitor.get('get_agenda_mes.php', query)).body.data;
    const november = await mes({});
    expect(november.mes).toBe('2026-11');
    expect(november.dias.map(({ dia, total }: { dia: string; total: number }) => [dia, total])).toEqual([
      ['2026-11-22', 1],
      ['2026-11-28', 1],
      ['2026-11-29', 2],
      ['2026-11-30', 1],
    ]);
    expect((await mes({ mes: '2026-12' })).dias[0]).toEqual({
      dia: '2026-12-01',
      total: 1,
      eventos: [{ slug: 'feria', titulo: 'Feria' }],
    });
    expect((await mes({ mes: '2026-10' })).dias).toEqual([]);
  });
});

describe('single dates of a series', () => {
  async function changed(values: object) {
    const evento = await anEvento({ titulo: 'Paseo', regla_recurrencia: 'cada domingo', hora: '11:00' });
    const reply = await admin.post('update_evento.php', { id: evento.id, ...values });
    return { evento, reply };
  }
  const cambios = {
    fechas_canceladas: JSON.stringify(['2026-11-29']),
    fechas_movidas: JSON.stringify([{ de: '2026-12-06', a: '2026-12-07', hora: '18:30' }]),
  };

  test('are told by every call; sent again or not sent, they stay', async () => {
    const { evento, reply } = await changed(cambios);
    expect(reply.body.data).toMatchObject({
      fechas_canceladas: ['2026-11-29'],
      fechas_movidas: [{ de: '2026-12-06', a: '2026-12-07', hora: '18:30' }],
    });
    await admin.post('update_evento.php', { id: evento.id, titulo: 'Paseo' });
    const [item] = (await list()).data;
    expect(days(item)).toEqual(['2026-11-22', '2026-12-07', '2026-12-13', '2026-12-20']);
    expect(item.fechas[1]).toEqual({ fecha_inicio: '2026-12-07', fecha_fin: null, antes: '2026-12-06', hora: '18:30' });
    const dates = (await visitor.get('get_agenda.php', { hasta: '2026-12-13' })).body.data;
    expect(dates.map((one: { fecha_inicio: string; hora: string }) => `${one.fecha_inicio} ${one.hora}`)).toEqual([
      '2026-11-22 11:00',
      '2026-12-07 18:30',
      '2026-12-13 11:00',
    ]);
    const { data } = (await visitor.get('get_evento_publico.php', { slug: evento.slug })).body;
    expect(data.proximas_fechas.map((one: { fecha_inicio: string }) => one.fecha_inicio)).toContain('2026-12-07');
    expect(data.fechas_canceladas).toEqual(['2026-11-29']);
  });

  test('say the hour they were moved to, wherever the next date of the event is told', async () => {
    const movida = { de: '2026-11-22', a: '2026-11-20', hora: '18:30' };
    const { evento } = await changed({ fechas_movidas: [movida] });
    const viaje = (await visitor.get('get_viaje.php', { cosas: `e${evento.id}` })).body.data;
    expect(viaje[0].fechas.slice(0, 2)).toEqual([
      { fecha_inicio: '2026-11-20', fecha_fin: null, hora: '18:30' },
      { fecha_inicio: '2026-11-29', fecha_fin: null, hora: '11:00' },
    ]);
    expect((await admin.get('get_hoy_admin.php')).body.data.eventos).toMatchObject([
      { dia: '2026-11-20', hora: '18:30' },
    ]);
    const opciones = (await admin.get('get_envio_opciones.php', { tipo: 'eventos' })).body.data;
    expect(opciones[0].dato).toContain(', 18:30 ·');
    expect((await visitor.get('get_evento_publico.php', { slug: evento.slug })).body.data).toMatchObject({
      hora: '18:30',
      hora_habitual: '11:00',
    });
    // Another one of that day at noon comes before it.
    await anEvento({ titulo: 'Charla', fecha_inicio: '2026-11-20', hora: '12:00' });
    expect((await list()).data.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Charla', 'Paseo']);
  });

  test('in a calendar: EXDATE, and a day of its own with RECURRENCE-ID', async () => {
    const { evento } = await changed(cambios);
    const text = await (await visitor.request(`/agenda/${evento.slug}.ics`)).text();
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=SU');
    expect(text).toContain('EXDATE;TZID=Europe/Madrid:20261129T110000');
    expect(text).toMatch(
      /DTSTART;TZID=Europe\/Madrid:20261207T183000\r\nRECURRENCE-ID;TZID=Europe\/Madrid:20261206T110000/,
    );
    expect(new Set(text.match(/UID:.*/g)).size).toBe(1);
  });

  test('a move may be written as an object, or with other words; nonsense is refused', async () => {
    const { reply } = await changed({ fechas_movidas: '{"2026-12-06": "2026-12-07"}' });
    expect(reply.body.data.fechas_movidas).toEqual([{ de: '2026-12-06', a: '2026-12-07', hora: null }]);
    const other = await changed({ fechas_movidas: [{ fecha: '2026-12-06', nueva_fecha: '2026-12-08' }] });
    expect(other.reply.body.data.fechas_movidas).toEqual([{ de: '2026-12-06', a: '2026-12-08', hora: null }]);
    for (const values of [
      { fechas_canceladas: ['2026-02-30'] },
      { fechas_canceladas: ['0026-11-29'] },
      { fechas_canceladas: 'mañana' },
      { fechas_movidas: [{ de: '2026-12-06' }] },
      { fechas_movidas: [{ de: '2026-12-06', a: '2026-12-07', hora: '25:00' }] },
      { fechas_movidas: [{ de: '2026-12-06', a: '0026-12-07' }] },
      { fechas_canceladas: Array.from({ length: 201 }, () => '2026-11-29') },
    ])
      expect((await changed(values)).reply.status).toBe(422);
  });

  test('no day has it twice: one moves to another of its days only at another hour, or when that one falls out', async () => {
    const move = { de: '2026-12-06', a: '2026-12-13' };
    const message = 'El domingo, 13 de diciembre de 2026 ya se celebra: elige otro día, u otra hora.';
    expect((await changed({ fechas_movidas: [move] })).reply).toMatchObject({
      status: 422,
      body: { message, errors: { fechas_movidas: message } },
    });
    for (const values of [
      { fechas_movidas: [{ ...move, hora: '19:00' }] },
      { fechas_movidas: [move], fechas_canceladas: ['2026-12-13'] },
      { fechas_movidas: [move, { de: '2026-12-13', a: '2026-12-14' }] },
    ])
      expect((await changed(values)).reply.status).toBe(200);
  });

  test('cancelled wins over moved', async () => {
    const { evento } = await changed({
      fechas_canceladas: ['2026-11-22'],
      fechas_movidas: [{ de: '2026-11-22', a: '2026-11-23' }],
    });
    const { data } = (await visitor.get('get_evento_publico.php', { slug: evento.slug })).body;
    expect(data.proximas_fechas[0].fecha_inicio).toBe('2026-11-29');
  });

  test('a day that the rule does not say neither falls out nor moves, unless it is over', async () => {
    const { evento } = await changed({ fechas_canceladas: ['2020-01-03'] });
    const refused = async (values: object) => admin.post('update_evento.php', { id: evento.id, ...values });
    const message = 'El martes, 24 de noviembre de 2026 no es un día de la regla.';
    expect(await refused({ fechas_canceladas: ['2026-11-24'] })).toMatchObject({
      status: 422,
      body: { message, errors: { fechas_canceladas: message } },
    });
    expect(await refused({ fechas_movidas: [{ de: '2026-11-24', a: '2026-11-25' }] })).toMatchObject({
      status: 422,
      body: { errors: { fechas_movidas: message } },
    });
  });
});
