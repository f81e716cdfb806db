import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { builtLegalVersion } from '#areas/ajustes/legal-version.ts';
import { passMinute } from '#test/harness/clock.ts';
import { origin, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, signInAs } = await startApp();

const good = {
  name: 'Ana Peña',
  email: 'ana@example.org',
  phone: '969 123 456',
  message: 'Buenas tardes:\n\n¿A qué hora abre la Torre de Mangana?',
  consent: true,
};

// The rate limit counts by address and minute, and all tests come from one address.
beforeEach(passMinute);

test('a message is kept with the version of the text that was agreed to, and the sender is thanked', async () => {
  const sent = await visitor.post('submit_contact.php', good);
  expect(sent).toMatchObject({
    status: 200,
    body: { success: true, message: 'Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.' },
  });
  const { body } = await admin.get('get_mensajes_admin.php');
  expect(body).toMatchObject({ success: true, total: 1, no_leidos: 1, page: 1, pages: 1 });
  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      name: good.name,
      email: good.email,
      phone: good.phone,
      message: good.message,
      texto_version: builtLegalVersion,
      leido: false,
      respondido: false,
      fecha: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      respuestas: [],
    },
  ]);
});

test('an answer goes to the sender and is kept with the message', async () => {
  await visitor.post('submit_contact.php', { ...good, email: 'berta@example.org' });
  const found = async () => (await admin.get('get_mensajes_admin.php', { q: 'berta@' })).body.data[0];
  const { id } = await found();
  expect((await admin.post('responder_mensaje.php', { id, texto: ' ' })).body.errors).toEqual({
    texto: 'Escribe la respuesta.',
  });
  expect((await found()).respondido).toBe(false);
  const answered = await admin.post('responder_mensaje.php', { id, texto: 'A las diez.\n\nUn saludo.' });
  // Nobody has got it, and it is not said in green.
  expect(answered.body).toMatchObject({
    message: 'Respuesta guardada, pero no enviada: no hay servidor de correo.',
    aviso: true,
  });
  const editor = await signInAs('editor');
  expect((await editor.get('get_mensajes_admin.php', { q: 'berta@' })).body.data).toMatchObject([
    { leido: true, respondido: true, respuestas: [{ usuario: 'admin', texto: 'A las diez.\n\nUn saludo.' }] },
  ]);
  const mail = await app.db
    .selectFrom('correos')
    .selectAll()
    .where('para', '=', 'berta@example.org')
    .executeTakeFirstOrThrow();
  expect(mail.texto).toMatch(/A las diez\.[\s\S]*¿A qué hora abre la Torre de Mangana\?/);

  await admin.post('delete_mensaje.php', { id });
  const [trashed] = (await admin.get('get_papelera_admin.php', { tipo: 'mensaje' })).body.data;
  await admin.post('restore_papelera.php', { id: trashed.id });
  expect((await found()).respuestas).toHaveLength(1);
  expect((await admin.post('responder_mensaje.php', { id: 99_999, texto: 'x' })).status).toBe(404);
});

test('the operator is told by mail, and answering that mail answers the sender', async () => {
  await visitor.post('submit_contact.php', { ...good, name: 'Luis', email: 'luis@example.org' });
  const mail = await app.db
    .selectFrom('correos')
    .selectAll()
    .where('asunto', 'like', 'Mensaje de Luis%')
    .executeTakeFirstOrThrow();
  expect(mail.para).toBe(app.ajustes.current.titular.email);
  expect(JSON.parse(mail.cabeceras!)).toEqual({ 'Reply-To': 'luis@example.org' });
  expect(mail.texto).toContain('¿A qué hora abre la Torre de Mangana?');
  expect(mail.texto).toContain(`${origin}/admin/mensajes/gestion`);
});

test('what a sender writes is shown in the mail, never run', async () => {
  await visitor.post('submit_contact.php', { ...good, name: 'Eva', message: '<script>alert(1)</script>' });
  const mail = await app.db
    .selectFrom('correos')
    .selectAll()
    .where('asunto', 'like', 'Mensaje de Eva%')
    .executeTakeFirstOrThrow();
  expect(mail.html).toContain('&lt;script&gt;');
  expect(mail.html).not.toContain('<script>');
});

test('no name and no address of a sender adds a line to the head of a mail, nor another reader', async () => {
  const name = 'Eva\r\nBcc: otra@mala.example\r\nX-Mala: si\r\n\r\n<b>Hola</b>';
  expect((await visitor.post('submit_contact.php', { ...good, name })).status).toBe(200);
  for (const email of ['a@b.es, otra@mala.example', 'a@b.es\r\nBcc: otra@mala.example', '<a@b.es>', '"a b"@b.es'])
    expect((await visitor.post('submit_contact.php', { ...good, email })).body.errors).toHaveProperty('email');
  await app.mail.flush();
  const folder = join(app.settings.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  const heads = mails.map((mail) => mail.split(/\r?\n\r?\n/)[0]!);
  // On one line, however long it is.
  expect(heads.filter((head) => /^Subject: [^\n]*(?:\r?\n [^\n]*)*X-Mala/m.test(head))).toHaveLength(1);
  for (const head of heads) {
    expect(head).not.toMatch(/^(?:Bcc|X-Mala):/im);
    expect(head).not.toMatch(/^(?:To|Reply-To):.*mala/im);
  }
}, 20_000);

test.each([
  ['name', '', 'El nombre es obligatorio.'],
  ['name', '   ', 'El nombre es obligatorio.'],
  ['email', '', 'El correo electrónico es obligatorio.'],
  ['email', 'ana@', 'Introduce un correo electrónico válido.'],
  ['message', '', 'El mensaje es obligatorio.'],
  ['consent', false, 'Debes aceptar los términos para continuar.'],
  ['consent', undefined, 'Debes aceptar los términos para continuar.'],
])('%s = %j is refused: %s', async (field, value, sentence) => {
  const before = await countMensajes();
  const refused = await visitor.post('submit_contact.php', { ...good, [field]: value });
  expect(refused).toMatchObject({ status: 422, body: { success: false, errors: { [field]: sentence } } });
  expect(await countMensajes()).toBe(before);
});

test('a form with something missing says so in one sentence', async () => {
  const { body } = await visitor.post('submit_contact.php', { ...good, message: '' });
  expect(body.message).toBe('Por favor, completa todos los campos obligatorios y acepta la política de privacidad.');
});

test('a wrong address and a refused consent say what is wrong', async () => {
  expect((await visitor.post('submit_contact.php', { ...good, email: 'no' })).body.message).toBe(
    'Introduce un correo electrónico válido.',
  );
  expect((await visitor.post('submit_contact.php', { ...good, consent: false })).body.message).toBe(
    'Debes aceptar los términos para continuar.',
  );
});

test('the phone is optional, and nothing may be endless', async () => {
  const { phone: _, ...withoutPhone } = good;
  expect((await visitor.post('submit_contact.php', withoutPhone)).status).toBe(200);
  expect((await visitor.post('submit_contact.php', { ...good, message: 'a'.repeat(5001) })).status).toBe(422);
  expect((await visitor.post('submit_contact.php', { ...good, name: 'a'.repeat(101) })).status).toBe(422);
});

test('the form works without JavaScript too, and answers a page with the sentence', async () => {
  const response = await visitor.request('/api/submit_contact.php', {
    method: 'POST',
    headers: { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: 'Sin guion', email: 'sin@example.org', message: 'Hola', consent: 'on' }),
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Gracias por tu mensaje.');
});

test('the eleventh message of a minute has to wait', async () => {
  const statuses = [];
  for (let n = 0; n < 11; n++)
    statuses.push((await visitor.post('submit_contact.php', { ...good, message: '' })).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test('the inbox filters by read and answered, searches accents aside, and pages', async () => {
  await app.db.deleteFrom('mensajes').execute();
  for (const name of ['Uno', 'Dos', 'Trés']) await visitor.post('submit_contact.php', { ...good, name });
  const names = async (query: Record<string, string | number>) =>
    (await admin.get('get_mensajes_admin.php', query)).body.data.map((row: { name: string }) => row.name);
  expect(await names({})).toEqual(['Trés', 'Dos', 'Uno']);
  expect(await names({ q: 'tres' })).toEqual(['Trés']);
  expect(await names({ orden: 'fecha' })).toEqual(['Uno', 'Dos', 'Trés']);
  expect(await names({ orden: 'name' })).toEqual(['Dos', 'Trés', 'Uno']);
  expect(await names({ q: 'MANGANA', limit: 2, page: 2 })).toEqual(['Uno']);

  const { data } = (await admin.get('get_mensajes_admin.php', { q: 'Dos' })).body;
  const updated = await admin.post('update_mensaje.php', { id: data[0].id, leido: true, respondido: true });
  expect(updated).toMatchObject({ status: 200, body: { data: { leido: true, respondido: true } } });
  expect(await names({ leido: 0 })).toEqual(['Trés', 'Uno']);
  expect(await names({ respondido: 1 })).toEqual(['Dos']);
  expect((await admin.get('get_mensajes_admin.php')).body.no_leidos).toBe(2);

  await admin.post('update_mensaje.php', { id: data[0].id, leido: false });
  expect(await names({ leido: 0 })).toEqual(['Trés', 'Dos', 'Uno']);
  expect(await names({ respondido: 1 })).toEqual(['Dos']);
});

test('the messages go into a spreadsheet, formulas disarmed', async () => {
  await app.db.deleteFrom('mensajes').execute();
  await visitor.post('submit_contact.php', { ...good, name: '=HYPERLINK("http://mal.example")' });
  const response = await admin.request('/api/get_mensajes_admin.php?formato=csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mensajes-/);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Fecha";"Nombre";"Correo electrónico";"Teléfono";"Mensaje";"Leído";"Respondido";"Consentimiento"',
  );
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://mal.example"")";"ana@example.org"`);
});

test('very many messages go into it piece by piece, each once, in the order of the list', async () => {
  await app.db.deleteFrom('mensajes').execute();
  await visitor.post('submit_contact.php', good);
  const { id: _, ...one } = await app.db.selectFrom('mensajes').selectAll().executeTakeFirstOrThrow();
  const names = Array.from({ length: 1100 }, (_, n) => `Persona ${String(n).padStart(4, '0')}`);
  for (let at = 0; at < names.length; at += 100)
    await app.db
      .insertInto('mensajes')
      .values(names.slice(at, at + 100).map((name) => ({ ...one, name })))
      .execute();
  const response = await admin.request('/api/get_mensajes_admin.php?formato=csv&orden=name&dir=desc');
  expect(response.headers.has('content-length')).toBe(false);
  const lines = (await response.text()).trim().split('\r\n').slice(1);
  const shown = lines.map((line) => line.split(';')[1]!.replaceAll('"', '')).filter((name) => /^Persona/.test(name));
  expect(shown).toEqual(names.toReversed());
  expect(lines).toHaveLength(names.length + 1);
});

test('a message is deleted into the trash and comes back from it', async () => {
  await app.db.deleteFrom('mensajes').execute();
  await visitor.post('submit_contact.php', good);
  const [row] = (await admin.get('get_mensajes_admin.php')).body.data;
  expect(await admin.post('delete_mensaje.php', { id: row.id })).toMatchObject({
    status: 200,
    body: { message: 'Mensaje eliminado con éxito.' },
  });
  expect((await admin.get('get_mensajes_admin.php')).body.data).toEqual([]);
  expect((await admin.post('delete_mensaje.php', { id: row.id })).status).toBe(404);
  const [trashed] = (await admin.get('get_papelera_admin.php', { tipo: 'mensaje' })).body.data;
  await admin.post('restore_papelera.php', { id: trashed.id });
  expect((await admin.get('get_mensajes_admin.php')).body.data).toEqual([row]);
});

test('a message that is not there cannot be marked', async () => {
  expect((await admin.post('update_mensaje.php', { id: 999_999, leido: true })).status).toBe(404);
});

async function countMensajes(): Promise<number> {
  return (await app.db.selectFrom('mensajes').select('id').execute()).length;
}
