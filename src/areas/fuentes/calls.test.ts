import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { passMinute } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { app, admin, visitor, signInAs } = await startApp();

/** Calendars by their path; what is not there is 404. */
const served = new Map<string, string>();
const asked: { path: string; known: string | undefined }[] = [];
const server = createServer((req, res) => {
  const path = req.url!;
  asked.push({ path, known: req.headers['if-none-match'] });
  const text = served.get(path);
  if (text === undefined) return void res.writeHead(404).end();
  const etag = `"${text.length}-${text.slice(-60).replace(/\W/g, '')}"`;
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
  res.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
app.settings.pasteFrom.push(host);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const today = todayInMadrid(new Date());
const day = (days: number) => addDays(today, days).replaceAll('-', '');
const event = (uid: string, titulo: string, start: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${titulo}`,
    `DTSTART${start.includes('T') ? ';TZID=Europe/Madrid' : ';VALUE=DATE'}:${start}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Agenda del pueblo', ...events, 'END:VCALENDAR'].join('\r\n');

beforeEach(passMinute);

let municipio_id = 0;
let count = 0;
beforeEach(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: `Provincia ${++count}` })).body.data.id;
  municipio_id = (await admin.post('create_municipio.php', { nombre: `Pueblo ${count}`, provincia_id })).body.data.id;
});

async function aFuente(path: string, values: object = {}) {
  const reply = await admin.post('create_fuente.php', { url: `http://${host}${path}`, municipio_id, ...values });
  expect(reply.status, reply.body.message).toBe(200);
  await app.fuentes.settled();
  return reply.body.data as { id: number; version: number; nombre: string };
}

async function again(id: number) {
  await admin.post('refresh_fuente.php', { id });
  await app.fuentes.settled();
}

const events = async () =>
  (await visitor.get('get_eventos.php', { municipio_id, limit: 100, orden: 'titulo', dir: 'asc' })).body.data as {
    id: number;
    titulo: string;
    fecha_inicio: string | null;
    descripcion: string | null;
    regla_recurrencia: string | null;
  }[];
const titles = async () => (await events()).map(({ titulo }) => titulo);
const proposals = async () =>
  app.db
    .selectFrom('propuestas')
    .selectAll()
    .where('origen', '=', 'fuente')
    .where('campos', 'like', `%"municipio_id":${municipio_id}%`)
    .execute();
const stored = (id: number) => app.db.selectFrom('fuentes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('looked at first', () => {
  test('what it would bring, and what is here already; nothing is added', async () => {
    await admin.post('create_evento.php', {
      titulo: 'Feria de artesanía',
      municipio_id,
      fecha_inicio: addDays(today, 5),
    });
    served.set(
      '/mirar.ics',
      calendar(
        event('a', 'III Feria de Artesanía', day(5)),
        event('b', 'Baile', `${day(6)}T210000`),
        event('c', 'Roto', 'x'),
      ),
    );
    const { status, body } = await admin.post('preview_fuente.php', { url: `http://${host}/mirar.ics`, municipio_id });
    expect(status, body.message).toBe(200);
    expect(body.data).toMatchObject({ nombre: 'Agenda del pueblo', total: 2, rotos: 1 });
    expect(body.data.eventos.map((one: { ya_esta: object | null }) => one.ya_esta !== null)).toEqual([true, false]);
    expect(body.data.eventos[1].cuando).toContain('21:00');
    expect(await titles()).toEqual(['Feria de artesanía']);
    expect(await app.db.selectFrom('fuentes').selectAll().where('url', 'like', '%mirar%').execute()).toEqual([]);
  });

  test.each([
    ['http://192.168.1.1/c.ics', 'su dirección es de una red local o privada'],
    ['http://127.0.0.1/c.ics', 'su dirección es de una red local o privada'],
    ['http://localhost/c.ics', 'su dirección es de una red local o privada'],
    ['agenda.local/c.ics', 'su dirección es de una red local o privada'],
    ['https://calendario.example:8443/c.ics', 'su dirección tiene un puerto que no es el de la web'],
    ['ftp://calendario.example/c.ics', 'La dirección no es una dirección web válida.'],
    ['', 'Falta la dirección del calendario.'],
  ])('%s is refused: %s', async (url, said) => {
    for (const name of ['preview_fuente.php', 'create_fuente.php']) {
      const { status, body } = await admin.post(name, { url, municipio_id });
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(said)]);
    }
  });

  test('what is no calendar, and what is there twice, is refused; so is who may not', async () => {
    served.set('/pagina.ics', '<!doctype html><p>Hola</p>');
    served.set('/dos.ics', calendar(event('a', 'Uno', day(3))));
    const page = await admin.post('create_fuente.php', { url: `http://${host}/pagina.ics`, municipio_id });
    expect([page.status, page.body.message]).toEqual([
      422,
      'No se pudo leer ese calendario: lo que hay en esa dirección no es un calendario.',
    ]);
    await aFuente('/dos.ics');
    expect((await admin.post('create_fuente.php', { url: `http://${host}/dos.ics`, municipio_id })).status).toBe(409);
    const redactor = await signInAs('redactor');
    expect((await redactor.get('get_fuentes_admin.php')).status).toBe(403);
  });
});

describe('what comes', () => {
  test('waits as proposals, once; those that change while they wait change with it', async () => {
    served.set('/propone.ics', calendar(event('a', 'Concierto', day(8)), event('b', 'Charla', day(9))));
    const { id } = await aFuente('/propone.ics');
    await again(id);
    expect(await titles()).toEqual([]);
    expect((await proposals()).map(({ titulo, estado }) => [titulo, estado])).toEqual([
      ['Concierto', 'pendiente'],
      ['Charla', 'pendiente'],
    ]);
    served.set('/propone.ics', calendar(event('a', 'Concierto de otoño', day(8))));
    await again(id);
    expect((await proposals()).map(({ titulo }) => titulo)).toEqual(['Concierto de otoño']);
    const accepted = await admin.post('accept_propuesta.php', { id: (await proposals())[0]!.id });
    expect(accepted.status, accepted.body.message).toBe(200);
    served.set('/propone.ics', calendar(event('a', 'Concierto de invierno', day(10))));
    await again(id);
    expect(await events()).toMatchObject([{ titulo: 'Concierto de invierno', fecha_inicio: addDays(today, 10) }]);
    expect(await proposals()).toHaveLength(1);
  });

  test('is published where that was asked for, follows its calendar, and leaves what was changed here', async () => {
    const weekly = ['RRULE:FREQ=WEEKLY'];
    served.set(
      '/publica.ics',
      calendar(
        event('a', 'Cine', `${day(4)}T200000`, 'DESCRIPTION:Sala 1'),
        event('b', 'Taller', `${day(5)}T180000`, ...weekly),
      ),
    );
    const { id, nombre } = await aFuente('/publica.ics', { publicar: true });
    expect(nombre).toBe('Agenda del pueblo');
    expect(await titles()).toEqual(['Cine', 'Taller']);
    const [cine, taller] = await events();
    expect(taller!.regla_recurrencia).toMatch(/^Todos los /);
    await admin.post('update_evento.php', { id: cine!.id, titulo: 'Cine al fresco' });
    const changed = [
      event('a', 'Cine mudo', `${day(6)}T200000`, 'DESCRIPTION:Sala 2'),
      event('b', 'Taller', `${day(5)}T180000`, ...weekly, `EXDATE;TZID=Europe/Madrid:${day(12)}T180000`),
    ];
    served.set('/publica.ics', calendar(...changed));
    await again(id);
    expect((await events())[0]).toMatchObject({
      titulo: 'Cine al fresco',
      fecha_inicio: addDays(today, 6),
      descripcion: 'Sala 2',
    });
    const { body } = await visitor.get('get_evento.php', { id: taller!.id });
    expect(body.data.fechas_canceladas).toEqual([addDays(today, 12)]);
    // Called off, and gone.
    served.set(
      '/publica.ics',
      calendar(event('a', 'Cine mudo', `${day(6)}T200000`, 'STATUS:CANCELLED'), event('c', 'Otro', day(7))),
    );
    await again(id);
    expect(await titles()).toEqual(['Otro']);
    const gone = await app.db.selectFrom('papelera').select('titulo').where('tipo', '=', 'evento').execute();
    expect(gone.map(({ titulo }) => titulo)).toEqual(expect.arrayContaining(['Cine al fresco', 'Taller']));
  });

  test('never twice: not what is here, not what another calendar brought, not what somebody threw away', async () => {
    await admin.post('create_evento.php', {
      titulo: 'Feria de artesanía',
      municipio_id,
      fecha_inicio: addDays(today, 5),
    });
    const feria = event('f', 'III Feria de Artesanía 2027', day(5));
    // Two of the same name on one day are two when a calendar tells of both.
    served.set(
      '/una.ics',
      calendar(
        feria,
        event('m', 'Teatro', `${day(7)}T120000`),
        event('t', 'Teatro', `${day(7)}T200000`),
        event('z', 'Bingo', day(8)),
      ),
    );
    served.set('/otra.ics', calendar(event('otro', 'Teatro', `${day(7)}T203000`), event('x', 'Charla', day(9))));
    const { id } = await aFuente('/una.ics', { publicar: true });
    await aFuente('/otra.ics', { publicar: true });
    expect(await titles()).toEqual(['Bingo', 'Charla', 'Feria de artesanía', 'Teatro', 'Teatro']);
    const bingo = (await events())[0]!;
    await admin.post('delete_evento.php', { id: bingo.id });
    served.set(
      '/una.ics',
      calendar(
        feria,
        event('m', 'Teatro', `${day(7)}T120000`),
        event('t', 'Teatro', `${day(7)}T200000`),
        event('z', 'Gran bingo', day(8)),
      ),
    );
    await again(id);
    expect(await titles()).toEqual(['Charla', 'Feria de artesanía', 'Teatro', 'Teatro']);
    // What was here is nobody's to take away.
    served.set(
      '/una.ics',
      calendar(event('m', 'Teatro', `${day(7)}T120000`), event('t', 'Teatro', `${day(7)}T200000`)),
    );
    await again(id);
    expect(await titles()).toContain('Feria de artesanía');
  });
});

describe('a calendar that gives its events new UIDs each time', () => {
  const acts = (round: number, titles = ['Baile', 'Bingo', 'Cine', 'Coro', 'Danza', 'Teatro']) =>
    calendar(
      ...titles.map((titulo, n) =>
        event(`${titulo}-${round}`, titulo, `${day(5 + n)}T200000`, `LOCATION:Plaza ${'I'.repeat(round + 1)}`),
      ),
    );

  test.each([true, false])('brings each once and follows it (published at once: %s)', async (publicar) => {
    const path = `/uids-nuevos-${publicar}.ics`;
    const all = async () => (publicar ? await events() : await proposals());
    served.set(path, acts(0));
    const { id } = await aFuente(path, { publicar });
    for (const round of [1, 2]) {
      served.set(path, acts(round));
      await again(id);
      expect([(await all()).length, (await stored(id)).problema]).toEqual([6, null]);
    }
    expect(JSON.stringify(await all()).match(/Plaza III/g)).toHaveLength(6);
    served.set(path, acts(3, ['Baile', 'Bingo', 'Cine', 'Coro', 'Danza']));
    await again(id);
    expect(await all()).toHaveLength(5);
  });

  test('is no longer listened to once so many are to come', async () => {
    served.set('/inventa.ics', calendar(event('a', 'Uno', day(5))));
    const { id } = await aFuente('/inventa.ics', { publicar: true });
    const more = Array.from({ length: 1999 }, (_, n) => ({
      ...{ fuente_id: id, uid: `u${n}`, traido: '{}', dia: addDays(today, 9) },
    }));
    for (let n = 0; n < more.length; n += 200)
      await app.db
        .insertInto('fuente_eventos')
        .values(more.slice(n, n + 200))
        .execute();
    const there = more.slice(0, 900).map(({ uid }) => event(uid, '', day(9)));
    served.set('/inventa.ics', calendar(event('a', 'Uno', day(5)), event('b', 'Dos', day(6)), ...there));
    await again(id);
    expect(await titles()).not.toContain('Dos');
    expect((await stored(id)).problema).toContain('han desaparecido');
  });
});

describe('as time goes by', () => {
  test('the same event with the day of the next year is that one, also where it was a proposal', async () => {
    served.set('/anual.ics', calendar(event('a', 'Feria del ajo', day(2)), event('z', 'Otro', day(300))));
    const { id } = await aFuente('/anual.ics');
    for (const one of await proposals()) await admin.post('accept_propuesta.php', { id: one.id });
    const [feria] = await events();
    // It has been over for a while.
    const past = { fecha_inicio: addDays(today, -40), ultimo_dia: addDays(today, -40) };
    await app.db.updateTable('eventos').set(past).where('id', '=', feria!.id).execute();
    const kept = app.db.updateTable('fuente_eventos').where('fuente_id', '=', id).where('uid', '=', 'a');
    const traido = JSON.stringify({
      ...JSON.parse(
        (
          await app.db
            .selectFrom('fuente_eventos')
            .select('traido')
            .where('uid', '=', 'a')
            .where('fuente_id', '=', id)
            .executeTakeFirstOrThrow()
        ).traido,
      ),
      fecha_inicio: past.fecha_inicio,
    });
    await kept.set({ dia: past.fecha_inicio, traido }).execute();
    served.set('/anual.ics', calendar(event('z', 'Otro', day(300))));
    await again(id);
    served.set('/anual.ics', calendar(event('a', 'Feria del ajo', day(325)), event('z', 'Otro', day(300))));
    await again(id);
    expect((await events())[0]).toMatchObject({ id: feria!.id, fecha_inicio: addDays(today, 325) });
  });

  test('a series that has come to its end is not missed', async () => {
    const weekly = event('s', 'Coro', `${day(-20)}T190000`, `RRULE:FREQ=WEEKLY;UNTIL=${day(2)}T220000Z`);
    served.set('/curso.ics', calendar(weekly));
    const { id } = await aFuente('/curso.ics', { publicar: true });
    const [row] = await app.db.selectFrom('fuente_eventos').selectAll().where('fuente_id', '=', id).execute();
    expect(row!.dia).toBe(addDays(today, 1));
    await app.db
      .updateTable('fuente_eventos')
      .set({ dia: addDays(today, -1) })
      .where('fuente_id', '=', id)
      .execute();
    served.set(
      '/curso.ics',
      calendar(event('s', 'Coro', `${day(-20)}T190000`, `RRULE:FREQ=WEEKLY;UNTIL=${day(-1)}T220000Z`)),
    );
    await again(id);
    expect(await stored(id)).toMatchObject({ problema: null, fallos: 0 });
    expect(await titles()).toEqual(['Coro']);
  });

  test('a series that is taken out is one event that goes, however many dates it had', async () => {
    const dates = `RDATE;TZID=Europe/Madrid:${[5, 7, 8, 12, 13].map((n) => `${day(n)}T180000`).join()}`;
    const rest = [event('b', 'Baile', day(4)), event('c', 'Bingo', day(9))];
    served.set('/retira.ics', calendar(event('s', 'Visita guiada', `${day(3)}T180000`, dates), ...rest));
    const { id } = await aFuente('/retira.ics', { publicar: true });
    expect(await titles()).toHaveLength(8);
    served.set('/retira.ics', calendar(...rest));
    await again(id);
    expect([await titles(), (await stored(id)).problema]).toEqual([['Baile', 'Bingo'], null]);
  });

  test('what is taken out goes also from a calendar with more dates than are taken', async () => {
    const daily = event('d', 'Ensayo', `${day(1)}T220000`, 'RRULE:FREQ=DAILY').replace(
      /;TZID=Europe\/Madrid:(\S+)/,
      ':$1Z',
    );
    served.set('/llena.ics', calendar(daily, event('b', 'Baile', day(4))));
    const { id } = await aFuente('/llena.ics', { publicar: true });
    const before = await titles();
    expect(before).toContain('Baile');
    served.set('/llena.ics', calendar(daily));
    await again(id);
    expect(await titles()).toEqual(before.filter((titulo) => titulo !== 'Baile'));
  });
});

describe('trouble', () => {
  test('half a calendar takes nothing away, and is told', async () => {
    const some = Array.from({ length: 8 }, (_, n) =>
      event(`e${n}`, `Acto número ${'abcdefgh'[n]!.repeat(5)}`, day(3 + n)),
    );
    served.set('/media.ics', calendar(...some));
    const { id } = await aFuente('/media.ics', { publicar: true });
    expect(await titles()).toHaveLength(8);
    served.set('/media.ics', calendar(some[0]!));
    await again(id);
    expect(await titles()).toHaveLength(8);
    expect(await stored(id)).toMatchObject({ problema: expect.stringContaining('han desaparecido 7 de sus 8') });
    const { fuentes } = (await admin.get('get_hoy_admin.php')).body.data;
    expect(fuentes).toContainEqual(expect.objectContaining({ id, nombre: 'Agenda del pueblo' }));
  });

  test('one that dies keeps what it brought, is asked ever less often, and is told after three times', async () => {
    served.set('/muere.ics', calendar(event('a', 'Queda', day(20))));
    const { id } = await aFuente('/muere.ics', { publicar: true });
    served.delete('/muere.ics');
    for (let n = 1; n <= 3; n++) {
      await again(id);
      const { fallos, problema, siguiente_en } = await stored(id);
      expect([fallos, problema]).toEqual([n, 'ya no está en esa dirección']);
      expect(Math.round((Date.parse(siguiente_en) - Date.now()) / 3_600_000)).toBe(2 ** (n - 1));
      const broken = (await admin.get('get_hoy_admin.php')).body.data.fuentes as { id: number }[];
      expect(broken.some((one) => one.id === id)).toBe(n === 3);
    }
    expect(await titles()).toEqual(['Queda']);
    served.set('/muere.ics', calendar(event('a', 'Queda', day(20))));
    await again(id);
    expect(await stored(id)).toMatchObject({ fallos: 0, problema: null });
  });

  test('what has not changed is not sent again; a source in the trash is not asked', async () => {
    served.set('/igual.ics', calendar(event('a', 'Igual', day(20))));
    const { id } = await aFuente('/igual.ics', { publicar: true });
    asked.length = 0;
    await again(id);
    expect(asked).toEqual([{ path: '/igual.ics', known: expect.stringMatching(/^"/) }]);
    expect((await admin.post('delete_fuente.php', { id })).status).toBe(200);
    expect(await titles()).toEqual(['Igual']);
    const { id: trashed } = await app.db
      .selectFrom('papelera')
      .select('id')
      .where('tipo', '=', 'fuente')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect((await admin.post('restore_papelera.php', { id: trashed })).status).toBe(200);
    served.set('/igual.ics', calendar(event('a', 'Distinto', day(20))));
    await again(id);
    expect(await titles()).toEqual(['Distinto']);
  });
});
