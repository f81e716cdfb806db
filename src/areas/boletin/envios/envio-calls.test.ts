/** Newsletters through the HTTP door, against a mail server that really speaks SMTP and is as bad as they are. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorker } from '#server/work/worker.ts';
import { origin, startApp } from '#test/harness/harness.ts';
import { type SmtpDouble, startSmtpDouble } from '#test/harness/smtp-double.ts';

const smtp: SmtpDouble = await startSmtpDouble();
const { app, admin, visitor, signInAs } = await startApp({ SMTP_URL: smtp.url, MAIL_PER_MINUTE: '60000' });
/** A site that has no mail server. */
const unserved = await startApp({ MAIL_PER_MINUTE: '60000' });
afterAll(() => smtp.close());

const texto = {
  tipo: 'texto',
  texto: '<p>Hola, <strong>lectora</strong>: <a href="https://example.org/x">aquí</a>.</p>',
};

beforeEach(async () => {
  smtp.reset();
  await app.db.deleteFrom('correos').execute();
  await app.db.deleteFrom('suscriptores').execute();
});

async function readers(count: number, name = 'lectora', { db } = app): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `${name}${n}@example.org`);
  const now = new Date().toISOString();
  await db
    .insertInto('suscriptores')
    .values(
      emails.map((email) => ({
        ...{ email, estado: 'confirmado' as const, token: `token-${email}`, origen: '', texto_version: 'x' },
        ...{ pedido_en: now, confirmado_en: now, baja_en: null },
      })),
    )
    .execute();
  return emails;
}

async function anEnvio(asunto = 'Novedades de otoño', bloques: unknown = [texto]) {
  const { status, body } = await admin.post('create_envio.php', { asunto, bloques });
  expect(status, body.message).toBe(201);
  return body.data;
}

async function read(id: number) {
  return (await admin.get('get_envio_admin.php', { id })).body.data;
}

async function sendAll(id: number) {
  const reply = await admin.post('send_envio.php', { id });
  expect(reply.status, reply.body.message).toBe(200);
  await app.envios.settled();
  return read(id);
}

/** What waits for later is tried now. */
async function passWaiting() {
  await app.db
    .updateTable('correos')
    .set({ siguiente_en: '2020-01-01T00:00:00.000Z' })
    .where('enviado_en', 'is', null)
    .where('siguiente_en', '<', '9999')
    .execute();
  await app.db.updateTable('envios').set({ siguiente_en: '2020-01-01T00:00:00.000Z' }).execute();
  app.envios.wake();
  await app.envios.settled();
}

describe('writing', () => {
  test('a draft is created, changed, listed and deleted; a stale version is refused', async () => {
    const envio = await anEnvio();
    expect(envio).toMatchObject({ asunto: 'Novedades de otoño', estado: 'borrador', version: 1, bloques: [texto] });
    const changed = await admin.post('update_envio.php', { id: envio.id, version: 1, asunto: 'Otro' });
    expect(changed).toMatchObject({ status: 200, body: { data: { asunto: 'Otro', bloques: [texto], version: 2 } } });
    expect((await admin.post('update_envio.php', { id: envio.id, version: 1, asunto: 'Tarde' })).status).toBe(409);
    const list = (await admin.get('get_envios_admin.php', { q: 'otro' })).body;
    expect(list).toMatchObject({ total: 1, data: [{ id: envio.id, asunto: 'Otro', estado: 'borrador', clics: 0 }] });
    expect((await admin.post('delete_envio.php', { id: envio.id })).status).toBe(200);
    expect((await admin.get('get_envio_admin.php', { id: envio.id })).status).toBe(404);
  });

  test('blocks may come as JSON in a form; what is none of them is refused beside its field', async () => {
    const made = await admin.post('create_envio.php', { asunto: 'Con JSON', bloques: JSON.stringify([texto]) });
    expect(made.body.data.bloques).toEqual([texto]);
    for (const bloques of ['{', [{ tipo: 'otro' }], [{ tipo: 'eventos', ids: ['x'] }], Array(21).fill(texto)])
      expect((await admin.post('create_envio.php', { asunto: 'x', bloques })).status).toBe(422);
    const empty = await admin.post('create_envio.php', { asunto: '  ' });
    expect(empty).toMatchObject({ status: 422, body: { errors: { asunto: 'El asunto es obligatorio.' } } });
  });

  test('a script in a text goes nowhere', async () => {
    const { bloques } = await anEnvio('x', [
      { tipo: 'texto', texto: '<p onclick="x()">Hola<script>alert(1)</script><a href="javascript:x">y</a></p>' },
    ]);
    expect(JSON.stringify(bloques)).not.toMatch(/script|onclick/);
  });

  test('a link without an address is words, a video is a link, and no picture of others tells them who reads', async () => {
    const embed = '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>';
    const html = `<p><a href="javascript:x">Hola</a> <img src="https://otros.example/p.gif"></p>${embed}`;
    const { body } = await admin.post('preview_envio.php', { asunto: 'x', bloques: [{ tipo: 'texto', texto: html }] });
    expect(body.data.texto).toContain('Hola\n\nVer el vídeo (https://www.youtube.com/watch?v=abcdefghijk)');
    expect(body.data.html).not.toContain('otros.example');
  });

  test('the preview is the mail: things by their ids, links absolute, a text part, nobody told of anything', async () => {
    const { body: post } = await admin.post('create_post.php', {
      ...{ titulo: 'El río & la hoz', contenido: '<p>Agua.</p>', resumen: 'De paseo', category_id: 1 },
    });
    const bloques = [texto, { tipo: 'articulos', titulo: 'Para leer', ids: [post.data.Id_articulo, 9999] }];
    const { status, body } = await admin.post('preview_envio.php', { asunto: 'Prueba', bloques });
    expect(status).toBe(200);
    expect(body.data.html).toContain('El río &amp; la hoz');
    expect(body.data.html).toContain('prefers-color-scheme:dark');
    expect(body.data.html).toMatch(new RegExp(`href="${origin}/[\\w-]+/el-rio-la-hoz"`));
    expect(body.data.texto).toContain('aquí (https://example.org/x)');
    expect(body.data.texto).toMatch(/PARA LEER\n\nEl río & la hoz/);
    expect(body.data.texto).toContain('Darse de baja');
    const offered = (await admin.get('get_envio_opciones.php', { tipo: 'articulos', q: 'rio' })).body.data;
    expect(offered).toMatchObject([{ id: post.data.Id_articulo, titulo: 'El río & la hoz' }]);
    const proposed = (await admin.get('get_envio_propuesta.php')).body.data.bloques;
    expect(proposed).toContainEqual({ tipo: 'articulos', titulo: 'Para leer', ids: [post.data.Id_articulo] });
  });

  test('only those who keep the newsletter may', async () => {
    const redactor = await signInAs('redactor');
    for (const name of ['create_envio.php', 'send_envio.php', 'pause_envio.php'])
      expect((await redactor.post(name, { asunto: 'x', id: 1 })).status).toBe(403);
    expect((await visitor.get('get_envios_admin.php')).status).toBe(401);
  });
});

describe('sending', () => {
  test('a test goes to one address, counts for nothing and leaves the draft a draft', async () => {
    const { id } = await anEnvio();
    const reply = await admin.post('send_envio.php', { id, prueba: 'editora@example.org' });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Prueba enviada a editora@example.org.' } });
    await app.mail.flush();
    expect(smtp.taken.map(({ to }) => to)).toEqual(['editora@example.org']);
    expect(smtp.taken[0]!.subject).toBe('[Prueba] Novedades de otoño');
    expect((await read(id)).estado).toBe('borrador');
    // Left empty it goes to whoever asks, and to nobody else.
    for (const prueba of ['', ' ', null]) expect((await admin.post('send_envio.php', { id, prueba })).status).toBe(200);
    await app.mail.flush();
    expect(smtp.taken.slice(1).map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'admin@example.com'));
    expect((await read(id)).estado).toBe('borrador');
  });

  test('each reader gets it once, with a way out of one click, and it is in the archive', async () => {
    const emails = await readers(30);
    const { id } = await anEnvio('Fiesta de otoño');
    const done = await sendAll(id);
    expect(done).toMatchObject({ estado: 'enviado', destinatarios: 30, enviados: 30, rechazados: 0, pendientes: 0 });
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual([...emails].sort());
    const { text } = smtp.taken.find(({ to }) => to === emails[3])!;
    const leave = `${origin}/boletin/baja?token=token-${emails[3]}`;
    expect(text.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${leave}>`);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(text).toContain('text/plain');
    // Sent again, nobody gets it again.
    expect((await admin.post('send_envio.php', { id })).status).toBe(409);
    expect((await admin.post('update_envio.php', { id, asunto: 'Tarde' })).status).toBe(409);
    expect((await visitor.get('get_boletines.php')).body.data[0]).toMatchObject({
      slug: 'fiesta-de-otono',
      asunto: 'Fiesta de otoño',
    });
    const seen = (await visitor.get('get_boletin.php', { slug: 'fiesta-de-otono' })).body.data;
    expect(seen.bloques).toEqual([{ tipo: 'texto', html: texto.texto }]);
    expect(await (await visitor.request('/sitemap.xml')).text()).toContain(`${origin}/boletin/fiesta-de-otono`);
  });

  test('a newsletter that would be empty, or has no reader, is not sent', async () => {
    await readers(1);
    const empty = await anEnvio('Vacío', [
      { tipo: 'texto', texto: '<p></p>' },
      { tipo: 'eventos', ids: [12345] },
    ]);
    expect((await admin.post('send_envio.php', { id: empty.id })).status).toBe(422);
    await app.db.deleteFrom('suscriptores').execute();
    const { id } = await anEnvio();
    expect((await admin.post('send_envio.php', { id })).status).toBe(422);
    expect((await visitor.get('get_boletin.php', { slug: 'vacio' })).status).toBe(404);
  });

  test('at a time: not before, then by itself; it can be called off', async () => {
    await readers(2);
    const { id } = await anEnvio('A su hora');
    const past = await admin.post('send_envio.php', { id, programado_para: '2020-01-01T10:00:00Z' });
    expect(past.status).toBe(422);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await admin.post('send_envio.php', { id, programado_para: at })).body.data).toMatchObject({
      estado: 'programado',
      programado_para: at,
    });
    await app.envios.settled();
    expect(smtp.taken).toEqual([]);
    expect(await admin.post('pause_envio.php', { id, reanudar: true })).toMatchObject({
      status: 409,
      body: { message: 'Este boletín no está en pausa.' },
    });
    expect((await admin.post('pause_envio.php', { id })).body.data.estado).toBe('borrador');
    await admin.post('send_envio.php', { id, programado_para: at });
    await app.db
      .updateTable('envios')
      .set({ programado_para: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    app.envios.wake();
    await app.envios.settled();
    expect(await read(id)).toMatchObject({ estado: 'enviado', enviados: 2 });
  });

  test('paused, nothing more goes; resumed, the rest does, and nobody gets it twice', async () => {
    const emails = await readers(120);
    const { id } = await anEnvio('Con pausa');
    smtp.onTaken = async (count) => {
      if (count === 5) await admin.post('pause_envio.php', { id });
    };
    await admin.post('send_envio.php', { id });
    await app.envios.settled();
    const paused = await read(id);
    expect(paused.estado).toBe('pausado');
    expect(smtp.taken.length).toBeLessThan(120);
    expect(paused.enviados + paused.pendientes).toBe(120);
    const before = smtp.taken.length;
    app.envios.wake();
    await app.envios.settled();
    expect(smtp.taken.length).toBe(before);
    smtp.onTaken = undefined;
    expect((await admin.post('pause_envio.php', { id, reanudar: true })).body.data.estado).toBe('enviando');
    await app.envios.settled();
    expect(await read(id)).toMatchObject({ estado: 'enviado', enviados: 120 });
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual([...emails].sort());
  });

  test('paused before anything went out, it can be a draft again: changed, sent anew, or deleted', async () => {
    const emails = await readers(3);
    const { id } = await anEnvio('Con errata');
    smtp.verdict = () => ({ code: 451, text: '4.3.0 try later' });
    await sendAll(id);
    await admin.post('pause_envio.php', { id });
    expect(await read(id)).toMatchObject({ estado: 'pausado', enviados: 0, pendientes: 3, sin_salir: true });
    const early = await admin.post('update_envio.php', { id, asunto: 'Sin errata' });
    expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('está en pausa') } });

    const ended = await admin.post('end_envio.php', { id });
    expect(ended.body).toMatchObject({
      message: 'No había salido ningún correo: el boletín vuelve a ser un borrador.',
      data: { estado: 'borrador', destinatarios: 0, empezado_en: null },
    });
    expect((await visitor.get('get_boletin.php', { slug: 'con-errata' })).status).toBe(404);
    expect((await admin.post('update_envio.php', { id, asunto: 'Sin errata' })).status).toBe(200);
    smtp.verdict = () => undefined;
    expect(await sendAll(id)).toMatchObject({ estado: 'enviado', enviados: 3, destinatarios: 3 });
    expect(smtp.taken.map(({ to, subject }) => `${subject} ${to}`).sort()).toEqual(
      emails.map((email) => `Sin errata ${email}`).sort(),
    );

    smtp.verdict = () => ({ code: 451, text: '4.3.0 try later' });
    const other = await anEnvio('Mejor no');
    await sendAll(other.id);
    await admin.post('pause_envio.php', { id: other.id });
    expect((await admin.post('delete_envio.php', { id: other.id })).status).toBe(200);
    await admin.post('restore_papelera.php', { tipo: 'envio', id_cosa: other.id });
    expect((await read(other.id)).estado).toBe('borrador');
  });

  test('paused halfway it is not deleted; ended, what went stays on record and the rest never goes', async () => {
    await readers(120);
    const { id } = await anEnvio('A medias');
    smtp.onTaken = async (count) => {
      if (count === 5) await admin.post('pause_envio.php', { id });
    };
    await admin.post('send_envio.php', { id });
    await app.envios.settled();
    smtp.onTaken = undefined;
    const { enviados, sin_salir } = await read(id);
    expect(sin_salir).toBe(false);
    expect(await admin.post('delete_envio.php', { id })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('está en pausa y ya ha salido en parte') },
    });
    expect((await admin.post('end_envio.php', { id })).body).toMatchObject({
      message: 'Envío terminado: lo que quedaba por salir ya no sale.',
      data: { estado: 'enviado', enviados, pendientes: 0, terminado_en: expect.stringMatching(/Z$/) },
    });
    await passWaiting();
    expect(smtp.taken).toHaveLength(enviados);
    expect((await admin.post('end_envio.php', { id })).status).toBe(409);
    expect((await admin.post('delete_envio.php', { id })).status).toBe(200);
  });

  test('who leaves in the middle gets none; a mailbox that is not there is marked and left out next time', async () => {
    await readers(60);
    const { id } = await anEnvio('Con bajas');
    smtp.verdict = (to) => (to === 'lectora7@example.org' ? { code: 550, text: '5.1.1 no such user' } : undefined);
    let left = '';
    smtp.onTaken = async (count) => {
      if (count !== 1) return;
      await admin.post('pause_envio.php', { id });
      const row = await app.db
        .selectFrom('correos')
        .select('para')
        .where('envio_id', '=', id)
        .where('intentos', '=', 0)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      left = row.para;
      await visitor.post('unsubscribe_newsletter.php', { token: `token-${left}` });
    };
    await admin.post('send_envio.php', { id });
    await app.envios.settled();
    smtp.onTaken = undefined;
    await admin.post('pause_envio.php', { id, reanudar: true });
    await app.envios.settled();
    expect(await read(id)).toMatchObject({ estado: 'enviado', destinatarios: 60, enviados: 58, rechazados: 1 });
    expect(smtp.taken.map(({ to }) => to)).not.toContain(left);
    const marked = (await admin.get('get_suscriptores_admin.php', { q: 'lectora7@' })).body.data[0];
    expect(marked).toMatchObject({ estado: 'confirmado', rebotado_en: expect.stringMatching(/Z$/) });
    const next = await sendAll((await anEnvio('El siguiente')).id);
    expect(next).toMatchObject({ destinatarios: 58, enviados: 58, rechazados: 0 });
  });

  test('a server that is busy, hangs up or refuses the text: tried again under the same Message-ID, nobody marked', async () => {
    await readers(12);
    const tries = new Map<string, number>();
    smtp.verdict = (to) => {
      const count = (tries.get(to) ?? 0) + 1;
      tries.set(to, count);
      if (to.startsWith('lectora1@') && count < 3) return { code: 451, text: '4.3.0 try later' };
      if (to.startsWith('lectora2@') && count < 2) return 'drop';
      if (to.startsWith('lectora3@')) return { code: 554, text: '5.7.1 looks like spam' };
      return undefined;
    };
    const { id } = await anEnvio('Mal servidor');
    expect(await sendAll(id)).toMatchObject({ estado: 'enviando', pendientes: 2, rechazados: 1 });
    await passWaiting();
    await passWaiting();
    expect(await read(id)).toMatchObject({ estado: 'enviado', enviados: 11, rechazados: 1 });
    expect(new Set(smtp.taken.map(({ to }) => to)).size).toBe(11);
    const { body } = await admin.get('get_suscriptores_admin.php', { q: 'lectora3@' });
    expect(body.data[0].rebotado_en).toBeNull();
    const dropped = smtp.seen.filter(({ to }) => to === 'lectora2@example.org').map(({ id }) => id);
    expect(dropped).toHaveLength(2);
    expect(new Set(dropped).size).toBe(1);
  });

  test("an order's mail goes before the newsletter's", async () => {
    await readers(40);
    const { id } = await anEnvio('Con prisa');
    let before = 0;
    smtp.onTaken = async (count) => {
      if (count !== 1) return;
      before = smtp.taken.length;
      await visitor.post('submit_newsletter.php', { email: 'nueva@example.org' });
    };
    await sendAll(id);
    await app.mail.flush();
    const place = smtp.taken.findIndex(({ to }) => to === 'nueva@example.org');
    // Behind what was on its way, before the next turn of the newsletter.
    expect(place).toBeGreaterThanOrEqual(before);
    expect(smtp.taken).toHaveLength(41);
  });

  test('two senders at once: still each reader once', async () => {
    const emails = await readers(200);
    const { id } = await anEnvio('A dos manos');
    const { createEnvios } = await import('./envios.server.ts');
    const { db, mail, ajustes, settings } = app;
    const worker = createWorker(db);
    const other = createEnvios({ db, mail, ajustes, settings, worker, changed() {} });
    await admin.post('send_envio.php', { id });
    other.wake();
    await Promise.all([app.envios.settled(), other.settled()]);
    app.envios.wake();
    await app.envios.settled();
    expect(await read(id)).toMatchObject({ estado: 'enviado', enviados: 200 });
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual([...emails].sort());
    await worker.stop();
  });

  test('the outbox shows a newsletter only to whoever looks for an address, and does not send it by hand', async () => {
    await readers(3);
    await sendAll((await anEnvio('No molestes')).id);
    expect((await admin.get('get_correos_admin.php')).body.total).toBe(0);
    const found = (await admin.get('get_correos_admin.php', { q: 'lectora1@' })).body.data;
    expect(found).toMatchObject([{ para: 'lectora1@example.org', estado: 'enviado' }]);
    expect((await admin.post('reenviar_correo.php', { id: found[0].id })).status).toBe(409);
  });
});

test('without a mail server it is kept in files, is not counted as sent, and says so', async () => {
  const { app, admin } = unserved;
  await readers(2, 'lectora', app);
  const destino = (await admin.get('get_envio_destino.php')).body.data;
  expect(destino).toEqual({ suscriptores: 2, hay_servidor_correo: false });
  const { id } = (await admin.post('create_envio.php', { asunto: 'A un archivo', bloques: [texto] })).body.data;
  const at = new Date(Date.now() + 3_600_000).toISOString();
  for (const how of [{ programado_para: at }, {}])
    expect((await admin.post('send_envio.php', { id, ...how })).body.message).toMatch(
      /^No hay servidor de correo: .*guarda.* en un archivo/,
    );
  await app.envios.settled();
  const filed = { estado: 'enviado', destinatarios: 2, enviados: 0, en_archivo: 2 };
  expect((await admin.get('get_envio_admin.php', { id })).body.data).toMatchObject(filed);
  expect((await admin.get('get_envios_admin.php')).body.data).toMatchObject([filed]);
});

test('its texts together are no longer than a mail is read', async () => {
  const block = { tipo: 'texto', texto: 'a'.repeat(50_001) };
  expect((await admin.post('preview_envio.php', { asunto: 'x', bloques: [block] })).status).toBe(200);
  const reply = await admin.post('preview_envio.php', { asunto: 'x', bloques: [block, block] });
  expect(reply).toMatchObject({ status: 422, body: { message: expect.stringContaining('100.000 caracteres') } });
});

describe('links', () => {
  test('a click is counted and leads on; any other number leads nowhere', async () => {
    await readers(1);
    const { id } = await anEnvio('Con enlaces');
    await sendAll(id);
    const { text } = smtp.taken[0]!;
    const plain = Buffer.from(text.replace(/=\r\n/g, '').replace(/=3D/g, '=')).toString();
    expect(plain).toContain(`/api/clic_envio.php?envio=${id}&enlace=1`);
    const click = await visitor.request(`/api/clic_envio.php?envio=${id}&enlace=1`);
    expect(click.status).toBe(302);
    expect(click.headers.get('location')).toBe('https://example.org/x');
    expect(click.headers.get('set-cookie')).toBeNull();
    for (const path of [`envio=${id}&enlace=2`, 'envio=99999&enlace=1', `envio=${id}&enlace=https://malo.example`])
      expect((await visitor.request(`/api/clic_envio.php?${path}`)).headers.get('location')).toBeNull();
    expect(await read(id)).toMatchObject({ clics: 1, enlaces: [{ url: 'https://example.org/x', clics: 1 }] });
  });

  test('a subject that is one of our own pages gets another address', async () => {
    await readers(1);
    await sendAll((await anEnvio('Baja')).id);
    expect((await visitor.get('get_boletin.php', { slug: 'boletin-baja' })).status).toBe(200);
  });
});
