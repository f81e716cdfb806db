/** Erasing reaches every copy: after it, nothing on this machine says the address, the name or the words. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { aCliente, aProducto, buyersOf, pedidoOf } from '#areas/tienda/builders.testing.ts';
import { passMinute, realTime } from '#test/harness/clock.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { erasePerson } from './erase-person.ts';
import { emailColumns } from './person-email.ts';

const { app, admin, visitor, signInAs } = await startApp({ DEMO: 'on' });
// Invoices keep their buyer, as the law asks (src/areas/facturas/calls.test.ts): here they are made elsewhere.
await admin.post('update_ajustes.php', { seccion: 'facturacion', valores: { emitir: false } });
const ownMailbox = app.ajustes.current.titular.email;
const newBuyer = buyersOf(app);
afterEach(realTime);

let count = 0;
/** Somebody whose every word can be looked for. */
function aPerson() {
  const mark = `rastro${++count}x`;
  return { mark, name: `Nombre ${mark}`, email: `${mark}@example.com`, message: `Mi secreto ${mark}`, consent: true };
}

async function write(person: ReturnType<typeof aPerson>): Promise<number> {
  passMinute();
  expect((await visitor.post('submit_contact.php', person)).status).toBe(200);
  await app.mail.flush();
  const { id } = await app.db
    .selectFrom('mensajes')
    .select('id')
    .where('email', '=', person.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function subscribe(email: string): Promise<number> {
  passMinute();
  await visitor.post('submit_newsletter.php', { email });
  await app.mail.flush();
  const row = await app.db.selectFrom('suscriptores').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return row.id;
}

async function buy(person: ReturnType<typeof aPerson>, estado: 'pagado' | 'entregado' | 'pendiente') {
  const { id } = await aProducto(admin);
  const cliente = { name: person.name, email: person.email, phone: '600', address: `${person.mark}, 16001 Cuenca` };
  const session_id = await newBuyer().buy([{ id, quantity: 2 }], cliente);
  if (estado !== 'pendiente') {
    await newBuyer().post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' });
    await newBuyer().get('handle_successful_payment.php', { session_id });
  }
  const { cod_pedido } = await pedidoOf(app, session_id);
  if (estado === 'entregado') {
    for (const estado of ['enviado', 'entregado'])
      await admin.post('update_pedido.php', { cod_pedido, estado, notas: `Llamar a ${person.name}` });
    await newBuyer().post('create_desistimiento.php', {
      nombre: person.name,
      cod_pedido,
      email: person.email,
      confirmar: true,
    });
    await admin.post('reembolsar_pedido.php', { cod_pedido, importe: 1, motivo: `Queja de ${person.name}` });
  }
  await app.mail.flush();
  return pedidoOf(app, session_id);
}

/** Every table and every file below DATA_DIR that still says it. */
async function placesThatSay(mark: string): Promise<string[]> {
  const found: string[] = [];
  const tables = (await app.db.introspection.getTables()).map(({ name }) => name).filter((name) => !/_fts/.test(name));
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.db);
    if (JSON.stringify(rows).toLowerCase().includes(mark)) found.push(table);
  }
  if (app.database.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(app.db);
  for (const entry of await readdir(app.settings.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'latin1');
    if (text.toLowerCase().includes(Buffer.from(mark).toString('latin1').toLowerCase())) found.push(entry.name);
  }
  return found.sort();
}

async function emptyTrashOf(id: number) {
  const { data } = (await admin.get('get_papelera_admin.php', { tipo: 'mensaje', limit: 100 })).body;
  const row = (await app.db.selectFrom('papelera').selectAll().where('id_cosa', '=', id).execute())[0]!;
  expect(data.map((found: { id: number }) => found.id)).toContain(row.id);
  return admin.post('vaciar_papelera.php', { id: row.id });
}

describe('a message', () => {
  test('in the trash it can come back, with its mail and its lines in the log', async () => {
    const person = aPerson();
    const id = await write(person);
    await admin.post('delete_mensaje.php', { id });
    const row = await app.db.selectFrom('papelera').select('id').where('id_cosa', '=', id).executeTakeFirstOrThrow();
    expect((await admin.post('restore_papelera.php', { id: row.id })).status).toBe(200);
    expect(await placesThatSay(person.mark)).toEqual(
      expect.arrayContaining(['correos', expect.stringMatching(/^correo-.*\.eml$/), 'mensajes', 'registro']),
    );
  });

  test('thrown away for good, no copy of it stays', async () => {
    const person = aPerson();
    const id = await write(person);
    await admin.post('responder_mensaje.php', { id, texto: `Gracias, ${person.name}.` });
    await app.mail.flush();
    const correo = await app.db
      .selectFrom('correos')
      .select('id')
      .where('clave', '=', `mensaje-${id}`)
      .executeTakeFirstOrThrow();
    await admin.post('reenviar_correo.php', { id: correo.id });
    await app.mail.flush();
    await admin.post('delete_mensaje.php', { id });
    expect(await placesThatSay(person.mark)).toContain('registro');
    expect((await emptyTrashOf(id)).status).toBe(200);
    expect(await placesThatSay(person.mark)).toEqual([]);
    const lines = (await admin.get('get_registro_admin.php', { tipo: 'mensaje', limit: 100 })).body.data;
    expect(lines).toContainEqual(
      expect.objectContaining({ id_cosa: id, accion: 'eliminar', titulo: 'Mensaje borrado' }),
    );
    expect((await admin.post('reenviar_correo.php', { id: correo.id })).status).toBe(404);
  });

  test('another one whose number begins alike keeps its mail', async () => {
    const [gone, kept] = [aPerson(), aPerson()];
    const id = await write(gone);
    await write(kept);
    await app.db
      .updateTable('correos')
      .set({ clave: `mensaje-${id}0` })
      .where('texto', 'like', `%${kept.mark}%`)
      .execute();
    await admin.post('delete_mensaje.php', { id });
    await emptyTrashOf(id);
    expect(await placesThatSay(kept.mark)).toContain('correos');
  });
});

describe('a subscriber', () => {
  test('an editor erases the subscription and nothing else, and learns of nothing else', async () => {
    const person = aPerson();
    const id = await subscribe(person.email);
    await write(person);
    const [open, over] = [await buy(person, 'pagado'), await buy(person, 'entregado')];
    const editor = await signInAs('editor');
    const reply = await editor.post('erase_suscriptor.php', { id });
    expect(reply).toMatchObject({ status: 200, body: { message: 'La dirección se ha borrado definitivamente.' } });
    expect(JSON.stringify(reply.body)).not.toMatch(new RegExp(`${open.cod_pedido}|${over.cod_pedido}|pedido`));
    expect((await app.db.selectFrom('pedidos').selectAll().where('id', '=', over.id).execute())[0]).toMatchObject({
      cliente_nombre: person.name,
      cliente_email: person.email,
    });
    const said = await placesThatSay(person.mark);
    expect(said).toEqual(expect.arrayContaining(['mensajes', 'pedidos']));
    expect(said).not.toContain('suscriptores');
    const mails = await app.db.selectFrom('correos').select('clave').where('para', '=', person.email).execute();
    expect(mails.filter(({ clave }) => clave.startsWith('boletin-'))).toEqual([]);
    expect(mails).not.toEqual([]);
    expect((await editor.post('delete_datos_persona.php', { email: person.email })).status).toBe(403);
  });

  test('erased on request, nothing of the person stays, whatever else there was', async () => {
    const person = aPerson();
    const suscriptor = await subscribe(person.email);
    await admin.post('update_suscriptor.php', { id: suscriptor, nombre: person.name, etiquetas: `["${person.mark}"]` });
    await write({ ...person, email: person.email.toUpperCase().replace('EXAMPLE', 'example') }).catch(() => {});
    const trashed = await app.db.selectFrom('mensajes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await admin.post('responder_mensaje.php', { id: trashed.id, texto: `Hola, ${person.name}` });
    await admin.post('delete_mensaje.php', { id: trashed.id });
    await admin.post('responder_mensaje.php', { id: await write(person), texto: `Adiós, ${person.name}` });
    await app.mail.flush();
    const pedido = await buy(person, 'entregado');
    const reply = await admin.post('delete_datos_persona.php', { email: person.email });
    expect(reply).toMatchObject({ status: 200, body: { borrado: { suscripciones: 1, mensajes: 2, pedidos: 1 } } });
    expect(await placesThatSay(person.mark)).toEqual([]);
    const kept = await app.db.selectFrom('pedidos').selectAll().where('id', '=', pedido.id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      cod_pedido: pedido.cod_pedido,
      total_cents: pedido.total_cents,
      pagado_en: pedido.pagado_en,
      pago_id: pedido.pago_id,
      codigo_postal: '16001',
      cliente_nombre: 'Datos borrados',
      reembolsado_cents: 100,
    });
    const shown = (await admin.get('get_pedido_admin.php', { cod: pedido.cod_pedido })).body.data;
    expect(shown.articulos).toHaveLength(1);
    expect((await admin.get('get_pedidos_admin.php', { q: pedido.cod_pedido })).body.total).toBe(1);
  });

  test('an order on its way keeps its buyer, and the answer says so; the erasure can be repeated', async () => {
    const person = aPerson();
    const pedido = await buy(person, 'pagado');
    const reply = await admin.post('delete_datos_persona.php', { email: person.email });
    expect(reply.body).toMatchObject({ pedidos_en_curso: [pedido.cod_pedido] });
    expect(reply.body.message).toContain(`El pedido ${pedido.cod_pedido} está en curso`);
    expect(await placesThatSay(person.mark)).toEqual(expect.arrayContaining(['pedidos', 'correos']));
    for (const estado of ['enviado', 'entregado'])
      await admin.post('update_pedido.php', { cod_pedido: pedido.cod_pedido, estado });
    await app.mail.flush();
    await erasePerson(app.db, person.email, ownMailbox);
    await app.mail.tidy();
    expect(await placesThatSay(person.mark)).toEqual([]);
  });

  test('an order whose payment the bank asks back keeps its buyer until that is decided', async () => {
    const person = aPerson();
    const { id, cod_pedido } = await buy(person, 'entregado');
    const disputa = { pedido_id: id, proveedor_id: person.mark, importe_cents: 100, motivo: 'fraudulent' };
    const abierta_en = new Date().toISOString();
    await app.db
      .insertInto('disputas')
      .values({ ...disputa, estado: 'abierta', abierta_en, cerrada_en: null })
      .execute();
    expect(await erasePerson(app.db, person.email, ownMailbox)).toMatchObject({
      pedidos: 0,
      pedidosEnCurso: [cod_pedido],
    });
    await app.db.updateTable('disputas').set({ estado: 'ganada' }).where('pedido_id', '=', id).execute();
    expect(await erasePerson(app.db, person.email, ownMailbox)).toMatchObject({ pedidos: 1, pedidosEnCurso: [] });
  });

  test('of who leaves only the proof stays, also no mail that was still to be sent', async () => {
    const person = aPerson();
    const id = await subscribe(person.email);
    const { token } = await app.db
      .selectFrom('suscriptores')
      .select('token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await visitor.post('unsubscribe_newsletter.php', { token });
    expect((await placesThatSay(person.mark)).filter((name) => !name.includes('sqlite'))).toEqual(['suscriptores']);
  });
});

describe('a person', () => {
  test('others with a similar address, and the notices in the operator’s mailbox, stay', async () => {
    const [person, other] = [aPerson(), aPerson()];
    const similar = { ...other, email: `otra-${person.email}` };
    await write(person);
    await write(similar);
    expect(await erasePerson(app.db, ` ${person.email.toUpperCase()} `, ownMailbox)).toMatchObject({
      mensajes: 1,
      correos: 1,
    });
    expect(await placesThatSay(other.mark)).toEqual(expect.arrayContaining(['correos', 'mensajes']));
    await erasePerson(app.db, ownMailbox, ownMailbox);
    expect(await placesThatSay(other.mark)).toEqual(expect.arrayContaining(['correos', 'mensajes']));
  });

  test('is found and erased however the address was written, also with letters that databases do not know', async () => {
    const person = { ...aPerson(), email: 'JOSÉ.NÚÑEZ@example.com' };
    // As somebody typed it.
    await write(person);
    const trashed = await write(person);
    await admin.post('delete_mensaje.php', { id: trashed });
    await subscribe('josé.núñez@example.com');
    const pedido = await buy(person, 'entregado');
    const typed = 'José.Núñez@EXAMPLE.com';
    const { data } = (await admin.get('get_datos_persona.php', { email: typed })).body;
    expect(data).toMatchObject({
      mensajes: [{ name: person.name }],
      mensajes_en_la_papelera: [{ name: person.name }],
      suscripciones: [{ email: 'josé.núñez@example.com' }],
      pedidos: [{ cod_pedido: pedido.cod_pedido }],
    });
    const { body } = await admin.post('delete_datos_persona.php', { email: typed });
    expect(body.borrado).toMatchObject({ mensajes: 2, suscripciones: 1, pedidos: 1 });
    expect(await placesThatSay(person.mark)).toEqual([]);
    expect(await placesThatSay('núñez@')).toEqual([]);
  });

  test('the address that a sponsor’s report went to is erased, also in the log and in the trash', async () => {
    const imagen = await aPicture();
    const informe = (email: string) => ({ informe_mensual: '1', informe_email: email });
    const create = async (nombre: string, email: string) =>
      (await admin.post('create_sponsor_empresa.php', form({ nombre, url: '/', imagen, ...informe(email) }))).body.data;
    const [kept, gone] = [
      await create('Quesos', 'Informe.Ñ@Example.com'),
      await create('Miel', 'informe.ñ@example.com'),
    ];
    for (const email of ['otra@example.com', 'INFORME.Ñ@example.com']) {
      const values = { id: `${kept.id}`, nombre: 'Quesos', url: '/', ...informe(email) };
      expect(await admin.post('update_sponsor_empresa.php', form(values))).toMatchObject({ status: 200 });
    }
    await admin.post('delete_sponsor_empresa.php', { id: gone.id });
    expect(await placesThatSay('informe.ñ@')).toEqual(expect.arrayContaining(['papelera', 'registro', 'sponsors']));
    await admin.post('delete_datos_persona.php', { email: 'informe.ñ@example.com' });
    expect(await placesThatSay('informe.ñ@')).toEqual([]);
    const lines = (await admin.get('get_registro_admin.php', { tipo: 'sponsor', accion: 'editar' })).body.data;
    expect(lines).toHaveLength(2);
  });

  test('no column that looks like somebody’s is forgotten', async () => {
    /** Rows that go, or lose these columns, with a row that has the address; and what is nobody's but looks like it. */
    const known: Record<string, string[]> = {
      mensajes: ['name', 'phone', 'message'],
      propuestas: ['nota'],
      pedidos: [
        ...['cliente_nombre', 'cliente_telefono', 'cliente_direccion', 'nota', 'notas'],
        ...['factura_nombre', 'factura_nif', 'factura_direccion'],
        // The shop's own.
        'recogida_direccion',
      ],
      // Kept as tax law asks: nobody may change what was issued.
      facturas: ['cliente_nombre', 'cliente_nif', 'motivo'],
      registros_facturacion: ['nif'],
      facturacion_cadena: ['nif'],
      pedido_historia: ['nota'],
      reembolsos: ['motivo'],
      // The bank's word for it.
      disputas: ['motivo'],
      desistimientos: ['email', 'nombre'],
      // Shown to everybody; and what a contract says of a business.
      articulos: [
        ...['address_line1', 'address_line2', 'address_line3', 'phone1', 'phone2', 'phone3', 'email1', 'email2'],
      ],
      sponsors: ['notas'],
      ayuntamientos: ['direccion', 'email', 'telefono', 'notas'],
      patrocinadores: ['direccion', 'email', 'telefono', 'email2', 'telefono2', 'notas'],
      empresas: ['direccion', 'telefono', 'email'],
      tiendas: ['direccion', 'telefono', 'email'],
      eventos: ['direccion'],
      ubicaciones: ['direccion', 'telefono'],
      // Who works here: an account is switched off, and its name stays in the log.
      user: ['name', 'emailVerified'],
      session: ['ipAddress', 'userAgent'],
    };
    const looks =
      /mail|phone|telefono|movil|nif|dni|direccion|address|agent|^name$|apellidos|cliente|message|mensaje$|^notas?$|motivo|^ip/i;
    const ours = (name: string) => !/_fts|^sqlite|^pg_/.test(name);
    const tables = (await app.db.introspection.getTables()).filter(({ name }) => ours(name));
    const forgotten = tables.flatMap(({ name: table, columns }) =>
      columns
        .map(({ name }) => name)
        .filter((name) => looks.test(name))
        .filter((name) => (emailColumns as Record<string, string>)[table] !== name && !known[table]?.includes(name))
        .map((name) => `${table}.${name}`),
    );
    expect(forgotten).toEqual([]);
  });

  test('an order whose buyer was erased is refunded without a mail to nobody', async () => {
    const person = aPerson();
    const pedido = await buy(person, 'entregado');
    await erasePerson(app.db, person.email, ownMailbox);
    const reply = await admin.post('reembolsar_pedido.php', { cod_pedido: pedido.cod_pedido });
    expect(reply.body.data.estado).toBe('reembolsado');
    expect(await app.db.selectFrom('correos').select('id').where('para', '=', '').execute()).toEqual([]);
    expect((await newBuyer().get('get_pedido.php', { cod: pedido.cod_pedido, email: aCliente.email })).status).toBe(
      404,
    );
  });

  test('a form that was open while the buyer was erased cannot write them back', async () => {
    const person = aPerson();
    const { cod_pedido, version } = await buy(person, 'entregado');
    const now = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body.data.version ?? version;
    await erasePerson(app.db, person.email, ownMailbox);
    const reply = await admin.post('update_pedido.php', { cod_pedido, version: now, notas: `Era ${person.name}` });
    expect(reply.status).toBe(409);
  });

  test('whoever erases when the mail is being sent leaves no file behind', async () => {
    const person = aPerson();
    passMinute();
    await visitor.post('submit_contact.php', person);
    await Promise.all([app.mail.flush(), erasePerson(app.db, person.email, ownMailbox)]);
    await app.mail.flush();
    await app.mail.tidy();
    expect(await placesThatSay(person.mark)).toEqual([]);
  });
});
