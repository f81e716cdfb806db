import { beforeEach, describe, expect, test } from 'vitest';
import { builtLegalVersion } from '#areas/ajustes/legal-version.ts';
import { evenMs } from '#server/api/even-time.ts';
import { passMinute } from '#test/harness/clock.ts';
import { origin, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();
const thanks = '¡Gracias! Te hemos enviado un correo para confirmar tu suscripción.';

beforeEach(passMinute);

let count = 0;
function anAddress(): string {
  return `lectora${++count}@example.org`;
}

function mailsTo(email: string) {
  return app.db.selectFrom('correos').selectAll().where('para', '=', email).orderBy('id').execute();
}

function rowOf(email: string) {
  return app.db.selectFrom('suscriptores').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

/** Asks for the newsletter and returns the token of the mail. */
async function ask(email: string, headers: Record<string, string> = {}, more = {}): Promise<string> {
  await visitor.post('submit_newsletter.php', { email, ...more }, headers);
  const mail = (await mailsTo(email)).at(-1)!;
  return mail.texto.match(/\/boletin\/confirmar\?token=(\S+)/)![1]!;
}

describe('by hand', () => {
  const declared = { procedencia: 'Me lo pidió en la feria del 3 de mayo', declaracion: true };
  const add = (fields: object) => admin.post('create_suscriptor.php', { ...declared, ...fields });
  const found = async (filter: Record<string, string>) => (await admin.get('get_suscriptores_admin.php', filter)).body;

  test('somebody is added with the declaration that they asked for it, which is kept; without it nobody is', async () => {
    const email = anAddress();
    expect((await add({ email, declaracion: false, procedencia: '' })).body.errors).toEqual({
      procedencia: 'Escribe cómo te dio su consentimiento.',
      declaracion: 'Declara que esta persona te ha pedido recibir el boletín.',
    });
    const { body } = await add({ email: email.toUpperCase(), nombre: 'Marta', etiquetas: '["feria","feria"]' });
    expect(body.data).toMatchObject({
      ...{ email, nombre: 'Marta', etiquetas: ['feria'], estado: 'confirmado' },
      origen: 'Añadida por admin: Me lo pidió en la feria del 3 de mayo',
    });
    expect(await mailsTo(email)).toEqual([]);
    const twice = await add({ email });
    expect([twice.status, twice.body.message]).toEqual([409, 'Esa dirección ya está en el boletín.']);
  });

  test('who has left is not put back by anybody else', async () => {
    const email = anAddress();
    await visitor.post('unsubscribe_newsletter.php', { token: await ask(email) });
    const { status, body } = await add({ email });
    expect([status, body.message]).toEqual([
      409,
      'Esta persona se dio de baja: solo ella puede volver a suscribirse, desde el sitio.',
    ]);
    expect((await rowOf(email)).estado).toBe('baja');
  });

  test('names and labels are given, searched and filtered by, and go into the file', async () => {
    const email = anAddress();
    const { id } = (await add({ email })).body.data;
    const changed = await admin.post('update_suscriptor.php', { id, nombre: 'Radio Júcar', etiquetas: '["prensa"]' });
    expect(changed.body.data).toMatchObject({ nombre: 'Radio Júcar', etiquetas: ['prensa'] });
    // What is not sent stays.
    await admin.post('update_suscriptor.php', { id, nombre: 'Radio Huécar' });
    const { data, etiquetas, total } = await found({ etiqueta: 'prensa', q: 'RADIO HUÉCAR' });
    expect([data[0].etiquetas, etiquetas, total]).toEqual([['prensa'], ['feria', 'prensa'], 1]);
    expect((await found({ etiqueta: 'pren' })).total).toBe(0);
    const file = await (await admin.request('/api/get_suscriptores_admin.php?formato=csv&etiqueta=prensa')).text();
    expect(file).toMatch(new RegExp(`"${email}";.*;"Radio Huécar";"prensa"`));
    const tooMany = JSON.stringify(Array.from({ length: 11 }, (_, one) => `e${one}`));
    expect((await admin.post('update_suscriptor.php', { id, etiquetas: tooMany })).status).toBe(422);
    expect((await admin.post('update_suscriptor.php', { id: 99_999, nombre: 'Nadie' })).status).toBe(404);
  });
});

describe('subscribing', () => {
  test('an address waits until the link of the mail is followed', async () => {
    const email = anAddress();
    const asked = await visitor.post('submit_newsletter.php', { email });
    expect(asked).toMatchObject({ status: 200, body: { success: true, message: thanks } });
    expect(await rowOf(email)).toMatchObject({ estado: 'pendiente', confirmado_en: null });

    const [mail] = await mailsTo(email);
    expect(mail!.asunto).toBe(`Confirma tu suscripción al boletín · Secretos de Cuenca`);
    const token = mail!.texto.match(/\/boletin\/confirmar\?token=(\S+)/)![1]!;
    const confirmed = await visitor.post('confirm_newsletter.php', { token });
    expect(confirmed).toMatchObject({ status: 200, body: { success: true } });
    expect(await rowOf(email)).toMatchObject({ estado: 'confirmado', confirmado_en: expect.stringMatching(/Z$/) });
  });

  test('the proof of the consent is stored: when, on which page, to which text', async () => {
    const email = anAddress();
    await ask(email, { referer: `${origin}/historia/las-casas-colgadas` });
    expect(await rowOf(email)).toMatchObject({
      origen: `${origin}/historia/las-casas-colgadas`,
      texto_version: builtLegalVersion,
      consentimiento_version: builtLegalVersion,
      pedido_en: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test('the sentence beside the form has versions of its own: the one that was shown is stored', async () => {
    const before = (await admin.get('get_ajustes.php')).body.data.boletin;
    const saved = await admin.post('update_ajustes.php', {
      seccion: 'boletin',
      valores: { consentimiento: 'Quiero el boletín, y sé cómo dejarlo.' },
      version: before.version,
    });
    const { version } = saved.body.data.valores;
    expect(version).toMatch(/^\d{4}-\d\d-\d\d(-\d+)?$/);
    expect((await visitor.get('get_sitio.php')).body.data.boletin.version).toBe(version);
    const [now, earlier] = [anAddress(), anAddress()];
    await ask(now);
    await ask(earlier, { 'x-consentimiento-version': '2026-01-02' });
    expect((await rowOf(now)).consentimiento_version).toBe(version);
    expect((await rowOf(earlier)).consentimiento_version).toBe('2026-01-02');
    // The same words are the same version.
    const again = await admin.post('update_ajustes.php', { seccion: 'boletin', valores: saved.body.data.valores });
    expect(again.body.data.valores.version).toBe(version);
  });

  test('the answer is the same whether or not the address was known', async () => {
    const email = anAddress();
    const answers = [await visitor.post('submit_newsletter.php', { email })];
    answers.push(await visitor.post('submit_newsletter.php', { email }));
    await visitor.post('confirm_newsletter.php', { token: await ask(email) });
    answers.push(await visitor.post('submit_newsletter.php', { email }));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { success: true, message: thanks, data: null } });
  });

  test('a confirmed address is not mailed again, and stays confirmed', async () => {
    const email = anAddress();
    await visitor.post('confirm_newsletter.php', { token: await ask(email) });
    const before = (await mailsTo(email)).length;
    await visitor.post('submit_newsletter.php', { email: email.toUpperCase() });
    expect(await mailsTo(email)).toHaveLength(before);
    expect((await rowOf(email)).estado).toBe('confirmado');
  });

  test('a reader whose mailbox was gone is asked to confirm once more, and is one again', async () => {
    const email = anAddress();
    await visitor.post('confirm_newsletter.php', { token: await ask(email) });
    await app.db
      .updateTable('suscriptores')
      .set({ rebotado_en: '2026-01-01T00:00:00.000Z' })
      .where('email', '=', email)
      .execute();
    await visitor.post('confirm_newsletter.php', { token: await ask(email) });
    expect(await rowOf(email)).toMatchObject({ estado: 'confirmado', rebotado_en: null });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('however often somebody types it, an address gets three mails an hour at most', async () => {
    const email = anAddress();
    for (let n = 0; n < 5; n++)
      expect((await visitor.post('submit_newsletter.php', { email })).body.message).toBe(thanks);
    expect(await mailsTo(email)).toHaveLength(3);
    const token = (await rowOf(email)).token;
    expect((await visitor.post('confirm_newsletter.php', { token })).status).toBe(200);
  });

  test('whatever is put behind a plus or between dots, it is one mailbox', async () => {
    for (let n = 0; n < 9; n++) await visitor.post('submit_newsletter.php', { email: `bomba+${n}@example.org` });
    passMinute();
    for (const email of ['b.omba@gmail.com', 'bo.mba@gmail.com', 'BOM.BA@googlemail.com', 'bomba+1@gmail.com'])
      await visitor.post('submit_newsletter.php', { email });
    const mails = await app.db.selectFrom('correos').select('para').where('para', 'like', 'b%o%m%b%a%@%').execute();
    expect(mails.filter(({ para }) => para.endsWith('@example.org'))).toHaveLength(3);
    expect(mails.filter(({ para }) => !para.endsWith('@example.org'))).toHaveLength(3);
  });

  test('a reader, a stranger and who asks too often wait for the same answer as long as each other', async () => {
    const email = anAddress();
    await visitor.post('confirm_newsletter.php', { token: await ask(email) });
    for (const typed of [email, anAddress(), 'bomba@example.org']) {
      const began = performance.now();
      expect((await visitor.post('submit_newsletter.php', { email: typed })).body.message).toBe(thanks);
      expect(performance.now() - began).toBeGreaterThanOrEqual(evenMs - 2);
    }
  });

  test.each([
    '',
    '   ',
    'sin-arroba',
    'a@b',
    'a b@example.org',
    'a@example.org\nBcc: x@example.org',
    `${'a'.repeat(100)}@example.org`,
  ])('%j is refused: "Por favor, introduce un correo electrónico válido."', async (email) => {
    const refused = await visitor.post('submit_newsletter.php', { email });
    expect(refused.status).toBe(422);
    if (email.length < 100) expect(refused.body.message).toBe('Por favor, introduce un correo electrónico válido.');
  });

  test('the eleventh request of a minute has to wait', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await visitor.post('submit_newsletter.php', { email: 'x' })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test('a link nobody sent does nothing', async () => {
    const reply = await visitor.post('confirm_newsletter.php', { token: 'inventado' });
    expect(reply).toMatchObject({
      status: 404,
      body: { success: false, message: 'El enlace no es válido o ya no sirve.' },
    });
  });
});

describe('leaving', () => {
  test('whoever leaves is out, can follow the link twice, and cannot be confirmed with the old link', async () => {
    const email = anAddress();
    const token = await ask(email);
    await visitor.post('confirm_newsletter.php', { token });
    for (let n = 0; n < 2; n++)
      expect(await visitor.post('unsubscribe_newsletter.php', { token })).toMatchObject({
        status: 200,
        body: { message: 'Te has dado de baja. No recibirás más correos del boletín.' },
      });
    expect(await rowOf(email)).toMatchObject({ estado: 'baja', baja_en: expect.stringMatching(/Z$/) });
    expect((await visitor.post('confirm_newsletter.php', { token })).status).toBe(404);
  });

  test('whoever left and comes back has to confirm again', async () => {
    const email = anAddress();
    await visitor.post('unsubscribe_newsletter.php', { token: await ask(email) });
    const token = await ask(email);
    expect((await rowOf(email)).estado).toBe('pendiente');
    await visitor.post('confirm_newsletter.php', { token });
    expect((await rowOf(email)).estado).toBe('confirmado');
  });

  test('a mail program leaves with one click: it posts to the address in the header, knowing nothing of our site', async () => {
    const email = anAddress();
    await visitor.post('confirm_newsletter.php', { token: await ask(email) });
    const headers = JSON.parse((await mailsTo(email)).at(-1)!.cabeceras!);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = headers['List-Unsubscribe'].match(/^<(.+)>$/)[1] as string;
    const response = await visitor.request(address.replace(origin, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://correo.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect((await rowOf(email)).estado).toBe('baja');
  });

  test('so it does with a letter in English, also after English is offered no more', async () => {
    const offer = (visibles: string[]) =>
      admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles } });
    for (const later of [['en'], []]) {
      await offer(['en']);
      const email = anAddress();
      await visitor.post('confirm_newsletter.php', { token: await ask(email, {}, { idioma: 'en' }) });
      const [, path] = JSON.parse((await mailsTo(email)).at(-1)!.cabeceras!)['List-Unsubscribe'].match(
        /^<.+?(\/en\/.+)>$/,
      )!;
      await offer(later);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await visitor.request(path, { method: 'POST', body })).status).toBe(200);
      expect((await rowOf(email)).estado).toBe('baja');
      if (later.length > 0) continue;
      const opened = await visitor.request(path);
      expect([opened.status, opened.headers.get('location')]).toEqual([302, path.replace('/en', '')]);
    }
  });

  test('opening that address only shows the page: a mail scanner unsubscribes nobody', async () => {
    const email = anAddress();
    const token = await ask(email);
    await visitor.post('confirm_newsletter.php', { token });
    await visitor.request(`/boletin/baja?token=${token}`);
    expect((await rowOf(email)).estado).toBe('confirmado');
  });

  test('without a token nobody leaves', async () => {
    expect((await visitor.post('unsubscribe_newsletter.php', {})).status).toBe(404);
  });
});

describe('the list of the back office', () => {
  test('filters by state, searches, pages and shows the proof, never the token', async () => {
    await app.db.deleteFrom('suscriptores').execute();
    await visitor.post('confirm_newsletter.php', { token: await ask('ana@example.org') });
    await ask('luis@example.org');
    const list = async (query: Record<string, string | number>) =>
      (await admin.get('get_suscriptores_admin.php', query)).body;
    expect((await list({})).data.map((row: { email: string }) => row.email)).toEqual([
      'luis@example.org',
      'ana@example.org',
    ]);
    expect(await list({ estado: 'confirmado' })).toMatchObject({
      total: 1,
      data: [{ email: 'ana@example.org', estado: 'confirmado' }],
    });
    expect(await list({ q: 'LUIS' })).toMatchObject({ total: 1 });
    expect((await list({ orden: 'email', limit: 1 })).data[0].email).toBe('ana@example.org');
    expect((await list({ limit: 1, page: 2 })).data).toHaveLength(1);
    expect(Object.keys((await list({})).data[0]).sort()).toEqual([
      'baja_en',
      'confirmado_en',
      'consentimiento_version',
      'email',
      'estado',
      'etiquetas',
      'id',
      'nombre',
      'origen',
      'pedido_en',
      'rebotado_en',
      'texto_version',
    ]);
    expect((await admin.get('get_suscriptores_admin.php', { estado: 'otro' })).status).toBe(422);
  });

  test('goes into a spreadsheet', async () => {
    const text = await (await admin.request('/api/get_suscriptores_admin.php?formato=csv&estado=confirmado')).text();
    expect(text).toContain(
      '"Correo electrónico";"Estado";"Pedido";"Confirmado";"Baja";"Página";"Versión del texto";"Versión de la frase";"Rebotado"',
    );
    expect(text).toContain('"ana@example.org";"confirmado"');
    expect(text).not.toContain('luis@example.org');
  });

  test('an address is erased on request, with its mails, and the log does not keep it', async () => {
    const { id } = await rowOf('ana@example.org');
    expect((await admin.post('erase_suscriptor.php', { id })).status).toBe(200);
    expect((await admin.get('get_suscriptores_admin.php', { q: 'ana@' })).body.total).toBe(0);
    expect(await mailsTo('ana@example.org')).toEqual([]);
    expect(JSON.stringify(await app.db.selectFrom('registro').selectAll().execute())).not.toContain('ana@');
    expect(JSON.stringify(await app.db.selectFrom('papelera').selectAll().execute())).not.toContain('ana@');
    expect((await admin.post('erase_suscriptor.php', { id })).status).toBe(404);
  });
});
