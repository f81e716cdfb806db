/** Billing records reach the tax agency in order, at its pace, each once, whatever it answers. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { certificatePassword, certificatePath, startAgenciaDouble } from '#test/harness/agencia-double.ts';
import { passTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { senderJob } from './send.server.ts';

// Far from the year's end, which is a test of its own.
passTime(Date.parse('2027-03-01T10:00:00Z') - Date.now());
const agencia = await startAgenciaDouble();
const { VERIFACTU_URL } = agencia.env as { VERIFACTU_URL: string };
const { app, admin, signIn } = await startApp({ VERIFACTU_URL });
afterAll(() => agencia.close());

const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });
const turn = (verifactu: string) =>
  admin.post('update_ajustes.php', { seccion: 'facturacion', valores: { verifactu } });

const cliente = { nombre: 'Bodega', nif: '12345678Z', direccion: 'Calle 2' };
const lineas = [{ descripcion: 'Patrocinio', cantidad: 1, precio: 600 }];
async function issued(): Promise<string> {
  const reply = await admin.post('create_factura.php', { cliente, lineas });
  expect(reply.status, reply.body.message).toBe(200);
  return reply.body.numero;
}
async function pass(seconds: number): Promise<void> {
  passTime(seconds * 1000);
  await app.worker.finish(senderJob);
}
const estado = async (numero: string) => (await admin.get('get_factura_admin.php', { numero })).body.data.envio?.estado;
const lastXml = async () => {
  const last = app.db.selectFrom('registros_facturacion').select('xml').orderBy('id', 'desc').limit(1);
  return (await last.executeTakeFirstOrThrow()).xml;
};
const state = async () => (await admin.get('get_verifactu_admin.php')).body.data;
/** From a session that has just begun, as it asks for. */
const give = async (certificado: string, contrasena = certificatePassword) =>
  (await signIn()).post('update_certificado.php', { certificado, contrasena });
const certificate = (name: Parameters<typeof certificatePath>[0]) =>
  readFileSync(certificatePath(name)).toString('base64');

beforeEach(() => {
  Object.assign(agencia, { mode: 'fine', verdict: () => 'Correcto', waitSeconds: 60, delayMs: 0 });
});

test('off, nothing waits for anybody', async () => {
  const numero = await issued();
  await pass(61);
  expect([await estado(numero), agencia.messages]).toEqual([undefined, []]);
});

test('a certificate that does not open, is none, or is closed in an old way is refused with the reason', async () => {
  expect((await give(certificate('titular'), 'otra')).body.errors).toEqual({
    contrasena: 'La contraseña no abre el certificado.',
  });
  expect((await give('aG9sYQ==', '')).body.message).toContain('no es un certificado');
  expect((await give(certificate('antiguo'))).body.message).toContain('AES-256');
  expect((await give(certificate('titular'))).status).toBe(200);
  expect((await state()).certificado).toMatchObject({ origen: 'panel', acaba_pronto: false });
});

test('the certificate is in no answer and no log line, and in the database only closed', async () => {
  const secret = certificate('titular').slice(0, 60);
  const rows = await app.db.selectFrom('secretos').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const told = JSON.stringify([await state(), (await admin.get('get_registro.php')).body]);
  expect(told).not.toContain(secret);
  expect(told).not.toContain(certificatePassword);
});

test('what went to the test site only is annulled in earnest as one that the agency does not know', async () => {
  await turn('test');
  const numero = await issued();
  await pass(61);
  expect(await estado(numero)).toBe('aceptado');
  await turn('production');
  await admin.post('anular_registro.php', { numero, motivo: 'Era una prueba' });
  expect(await lastXml()).toContain('<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>');
  await pass(61);
  agencia.messages.length = 0;
});

test('turned on, records go in order with the next look; before the pace the service asked for nothing more goes', async () => {
  expect((await turn('production')).status).toBe(200);
  const first = [await issued(), await issued()];
  await pass(61);
  expect(agencia.messages.at(-1)).toMatchObject({ records: 2, incidencia: false });
  expect(await Promise.all(first.map(estado))).toEqual(['aceptado', 'aceptado']);
  const next = await issued();
  await pass(20);
  expect(agencia.messages).toHaveLength(1);
  await pass(41);
  expect(await estado(next)).toBe('aceptado');
  expect((await state()).pendientes).toBe(0);
});

test('over an outage, nonsense and a server error they wait; then the message says there was an incident', async () => {
  const numero = await issued();
  for (const mode of ['down', 'error', 'garbage', 'stranger'] as const) {
    agencia.mode = mode;
    await pass(3600);
    expect(await estado(numero)).toBe('pendiente');
    expect((await state()).falla_desde).not.toBeNull();
  }
  expect((await state()).motivo).toContain('4112');
  agencia.mode = 'fine';
  await pass(3600);
  expect([await estado(numero), agencia.messages.at(-1)!.incidencia]).toEqual(['aceptado', true]);
  expect(await state()).toMatchObject({ falla_desde: null, pendientes: 0 });
});

test('an answer that got lost: they are sent again, and the agency says that it had them', async () => {
  const numeros = [await issued(), await issued()];
  agencia.mode = 'drop';
  await pass(3600);
  expect(await Promise.all(numeros.map(estado))).toEqual(['pendiente', 'pendiente']);
  agencia.mode = 'fine';
  const before = agencia.duplicates;
  await pass(3600);
  expect(await Promise.all(numeros.map(estado))).toEqual(['aceptado', 'aceptado']);
  expect(agencia.duplicates - before).toBe(2);
  expect(new Set(agencia.accepted).size).toBe(agencia.accepted.length);
});

test('an answer for some of them: the others are sent again', async () => {
  const numeros = [await issued(), await issued(), await issued(), await issued()];
  agencia.mode = 'half';
  await pass(3600);
  expect(await Promise.all(numeros.map(estado))).toEqual(['aceptado', 'pendiente', 'aceptado', 'pendiente']);
  agencia.mode = 'fine';
  await pass(61);
  expect(await Promise.all(numeros.map(estado))).toEqual(numeros.map(() => 'aceptado'));
});

test('refused, mended and sent again says so; accepted with errors is mended by another record; others do not wait', async () => {
  const [refused, withErrors, fine] = [await issued(), await issued(), await issued()];
  agencia.verdict = ({ numero }) =>
    numero === refused ? 'Incorrecto' : numero === withErrors ? 'AceptadoConErrores' : 'Correcto';
  await pass(3600);
  expect(await Promise.all([refused, withErrors, fine].map(estado))).toEqual(['rechazado', 'con_errores', 'aceptado']);
  const { envio } = (await admin.get('get_factura_admin.php', { numero: refused })).body.data;
  expect(envio).toMatchObject({ codigo: '1100', descripcion: expect.stringContaining('incorrecto') });
  expect((await admin.get('get_facturas_admin.php', { envio: 'rechazado' })).body.data).toMatchObject([
    { numero: refused },
  ]);
  expect((await admin.post('subsanar_registro.php', { numero: fine })).status).toBe(409);

  agencia.verdict = () => 'Incorrecto';
  expect((await admin.post('subsanar_registro.php', { numero: refused })).status).toBe(200);
  await pass(61);
  expect(await estado(refused)).toBe('rechazado');
  const seen: unknown[] = [];
  agencia.verdict = ({ numero, subsanacion, rechazoPrevio }) => {
    seen.push([numero, subsanacion, rechazoPrevio]);
    return 'Correcto';
  };
  const named = { ...cliente, nombre: 'Bodega del Júcar, S. L.' };
  expect((await admin.post('subsanar_registro.php', { numero: refused, cliente: named })).status).toBe(200);
  expect((await admin.post('subsanar_registro.php', { numero: withErrors })).status).toBe(200);
  await pass(61);
  expect(seen).toEqual([
    [refused, true, 'X'],
    [withErrors, true, undefined],
  ]);
  expect(await Promise.all([refused, withErrors].map(estado))).toEqual(['aceptado', 'aceptado']);
  expect((await admin.get('comprobar_cadena.php')).body.data.fallos).toEqual([]);
});

test('an annulment is sent too, and says whether the agency knows the invoice', async () => {
  const numero = await issued();
  await admin.post('anular_registro.php', { numero, motivo: 'Repetida' });
  await pass(61);
  expect(await estado(numero)).toBe('aceptado');
  expect(agencia.faults).toEqual([]);
  const [first] = (await admin.get('get_facturas_admin.php', { limit: 100 })).body.data.slice(-1);
  expect((await admin.post('anular_registro.php', { numero: first.numero, motivo: 'Antes de enviar' })).status).toBe(
    200,
  );
  expect(await lastXml()).toContain('<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>');
  await pass(61);
});

test('what was refused and is annulled since is told of no longer; a refused annulment is', async () => {
  const [numero, fine] = [await issued(), await issued()];
  agencia.verdict = (record) => (record.numero === numero ? 'Incorrecto' : 'Correcto');
  await pass(61);
  const { rechazados } = await state();
  const refused = async () => (await admin.get('get_facturas_admin.php', { envio: 'rechazado' })).body;
  expect((await refused()).data).toMatchObject([{ numero, envio: 'rechazado' }]);
  agencia.verdict = () => 'Correcto';
  await admin.post('anular_registro.php', { numero, motivo: 'No debía existir' });
  await pass(61);
  expect([(await state()).rechazados, (await refused()).total]).toEqual([rechazados - 1, 0]);
  agencia.verdict = () => 'Incorrecto';
  await admin.post('anular_registro.php', { numero: fine, motivo: 'No debía existir' });
  await pass(61);
  expect((await refused()).data).toMatchObject([{ numero: fine, envio: 'rechazado' }]);
  agencia.verdict = () => 'Correcto';
  await admin.post('subsanar_registro.php', { numero: fine });
  await pass(61);
  expect((await refused()).total).toBe(0);
});

test('one that cannot be read keeps nobody else: it is found, refused and told of', async () => {
  const numeros = [await issued(), await issued(), await issued()];
  agencia.mode = 'fault';
  for (let n = 0; n < 3; n++) await pass(3600);
  expect(await estado(numeros[0]!)).toBe('rechazado');
  agencia.mode = 'fine';
  await pass(3600);
  expect(await Promise.all(numeros.slice(1).map(estado))).toEqual(['aceptado', 'aceptado']);
  agencia.faults.length = 0;
});

test('with another’s certificate, or one that has ended, nothing is taken', async () => {
  const numero = await issued();
  const before = agencia.messages.length;
  for (const name of ['ajeno', 'caducado'] as const) {
    expect((await give(certificate(name))).status).toBe(200);
    await pass(3600);
  }
  expect([await estado(numero), agencia.messages.length - before]).toEqual(['pendiente', 0]);
  expect((await admin.get('get_hoy_admin.php')).body.data.facturas).toMatchObject({
    certificado_caduca: '2021-01-01',
    sin_respuesta_desde: null,
    rechazadas: 1,
  });
  await pass(25 * 3600);
  expect((await admin.get('get_hoy_admin.php')).body.data.facturas.sin_respuesta_desde).toMatch(/^\d{4}-/);
  await (await signIn()).post('delete_certificado.php');
  expect((await admin.get('get_hoy_admin.php')).body.data.facturas).toMatchObject({
    ...{ certificado_caduca: null, falta_certificado: true },
  });
  await give(certificate('titular'));
  await pass(3600);
  expect(await estado(numero)).toBe('aceptado');
});

test('wished off in the middle of a year it goes on until the year is over', async () => {
  await turn('off');
  expect(await state()).toMatchObject({ modo: 'production', deseado: 'off' });
  const numero = await issued();
  await pass(3600);
  expect(await estado(numero)).toBe('aceptado');
});

test('at the end: everything was accepted once, and the double saw nothing wrong', async () => {
  const sent = await app.db
    .selectFrom('registro_envios')
    .innerJoin('registros_facturacion', 'registros_facturacion.id', 'registro_envios.registro_id')
    .select('huella')
    .where('estado', 'in', ['aceptado', 'con_errores'])
    .execute();
  const accepted = agencia.accepted.filter((one, index, all) => all.indexOf(one) === index);
  expect(accepted).toHaveLength(agencia.accepted.length);
  for (const { huella } of sent) expect(accepted).toContain(huella);
  expect(agencia.faults).toEqual([]);
});
