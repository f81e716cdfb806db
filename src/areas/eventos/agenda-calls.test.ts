import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collectReads } from '#server/pages/reads.ts';
import { origin, startApp } from '#test/harness/harness.ts';

// A Wednesday in winter, already Thursday 14 January in Madrid.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-13T23:30:00Z') });
afterAll(() => {
  vi.useRealTimers();
});

const { app, admin, visitor } = await startApp();

let municipio_id: number;
let otherMunicipio: number;
let tipo_evento_id: number;
beforeAll(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  const town = async (nombre: string) =>
    (await admin.post('create_municipio.php', { nombre, provincia_id })).body.data.id;
  municipio_id = await town('Huete');
  otherMunicipio = await town('Beteta');
  tipo_evento_id = (await admin.post('create_tipo_evento.php', { nombre: 'Música' })).body.data.id;
  await anEvento({ titulo: 'Ayer', fecha_inicio: '2027-01-13' });
  await anEvento({ titulo: 'Hoy', fecha_inicio: '2027-01-14', hora: '18:00', lugar: 'Plaza', descripcion: 'Ven' });
  await anEvento({ titulo: 'En curso', fecha_inicio: '2027-01-10', fecha_fin: '2027-01-14' });
  await anEvento({ titulo: 'Sábado', fecha_inicio: '2027-01-16', municipio_id: otherMunicipio, tipo_evento_id });
  await anEvento({ titulo: 'Lejos', fecha_inicio: '2027-04-15' });
  await anEvento({ titulo: 'Cada mes', regla_recurrencia: 'último domingo de cada mes', hora: '11:00' });
  await anEvento({ titulo: 'Pascua', regla_recurrencia: 'Domingo de Resurrección' });
  await anEvento({ titulo: 'Misterio', regla_recurrencia: 'cuando diga el alcalde', hora: '12:00' });
});

async function anEvento(values: Record<string, unknown>) {
  const reply = await admin.post('create_evento.php', { municipio_id, ...values });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

interface Item {
  titulo: string;
  fecha_inicio: string | null;
}
async function agenda(query: Record<string, string | number> = {}): Promise<Item[]> {
  const { status, body } = await visitor.get('get_agenda.php', query);
  expect(status).toBe(200);
  return body.data;
}
const told = (items: Item[]) => items.map(({ titulo, fecha_inicio }) => `${fecha_inicio ?? '?'} ${titulo}`);

describe('get_agenda.php', () => {
  test('shows what is to come in 90 days by date, each time of a recurring event, and last what has no date', async () => {
    expect(told(await agenda())).toEqual([
      '2027-01-10 En curso',
      '2027-01-14 Hoy',
      '2027-01-16 Sábado',
      '2027-01-31 Cada mes',
      '2027-02-28 Cada mes',
      '2027-03-28 Pascua',
      '2027-03-28 Cada mes',
      '? Misterio',
    ]);
  });

  test('today is the day in Madrid, not in Greenwich', async () => {
    expect(told(await agenda({ cuando: 'hoy' }))).toEqual(['2027-01-10 En curso', '2027-01-14 Hoy']);
  });

  test('this weekend is Saturday and Sunday of this week', async () => {
    expect(told(await agenda({ cuando: 'fin-de-semana' }))).toEqual(['2027-01-16 Sábado']);
  });

  test('desde and hasta move the window, never into the past', async () => {
    expect(told(await agenda({ desde: '2027-02-01', hasta: '2027-02-28' }))).toEqual([
      '2027-02-28 Cada mes',
      '? Misterio',
    ]);
    expect(told(await agenda({ desde: '2020-01-01', hasta: '2027-01-14' }))).toEqual([
      '2027-01-10 En curso',
      '2027-01-14 Hoy',
      '? Misterio',
    ]);
  });

  test('a window of centuries is cut at two years', async () => {
    const items = await agenda({ hasta: '9999-12-31', limit: 100 });
    expect(items.filter(({ titulo }) => titulo === 'Cada mes')).toHaveLength(24);
  });

  test('is cut down to a municipality and to a type', async () => {
    expect(told(await agenda({ municipio: otherMunicipio }))).toEqual(['2027-01-16 Sábado']);
    expect(told(await agenda({ tipo: tipo_evento_id }))).toEqual(['2027-01-16 Sábado']);
    expect((await agenda({ municipio: '', tipo: '', cuando: '' })).length).toBe(8);
  });

  test('comes in pages', async () => {
    const { body } = await visitor.get('get_agenda.php', { limit: 3, page: 3 });
    expect(body).toMatchObject({ total: 8, page: 3, pages: 3, limit: 3 });
    expect(told(body.data)).toEqual(['2027-03-28 Cada mes', '? Misterio']);
  });

  test('each answer says what a card needs, and nothing else', async () => {
    const items = await agenda();
    expect(items[1]).toEqual({
      id: expect.any(Number),
      slug: 'hoy',
      titulo: 'Hoy',
      municipio_nombre: 'Huete',
      tipo_evento_nombre: null,
      fecha_inicio: '2027-01-14',
      fecha_fin: null,
      hora: '18:00',
      lugar: 'Plaza',
      enlace_web: null,
      descripcion: 'Ven',
      imagen: null,
      regla_recurrencia: null,
      etiquetas: [],
      es_recurrente: false,
      regla_entendida: false,
    });
    expect(items[3]).toMatchObject({
      regla_recurrencia: 'último domingo de cada mes',
      es_recurrente: true,
      regla_entendida: true,
    });
    expect(items.at(-1)).toMatchObject({
      fecha_inicio: null,
      fecha_fin: null,
      regla_recurrencia: 'cuando diga el alcalde',
      es_recurrente: true,
      regla_entendida: false,
    });
  });

  test('wrong questions are refused in plain words', async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ desde: '2027-02-30' }, 'La fecha «desde» no es válida.'],
      [{ hasta: 'mañana' }, 'La fecha «hasta» no es válida.'],
      [{ cuando: 'ayer' }, 'El valor de «cuando» debe ser hoy o fin-de-semana.'],
      [{ municipio: 'Huete' }, 'El municipio no es válido.'],
    ];
    for (const [query, message] of wrong)
      expect(await visitor.get('get_agenda.php', query)).toMatchObject({ status: 422, body: { message } });
  });

  test('a page made of it is dropped at midnight and when an event changes', async () => {
    const { log } = await collectReads(() => agenda());
    expect([...log.tags].sort()).toEqual(['dia', 'eventos', 'municipios', 'tipos_evento']);
  });
});

describe('get_evento_publico.php', () => {
  test('tells the next five dates of a recurring event and its rule in plain words', async () => {
    const { body } = await visitor.get('get_evento_publico.php', { slug: 'cada-mes' });
    expect(body.data).toMatchObject({
      titulo: 'Cada mes',
      fecha_inicio: '2027-01-31',
      regla_descripcion: 'El último domingo de cada mes',
      proximas_fechas: ['2027-01-31', '2027-02-28', '2027-03-28', '2027-04-25', '2027-05-30'].map((fecha_inicio) => ({
        fecha_inicio,
        fecha_fin: null,
      })),
    });
  });

  test('an event that is over keeps its days and has none to come', async () => {
    const { body } = await visitor.get('get_evento_publico.php', { slug: 'ayer' });
    expect(body.data).toMatchObject({ fecha_inicio: '2027-01-13', proximas_fechas: [] });
  });

  test('an event whose rule nobody understands has its rule text and no dates', async () => {
    const { body } = await visitor.get('get_evento_publico.php', { slug: 'misterio' });
    expect(body.data).toMatchObject({
      fecha_inicio: null,
      regla_recurrencia: 'cuando diga el alcalde',
      regla_entendida: false,
      regla_descripcion: null,
      proximas_fechas: [],
    });
  });

  test('an event is found under its former slug, with its new one in the answer', async () => {
    const { id } = await anEvento({ titulo: 'Nombre viejo', fecha_inicio: '2028-01-01' });
    await admin.post('update_evento.php', { id, titulo: 'Nombre nuevo', municipio_id, slug: 'nombre-nuevo' });
    expect((await visitor.get('get_evento_publico.php', { slug: 'nombre-viejo' })).body.data.slug).toBe('nombre-nuevo');
    const feed = await visitor.request('/agenda/nombre-viejo.ics');
    expect([feed.status, feed.headers.get('location')]).toEqual([301, '/agenda/nombre-nuevo.ics']);
  });

  test('an unknown slug answers 404 and a missing one 422', async () => {
    expect(await visitor.get('get_evento_publico.php', { slug: 'nada' })).toMatchObject({
      status: 404,
      body: { message: 'Evento no encontrado.' },
    });
    expect((await visitor.get('get_evento_publico.php')).status).toBe(422);
  });
});

describe('preview_recurrencia.php', () => {
  test('says what was understood and when it comes', async () => {
    const { body } = await admin.get('preview_recurrencia.php', { regla: 'first sunday of may' });
    expect(body.data).toMatchObject({ entendida: true, descripcion: 'El primer domingo de mayo' });
    expect(body.data.proximas_fechas).toHaveLength(5);
    expect(body.data.proximas_fechas[0]).toEqual({ fecha_inicio: '2027-05-02', fecha_fin: null });
  });

  test('says that it did not understand', async () => {
    const { body } = await admin.get('preview_recurrencia.php', { regla: 'cuando diga el alcalde' });
    expect(body.data).toEqual({ entendida: false, descripcion: null, proximas_fechas: [] });
  });

  test('needs a rule', async () => {
    expect((await admin.get('preview_recurrencia.php', { regla: ' ' })).status).toBe(422);
  });
});

describe('the calendar', () => {
  async function calendar(path: string): Promise<string> {
    const response = await visitor.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return (await response.text()).replaceAll('\r\n ', '');
  }

  test('/agenda.ics carries dated and recurring events, and leaves out what has no date', async () => {
    const text = await calendar('/agenda.ics');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('DTSTART;TZID=Europe/Madrid:20270114T180000\r\n');
    expect(text).toContain('RRULE:FREQ=MONTHLY;BYDAY=-1SU\r\n');
    expect(text).toContain('LOCATION:Plaza\\, Huete\r\n');
    expect(text).toContain(`URL:${origin}/agenda/hoy\r\n`);
    // Easter has no RRULE: each year by itself.
    for (const day of ['20270328', '20280416']) expect(text).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
    expect(text).not.toContain('Misterio');
  });

  test('an event bears the instant of its last change, and a calendar without changes is not sent again', async () => {
    const { updated_at } = await app.db
      .selectFrom('eventos')
      .select('updated_at')
      .where('slug', '=', 'hoy')
      .executeTakeFirstOrThrow();
    const stamp = new Date(updated_at).toISOString().slice(0, 19).replace(/[-:]/g, '');
    expect(await calendar('/agenda/hoy.ics')).toContain(`DTSTAMP:${stamp}Z\r\n`);
    const first = await visitor.request('/agenda.ics', { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': `W/${first.headers.get('etag')}` };
    expect((await visitor.request('/agenda.ics', { headers })).status).toBe(304);
  });

  test('/agenda/{slug}.ics is one event, and 404 for one that is not there or has no date', async () => {
    const text = await calendar('/agenda/hoy.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('SUMMARY:Hoy\r\n');
    for (const path of ['/agenda/nada.ics', '/agenda/misterio.ics'])
      expect((await visitor.request(path)).status).toBe(404);
  });
});

describe('what one takes away of the agenda', () => {
  const summaries = async (path: string) =>
    [...(await (await visitor.request(path)).text()).matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title).sort();

  test('.ics by village, type and label', async () => {
    await anEvento({ titulo: 'Gratis', fecha_inicio: '2027-02-01', etiquetas: ['gratis'] });
    expect(await summaries('/pueblos/beteta-2/agenda.ics')).toEqual(['Sábado']);
    expect(await summaries(`/agenda.ics?municipio=${otherMunicipio}`)).toEqual(['Sábado']);
    expect(await summaries('/agenda.ics?municipio=beteta-2')).toEqual(['Sábado']);
    expect(await summaries(`/agenda.ics?tipo=${tipo_evento_id}&municipio=&etiqueta=`)).toEqual(['Sábado']);
    expect(await summaries('/agenda.ics?etiqueta=gratis')).toEqual(['Gratis']);
    expect(await summaries(`/pueblos/huete-2/agenda.ics?tipo=${tipo_evento_id}`)).toEqual([]);
    const text = await (await visitor.request('/pueblos/beteta-2/agenda.ics')).text();
    expect(text).toContain('NAME:Agenda de Beteta - ');
    expect(text).toContain(`URL:${origin}/pueblos/beteta-2/agenda.ics\r\n`);
  });

  test('RSS: what is to come, last written first, with when and where', async () => {
    const response = await visitor.request('/pueblos/huete-2/rss.xml');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await response.text();
    const titles = [...text.matchAll(/<item><title>(.*)<\/title>/g)].map(([, title]) => title);
    expect(titles.indexOf('Misterio')).toBeLessThan(titles.indexOf('Hoy'));
    expect(titles).not.toContain('Ayer');
    expect(text).toContain('<description>jueves, 14 de enero de 2027, 18:00 · Plaza · Huete. Ven</description>');
    expect(text).toContain(`<link>${origin}/agenda/hoy</link>`);
    expect(await (await visitor.request(`/agenda/rss.xml?tipo=${tipo_evento_id}`)).text()).toContain('Sábado');
  });

  test('what does not exist is 404, an old address leads on, and nothing invented is kept', async () => {
    const before = app.pages.size().pages;
    for (const path of [
      ...['/agenda.ics?municipio=nada', '/agenda.ics?municipio=999999', '/agenda.ics?tipo=x', '/agenda.ics?etiqueta=x'],
      ...['/pueblos/nada/agenda.ics', '/pueblos/nada/rss.xml', `/pueblos/${otherMunicipio}/agenda.ics`],
      ...['/pueblos/huete-2/rss.xml?etiqueta=x', '/agenda/rss.xml?municipio=%00'],
    ])
      expect([path, (await visitor.request(path)).status]).toEqual([path, 404]);
    for (const path of [
      '/pueblos/huete-2/agenda.ics?x=1',
      '/pueblos/hu%65te-2/agenda.ics?x=2',
      '/pueblos/huete-2/agenda.ics?y=3',
    ])
      expect((await visitor.request(path)).status).toBe(200);
    expect(app.pages.size().pages - before).toBeLessThanOrEqual(1);
    const { body } = await admin.get('get_municipio_admin.php', { id: otherMunicipio });
    const renamed = {
      id: otherMunicipio,
      nombre: 'Beteta',
      provincia_id: body.data.provincia_id,
      slug: 'beteta-la-vieja',
    };
    expect((await admin.post('update_municipio.php', renamed)).status).toBe(200);
    const moved = await visitor.request('/pueblos/beteta-2/rss.xml');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/pueblos/beteta-la-vieja/rss.xml']);
    // What others have pasted or subscribed to goes on.
    expect((await visitor.request('/agenda.ics?municipio=beteta-2')).status).toBe(200);
  });
});

test('the site map lists the activities page and every event', async () => {
  const text = await (await visitor.request('/sitemap.xml')).text();
  for (const path of ['/actividades-y-eventos', '/agenda/cada-mes'])
    expect(text).toContain(`<loc>${origin}${path}</loc>`);
});
