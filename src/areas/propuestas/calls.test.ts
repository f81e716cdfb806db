import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passMinute, passTime } from '#test/harness/clock.ts';
import { form, origin, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { proposeEvento, withdrawEvento } from './propose.server.ts';

const { app, admin: firstAdmin, client, signIn } = await startApp();
let admin = firstAdmin;
const dayMs = 86_400_000;

let municipio_id: number;
beforeAll(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'De prueba' })).body.data.id;
  municipio_id = (await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id })).body.data.id;
});
beforeEach(passMinute);

const soon = () => addDays(todayInMadrid(new Date()), 20);
let count = 0;

/** Each neighbour has an address and a mailbox of their own. */
function neighbour() {
  const n = ++count;
  const asker = client(undefined, `10.1.${Math.floor(n / 250)}.${(n % 250) + 1}`);
  const email = `vecina${n}@example.org`;
  async function sello(): Promise<string> {
    const { sello } = (await asker.get('get_propuesta_formulario.php')).body;
    passTime(4000);
    return sello;
  }
  async function fields(more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const who = { nombre: 'Ana Peña', email, consent: true, sello: await sello() };
    return {
      titulo: `Verbena número ${n} de las flores`,
      municipio_id,
      fecha_inicio: soon(),
      distinto: true,
      ...who,
      ...more,
    };
  }
  async function propose(more: Record<string, unknown> = {}) {
    return asker.post('submit_propuesta.php', await fields(more));
  }
  return { asker, email, sello, fields, propose };
}

async function mailsTo(email: string) {
  return app.db.selectFrom('correos').selectAll().where('para', '=', email).orderBy('id').execute();
}
async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)!;
  return /token=([\w-]+)/.exec(mail.texto)![1]!;
}
async function rowOf(email: string) {
  return app.db.selectFrom('propuestas').selectAll().where('email', '=', email).executeTakeFirst();
}
/** Sent and confirmed; answers its id. */
async function aPropuesta(more: Record<string, unknown> = {}) {
  const one = neighbour();
  expect((await one.propose(more)).status).toBe(200);
  expect((await one.asker.post('confirm_propuesta.php', { token: await tokenFor(one.email) })).status).toBe(200);
  return { ...one, id: (await rowOf(one.email))!.id };
}
const eventosCalled = async (q: string) => (await admin.get('get_eventos.php', { q })).body.data;

describe('submit_propuesta.php', () => {
  test('a proposal is thanked for, stands in no queue before its mail is confirmed, and is never public', async () => {
    const one = neighbour();
    const picture = await aPicture();
    const sent = await one.asker.post(
      'submit_propuesta.php',
      form({
        titulo: 'Noche de cuentos',
        municipio_id: String(municipio_id),
        regla_recurrencia: 'cada sábado',
        descripcion: '<script>alert(1)</script> Trae silla',
        nombre: 'Ana',
        email: one.email,
        consent: 'true',
        sello: await one.sello(),
        imagen: picture,
      }),
    );
    expect(sent.body.message).toBe(
      '¡Gracias! Te hemos enviado un correo: pulsa su enlace para confirmar y lo leeremos.',
    );
    const abiertas = async () =>
      (await admin.get('get_propuestas_admin.php', { estado: 'abiertas', q: 'cuentos' })).body;
    expect((await abiertas()).data).toEqual([]);
    const [mail] = await mailsTo(one.email);
    // The address may be anybody's: not a word of whoever typed it.
    expect(mail!.texto).not.toMatch(/cuentos|Ana/);
    const token = await tokenFor(one.email);
    for (const _ of [1, 2]) expect((await one.asker.post('confirm_propuesta.php', { token })).status).toBe(200);
    expect((await abiertas()).data).toMatchObject([
      {
        estado: 'pendiente',
        email: one.email,
        evento: {
          titulo: 'Noche de cuentos',
          municipio_nombre: 'Huete',
          regla_recurrencia: 'cada sábado',
          imagen: expect.stringMatching(pictureAddress),
        },
      },
    ]);
    expect(await eventosCalled('cuentos')).toEqual([]);
    expect((await one.asker.post('confirm_propuesta.php', { token: 'inventado' })).status).toBe(404);
  });

  test('sent twice it is one proposal and one mail; with another address before it is confirmed, the same to that one', async () => {
    const one = neighbour();
    const fields = await one.fields();
    const replies = await Promise.all([1, 2, 3].map(() => one.asker.post('submit_propuesta.php', fields)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsTo(one.email)).toHaveLength(1);
    const other = `otra-${one.email}`;
    expect((await one.asker.post('submit_propuesta.php', { ...fields, email: other })).status).toBe(200);
    expect(await rowOf(one.email)).toBeUndefined();
    const [old, young] = [await tokenFor(one.email), await tokenFor(other)];
    expect((await one.asker.post('confirm_propuesta.php', { token: old })).status).toBe(404);
    expect((await one.asker.post('confirm_propuesta.php', { token: young })).status).toBe(200);
    // Whoever still has the form changes nothing any more.
    await one.asker.post('submit_propuesta.php', { ...fields, titulo: 'Otra cosa', email: other });
    expect((await rowOf(other))!.titulo).toBe(fields.titulo);
  });

  test('of a robot nothing is kept', async () => {
    const one = neighbour();
    const rest = await one.fields();
    const { sello } = (await one.asker.get('get_propuesta_formulario.php')).body;
    const errorOf = async (seal: string | undefined) =>
      (await one.asker.post('submit_propuesta.php', { ...rest, sello: seal })).body.errors.sello;
    expect(await errorOf(undefined)).toBe('El formulario no está completo. Recarga la página y vuelve a probar.');
    expect(await errorOf('m00000.abc.def')).toMatch(/^El formulario llevaba demasiado tiempo abierto/);
    expect(await errorOf(sello)).toBe('Espera unos segundos y vuelve a enviarlo.');
    passTime(25 * 3_600_000);
    expect(await errorOf(sello)).toBe(
      'El formulario llevaba demasiado tiempo abierto. No se ha perdido nada: vuelve a enviarlo.',
    );
    expect((await one.propose({ asunto: 'compra ya' })).status).toBe(200);
    expect([await rowOf(one.email), await mailsTo(one.email)]).toEqual([undefined, []]);
    admin = await signIn();
  });

  test.each([
    ['titulo', '', 'El título es obligatorio.'],
    ['titulo', 'x'.repeat(256), 'El título no puede pasar de 255 caracteres.'],
    ['municipio_id', 999_999, 'El municipio no existe.'],
    ['fecha_inicio', '', 'La fecha de inicio es obligatoria.'],
    ['fecha_inicio', '2020-01-01', 'Esa fecha ya ha pasado: revísala.'],
    ['fecha_inicio', 'mañana', 'La fecha de inicio no es válida.'],
    ['nombre', ' ', 'Di cómo te llamas.'],
    ['email', 'no', 'Introduce un correo electrónico válido.'],
    ['consent', false, 'Debes aceptar los términos para continuar.'],
    ['descripcion', 'x'.repeat(20_001), 'La descripción no puede pasar de 20000 caracteres.'],
  ])('a wrong %s is refused beside its field', async (field, value, sentence) => {
    const one = neighbour();
    const reply = await one.propose({ [field]: value });
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: sentence } } });
    expect(await rowOf(one.email)).toBeUndefined();
  });

  test('nobody’s mailbox is filled with us, and one address does not fill the queue', async () => {
    const [one, victim] = [neighbour(), 'victima@example.org'];
    const statuses = [];
    for (let n = 0; n < 5; n++) {
      // From everywhere, to one mailbox, however it is written.
      statuses.push((await neighbour().propose({ email: n % 2 ? 'Victima+x@example.org' : victim })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await app.db.selectFrom('correos').select('id').where('para', 'like', 'victima%').execute()).length).toBe(
      3,
    );
    let taken = 0;
    for (let n = 0; n < 24; n++) {
      if (n % 8 === 0) passMinute();
      if ((await one.propose({ email: `lluvia${n}@example.org` })).status === 200) taken++;
    }
    expect(taken).toBe(20);
  });

  test('whoever fills the room for what is not confirmed shuts nobody out for long', async () => {
    const first = neighbour();
    await first.propose();
    const row = (await rowOf(first.email))!;
    const left =
      500 - (await app.db.selectFrom('propuestas').where('estado', '=', 'sin_confirmar').select('id').execute()).length;
    const { id: _, ...values } = row;
    const rubbish = Array.from({ length: left }, (_, n) => ({
      ...values,
      ...{ email: `basura${n}@example.org`, origen_clave: `persona:basura-${n}`, clave: `basura-${n}` },
    }));
    for (let at = 0; at < left; at += 50)
      await app.db
        .insertInto('propuestas')
        .values(rubbish.slice(at, at + 50))
        .execute();
    expect((await neighbour().propose()).body.message).toMatch(/^Ahora mismo hay demasiadas propuestas sin confirmar/);
    passTime(4 * 3_600_000);
    const honest = neighbour();
    expect((await honest.propose()).status).toBe(200);
    expect((await honest.asker.post('confirm_propuesta.php', { token: await tokenFor(honest.email) })).status).toBe(
      200,
    );
    await app.db.deleteFrom('propuestas').where('origen_clave', 'like', 'persona:basura-%').execute();
  });

  test('what is here already is shown first, and sent only by whoever says that it is another', async () => {
    const day = addDays(soon(), 3);
    const evento = { titulo: 'III Feria de Artesanía de Huete', municipio_id, fecha_inicio: day };
    await admin.post('create_evento.php', evento);
    const one = neighbour();
    const asked = { titulo: 'Feria de artesanía', municipio_id, fecha_inicio: day };
    const { parecidos } = (await one.asker.post('check_propuesta.php', asked)).body;
    expect(parecidos).toMatchObject([{ titulo: evento.titulo, fecha_inicio: day, es_igual: true }]);
    const refused = await one.propose({ ...asked, distinto: false });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(evento.titulo) } });
    expect((await one.propose({ ...asked, distinto: true })).status).toBe(200);
    // Next door in time it is shown, and is another.
    const near = await one.asker.post('check_propuesta.php', { ...asked, fecha_inicio: addDays(day, 1) });
    expect(near.body.parecidos).toMatchObject([{ es_igual: false }]);
    expect(
      (await one.asker.post('check_propuesta.php', { ...asked, fecha_inicio: addDays(day, 9) })).body.parecidos,
    ).toEqual([]);
  });

  test('it works without JavaScript too, and answers a page with the sentence', async () => {
    const one = neighbour();
    const { sello, titulo } = (await one.fields()) as { sello: string; titulo: string };
    const body = form({
      sello,
      titulo,
      municipio_id: String(municipio_id),
      fecha_inicio: soon(),
      nombre: 'Sin',
      email: one.email,
      consent: 'true',
    });
    const response = await one.asker.request('/api/submit_propuesta.php', {
      method: 'POST',
      headers: { origin, accept: 'text/html' },
      body,
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('¡Gracias!')]);
  });
});

test('what is near its days is shown, those of the very day first', async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'De ferias' })).body.data.id;
  const { id } = (await admin.post('create_municipio.php', { nombre: 'Priego', provincia_id })).body.data;
  const day = addDays(soon(), 40);
  const on = (titulo: string, from: number, to?: number) =>
    admin.post('create_evento.php', {
      ...{ titulo, municipio_id: id, fecha_inicio: addDays(day, from) },
      ...(to !== undefined && { fecha_fin: addDays(day, to) }),
    });
  for (let n = 0; n < 7; n++) await on(`Ensayo ${'abcdefg'[n]!.repeat(6)}`, -1);
  await on('Exposición de mimbre', -9, 3);
  await on('Semana del libro', -5, -1);
  await on('Concierto de laúd', 0);
  const near = async (titulo: string) =>
    (
      await client(undefined).post('check_propuesta.php', { titulo, municipio_id: id, fecha_inicio: day })
    ).body.parecidos.map((one: { titulo: string; es_igual: boolean }) => [one.titulo, one.es_igual]);
  const all = await near('Otra cosa');
  expect(all.slice(0, 3).map(([titulo]: [string]) => titulo)).toEqual([
    ...['Concierto de laúd', 'Semana del libro', 'Exposición de mimbre'],
  ]);
  expect(all).toHaveLength(6);
  expect((await near('Exposición: el mimbre'))[0]).toEqual(['Exposición de mimbre', true]);
});

describe('at the desk', () => {
  test('accepted as it came it is one event, however often it is pressed, and whoever sent it is told', async () => {
    const { id, email } = await aPropuesta({ titulo: 'Concierto de rabel', hora: '20:00' });
    const replies = await Promise.all([1, 2, 3].map(() => admin.post('accept_propuesta.php', { id })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await eventosCalled('rabel');
    expect(found).toMatchObject([{ titulo: 'Concierto de rabel', hora: '20:00', municipio_nombre: 'Huete' }]);
    expect(new Set(replies.map(({ body }) => body.data.id))).toEqual(new Set([found[0].id]));
    const mails = (await mailsTo(email)).filter(({ asunto }) => asunto.startsWith('Publicado'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.texto).toContain(`${origin}/agenda/concierto-de-rabel`);
    expect((await admin.post('reject_propuesta.php', { id })).body.message).toBe(
      'Esta propuesta ya está aceptada (admin).',
    );
    const { data } = (await admin.get('get_registro_admin.php', { tipo: 'propuesta' })).body;
    expect(data[0]).toMatchObject({ usuario: 'admin', titulo: 'Concierto de rabel' });
    expect(JSON.stringify(data)).not.toContain(email);
  });

  test('opened in the form it is published with what the form says, the poster too', async () => {
    const one = await aPropuesta({ titulo: 'TEATRO!!!' });
    const reply = await admin.post(
      'accept_propuesta.php',
      form({
        id: String(one.id),
        titulo: 'Teatro en la plaza',
        municipio_id: String(municipio_id),
        fecha_inicio: soon(),
        imagen: await aPicture(),
      }),
    );
    expect(reply.body.data).toMatchObject({
      titulo: 'Teatro en la plaza',
      imagen: expect.stringMatching(pictureAddress),
    });
    const wrong = await admin.post('accept_propuesta.php', { id: (await aPropuesta()).id, fecha_inicio: 'ayer' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { fecha_inicio: 'La fecha de inicio no es válida.' } },
    });
  });

  test('of many accepted at once those in the agenda by then are refused', async () => {
    const titulo = 'Certamen de bandas de cornetas';
    const [one, other] = [await aPropuesta({ titulo }), await aPropuesta({ titulo: `II ${titulo}` })];
    const accept = (id: number, more: object = {}) => admin.post('accept_propuesta.php', { id, ...more });
    expect((await accept(one.id, { si_no_esta: true })).status).toBe(200);
    expect(await accept(other.id, { si_no_esta: true })).toMatchObject({
      status: 409,
      body: { message: `Parece el mismo que «${titulo}», que ya está en la agenda. Ábrela y compáralos.` },
    });
    expect(await eventosCalled('cornetas')).toHaveLength(1);
    expect((await accept(one.id, { si_no_esta: true })).body.message).toBe('Esta propuesta ya estaba aceptada.');
    expect((await accept(other.id)).status).toBe(200);
    expect(await eventosCalled('cornetas')).toHaveLength(2);
  });

  test('sent from the English form, its words stay the English ones of what the desk publishes in Spanish', async () => {
    await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: ['en'] } });
    const inEnglish = async (more: Record<string, unknown>) => {
      const one = neighbour();
      const sent = await one.asker.post('submit_propuesta.php?idioma=en', await one.fields(more));
      expect(sent.body.message).toContain('Thank you');
      await one.asker.post('confirm_propuesta.php', { token: await tokenFor(one.email) });
      return (await rowOf(one.email))!.id;
    };
    const id = await inEnglish({ titulo: 'Harvest supper', descripcion: 'Bring a <chair>.' });
    const { data } = (await admin.get('get_propuesta_admin.php', { id })).body;
    expect(data).toMatchObject({ idioma: 'en', evento: { titulo: 'Harvest supper' } });
    // As it came it would be English under the name of Spanish.
    const refused = await admin.post('accept_propuesta.php', { id });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Se envió desde la página en inglés');
    const spanish = { titulo: 'Cena de la vendimia', descripcion: 'Trae una silla.' };
    expect((await admin.post('accept_propuesta.php', { id, ...spanish })).status).toBe(200);
    const [found] = await eventosCalled('vendimia');
    expect(found).toMatchObject(spanish);
    const read = (slug: string) => client(undefined).get('get_evento_publico.php', { slug, idioma: 'en' });
    const english = (await read(found.slug)).body.data;
    expect(english).toMatchObject({ titulo: 'Harvest supper', descripcion: 'Bring a < chair>.', _idiomas: ['en'] });
    expect(english).not.toHaveProperty('_borrador');
    expect((await admin.post('accept_propuesta.php', { id })).body.message).toBe('Esta propuesta ya estaba aceptada.');

    // What is taken out of the Spanish is not told in English either; what was Spanish all along is no translation.
    const short = await inEnglish({ titulo: 'Folk dance', descripcion: 'Call 600 000 000.' });
    await admin.post('accept_propuesta.php', { id: short, titulo: 'Baile de folclore', descripcion: '' });
    const [dance] = await eventosCalled('folclore');
    expect((await read(dance.slug)).body.data).toMatchObject({ titulo: 'Folk dance', descripcion: null });
    const really = await inEnglish({ titulo: 'Romería de la Virgen de Texeda' });
    expect((await admin.post('accept_propuesta.php', { id: really, ya_en_espanol: true })).status).toBe(200);
    const [romeria] = await eventosCalled('Texeda');
    expect((await read(romeria.slug)).body.data).toMatchObject({ _idiomas: [], _es: ['titulo'] });
  });

  test('asked back, its sender corrects it by the link of the mail, once; it waits again', async () => {
    const { id, email, asker } = await aPropuesta({ titulo: 'Baile' });
    expect((await admin.post('devolver_propuesta.php', { id, nota: ' ' })).status).toBe(422);
    expect((await admin.post('devolver_propuesta.php', { id, nota: '¿A qué hora?' })).status).toBe(200);
    const mail = (await mailsTo(email)).at(-1)!;
    const clave = /clave=([\w-]+)/.exec(mail.texto)![1]!;
    const opened = (await asker.get('get_propuesta_formulario.php', { clave })).body;
    expect(opened.propuesta).toMatchObject({ nota: '¿A qué hora?', evento: { titulo: 'Baile' } });
    const again = { clave, sello: opened.sello, titulo: 'Baile', municipio_id, fecha_inicio: soon(), hora: '22:00' };
    expect((await asker.post('submit_propuesta.php', again)).body.message).toMatch(/^Gracias: ya tenemos/);
    const { data } = (await admin.get('get_propuesta_admin.php', { id })).body;
    expect(data).toMatchObject({ estado: 'pendiente', email, evento: { hora: '22:00' } });
    expect((await asker.post('submit_propuesta.php', again)).status).toBe(404);
    expect((await asker.get('get_propuesta_formulario.php', { clave })).status).toBe(404);
  });

  test('one that says something else by now is not decided unseen: not accepted, refused nor asked back', async () => {
    const { id, email, asker } = await aPropuesta({ titulo: 'Charla' });
    const { version } = (await admin.get('get_propuesta_admin.php', { id })).body.data;
    // Somebody else at the desk asks, its sender answers.
    await admin.post('devolver_propuesta.php', { id, version, nota: '¿Dónde?' });
    const clave = /clave=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.texto)![1]!;
    const { sello } = (await asker.get('get_propuesta_formulario.php', { clave })).body;
    const answer = { clave, sello, titulo: 'Compre aquí', municipio_id, fecha_inicio: soon() };
    expect((await asker.post('submit_propuesta.php', answer)).status).toBe(200);
    const deciding = { accept: {}, reject: { motivo: 'No.' }, devolver: { nota: '¿Y?' } };
    for (const [name, more] of Object.entries(deciding))
      expect(await admin.post(`${name}_propuesta.php`, { id, version, ...more })).toMatchObject({
        status: 409,
        body: { message: 'Esta propuesta ha cambiado mientras la mirabas. Vuelve a abrirla: ahora dice otra cosa.' },
      });
    expect([await eventosCalled('Compre'), (await rowOf(email))!.estado]).toEqual([[], 'pendiente']);
    const { data } = (await admin.get('get_propuestas_admin.php', { q: 'compre' })).body;
    expect((await admin.post('accept_propuesta.php', { id, version: data[0].version })).status).toBe(200);
  });

  test('refused with a reason its sender is told it; rubbish goes without a word', async () => {
    const [kind, rubbish] = [await aPropuesta(), await aPropuesta()];
    await admin.post('reject_propuesta.php', { id: kind.id, motivo: 'Ya es pasado.' });
    await admin.post('reject_propuesta.php', { id: rubbish.id });
    expect((await mailsTo(kind.email)).at(-1)!.texto).toContain('Ya es pasado.');
    expect(await mailsTo(rubbish.email)).toHaveLength(1);
    expect((await admin.post('accept_propuesta.php', { id: kind.id })).status).toBe(409);
  });

  test('what nobody confirmed cannot be decided; Hoy counts what can', async () => {
    const one = neighbour();
    await one.propose();
    const { id } = (await rowOf(one.email))!;
    expect((await admin.post('accept_propuesta.php', { id })).status).toBe(404);
    const before = (await admin.get('get_hoy_admin.php')).body.data.propuestas.pendientes;
    await one.asker.post('confirm_propuesta.php', { token: await tokenFor(one.email) });
    expect((await admin.get('get_hoy_admin.php')).body.data.propuestas.pendientes).toBe(before + 1);
  });
});

describe('submit_correccion.php', () => {
  test('a remark about a page that visitors see, confirmed by mail, closed when it is mended', async () => {
    const { slug } = (
      await admin.post('create_evento.php', { titulo: 'Con erratas', municipio_id, fecha_inicio: soon() })
    ).body;
    const one = neighbour();
    const fields = { ruta: `/agenda/${slug}`, texto: 'Es a las ocho', nombre: 'Eva', email: one.email, consent: true };
    const send = async (more: object = {}) =>
      one.asker.post('submit_correccion.php', { ...fields, sello: await one.sello(), ...more });
    expect((await send({ texto: ' ' })).body.errors).toEqual({ texto: 'Cuéntanos qué está mal.' });
    expect((await send({ ruta: '/agenda/inventado' })).status).toBe(404);
    expect((await send({ ruta: '/admin/registro' })).status).toBe(404);
    // A page of the operator's own is one of them.
    await admin.post('create_pagina.php', { titulo: 'Cómo llegar', contenido: '<p>Por la N-420</p>' });
    const { cosa } = (await one.asker.get('get_propuesta_formulario.php', { sobre: '/como-llegar' })).body;
    expect(cosa).toEqual({ titulo: 'Cómo llegar', ruta: '/como-llegar' });
    expect((await send()).status).toBe(200);
    await one.asker.post('confirm_propuesta.php', { token: await tokenFor(one.email) });
    const { id } = (await rowOf(one.email))!;
    const { data } = (await admin.get('get_propuesta_admin.php', { id })).body;
    expect(data).toMatchObject({
      titulo: 'Con erratas',
      correccion: { ruta: `/agenda/${slug}`, texto: 'Es a las ocho' },
    });
    expect((await admin.post('accept_propuesta.php', { id })).body.message).toBe('Corrección dada por hecha.');
    expect((await mailsTo(one.email)).at(-1)!.asunto).toMatch(/^Corregido: Con erratas/);
  });
});

test('what a calendar brings is one proposal by its UID: changed while it waits, left alone once decided, taken back', async () => {
  const now = new Date().toISOString();
  const bring = (uid: string, titulo: string) => {
    const campos = { titulo, municipio_id, fecha_inicio: soon() };
    return proposeEvento(app.db, { origen: { tipo: 'fuente', fuenteId: 7, uid }, campos, now });
  };
  const first = await bring('a@x', 'Cine de verano');
  expect(first).toMatchObject({ estado: 'pendiente', isNew: true });
  expect(await bring('a@x', 'Cine de verano, otra película')).toMatchObject({ id: first.id, isNew: false });
  const { data } = (await admin.post('accept_propuesta.php', { id: first.id })).body;
  expect(data.titulo).toBe('Cine de verano, otra película');
  expect(await bring('a@x', 'Otro título')).toEqual({
    id: first.id,
    estado: 'aceptada',
    evento_id: data.id,
    isNew: false,
  });
  expect(await withdrawEvento(app.db, first.id)).toBe(data.id);
  const other = await bring('b@x', 'Se anuló');
  expect(await withdrawEvento(app.db, other.id)).toBeUndefined();
  expect((await admin.get('get_propuesta_admin.php', { id: other.id })).status).toBe(404);
});

test('who proposed something is known for thirty days; what nobody confirmed goes in seven, poster and all', async () => {
  const [waiting, refused, silent] = [await aPropuesta({ titulo: 'Espera mucho' }), await aPropuesta(), neighbour()];
  await admin.post('reject_propuesta.php', { id: refused.id, motivo: 'No.' });
  // A picture of the library that a text names is not theirs to take away.
  const { location } = (await admin.post('upload_image.php', form({ file: await aPicture({ tone: 77 }) }))).body;
  const own = await aPicture({ tone: 33 });
  const sent = await silent.fields({ descripcion: `Mira ${origin}${location}`, consent: 'true', distinto: 'true' });
  await silent.asker.post('submit_propuesta.php', form({ ...(sent as Record<string, string>), imagen: own }));
  const { imagen } = JSON.parse((await rowOf(silent.email))!.campos);
  passTime(8 * dayMs);
  await app.scheduler.purge();
  expect([await rowOf(silent.email), await mailsTo(silent.email)]).toEqual([undefined, []]);
  const leaving = await app.db.selectFrom('medio_borrables').select('nombre').execute();
  expect(leaving).toContainEqual({ nombre: imagen.replace('/media/', '') });
  expect(leaving).not.toContainEqual({ nombre: location.replace('/media/', '') });
  expect(await rowOf(refused.email)).toBeDefined();
  passTime(23 * dayMs);
  await app.scheduler.purge();
  for (const { email } of [waiting, refused])
    expect([await rowOf(email), await mailsTo(email)]).toEqual([undefined, []]);
  const rows = await app.db.selectFrom('propuestas').selectAll().where('id', 'in', [waiting.id, refused.id]).execute();
  expect(rows).toMatchObject([
    { id: waiting.id, estado: 'pendiente', nombre: '', email: '', busqueda: 'espera mucho' },
  ]);
  admin = await signIn();
  expect((await admin.post('devolver_propuesta.php', { id: waiting.id, nota: '¿Sigue?' })).status).toBe(409);
  expect((await admin.post('accept_propuesta.php', { id: waiting.id })).status).toBe(200);
});

test('a proposal goes with the person who asks to be forgotten', async () => {
  const { email, id } = await aPropuesta();
  const all = await admin.post('get_datos_persona.php', { email });
  expect(all.body.data.propuestas).toMatchObject([{ id, email }]);
  expect((await admin.post('delete_datos_persona.php', { email })).body.borrado.propuestas).toBe(1);
  expect([await rowOf(email), await mailsTo(email)]).toEqual([undefined, []]);
});
