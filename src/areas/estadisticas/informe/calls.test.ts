/** The sponsor's report: by its private address, by mail each month, and the notice before a contract ends. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWorker } from '#server/work/worker.ts';
import { realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { createAvisos } from './avisos.server.ts';

const { app, visitor, signIn, ...started } = await startApp();
let { admin } = started;
afterEach(realTime);

/** By then no session of today is left. */
async function moveTo(instant: string) {
  vi.setSystemTime(new Date(instant));
  admin = await signIn();
}

async function make(nombre: string, contract: object = {}) {
  const { body } = await admin.post('create_sponsor_text.php', { nombre, url: 'https://example.com', ...contract });
  expect(body.success, body.message).toBe(true);
  return body.data as { id: number; version: number };
}

async function addressOf(id: number): Promise<string> {
  const { body } = await admin.get('get_estadisticas_patrocinador_admin.php', { tipo: 'texto', id });
  return body.data.informe.replace('/informe/', '');
}

async function put(dia: string, tipo: 'vista' | 'clic', clave: string, cuenta: number) {
  const { id } = await app.db
    .insertInto('estadisticas_claves')
    .values({ tipo, clave })
    .onConflict((conflict) => conflict.columns(['tipo', 'clave']).doUpdateSet({ tipo }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('estadisticas').values({ dia, clave_id: id, cuenta }).execute();
}

function mailsLike(clave: string) {
  return app.db.selectFrom('correos').selectAll().where('clave', 'like', clave).orderBy('id').execute();
}

describe('by its address', () => {
  test("a month's figures, day by day, beside those of the month before", async () => {
    await moveTo('2026-12-05T10:00:00Z');
    const { id } = await make('Con cifras');
    const own = `sponsor:${id}`;
    await put('2026-10-31', 'vista', own, 7);
    await put('2026-11-01', 'vista', own, 5);
    await put('2026-11-30', 'vista', own, 4);
    await put('2026-11-30', 'clic', own, 2);
    await put('2026-12-01', 'vista', own, 99);
    const clave = await addressOf(id);
    const { status, body, headers } = await visitor.get('get_informe.php', { clave, mes: '2026-11' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toMatchObject({
      nombre: 'Con cifras',
      mes: '2026-11',
      vistas: 9,
      clics: 2,
      antes: { vistas: 7, clics: 0 },
    });
    expect(body.data.por_dia).toHaveLength(30);
    expect(body.data.por_dia.at(-1)).toEqual({ dia: '2026-11-30', vistas: 4, clics: 2 });
    expect(Object.keys(body.data)).not.toContain('importe');
    expect((await visitor.get('get_informe.php', { clave, mes: '2026-13' })).status).toBe(422);
  });

  test('this month without being asked, and thirteen to choose from', async () => {
    await moveTo('2026-11-20T10:00:00Z');
    const { id } = await make('Sin mes');
    const { body } = await visitor.get('get_informe.php', { clave: await addressOf(id) });
    expect(body.data.mes).toBe('2026-11');
    // Days to come are not told as days without anybody.
    expect(body.data.por_dia.at(-1).dia).toBe('2026-11-20');
    expect([body.data.meses[0], body.data.meses.at(-1), body.data.meses.length]).toEqual(['2026-11', '2025-11', 13]);
  });

  test('months to choose from begin with the contract, or with what was seen under the one before', async () => {
    await moveTo('2026-11-20T10:00:00Z');
    const { id } = await make('Desde septiembre', { desde: '2026-09-15' });
    const clave = await addressOf(id);
    const meses = async () => (await visitor.get('get_informe.php', { clave })).body.data.meses;
    expect(await meses()).toEqual(['2026-11', '2026-10', '2026-09']);
    await put('2026-07-31', 'vista', `sponsor:${id}`, 1);
    expect(await meses()).toEqual(['2026-11', '2026-10', '2026-09', '2026-08', '2026-07']);
    const future = await make('Aún no', { desde: '2027-02-01' });
    const { body } = await visitor.get('get_informe.php', { clave: await addressOf(future.id) });
    expect(body.data.meses).toEqual(['2026-11']);
  });

  test('renewed, the old address leads nowhere; so does that of a sponsor who is gone, until it is back', async () => {
    await moveTo('2026-11-20T10:00:00Z');
    const { id } = await make('Se renueva');
    const old = await addressOf(id);
    expect(await addressOf(id)).toBe(old);
    const { body } = await admin.post('renew_informe.php', { tipo: 'texto', id });
    const clave = body.data.informe.replace('/informe/', '');
    expect(clave).not.toBe(old);
    expect((await visitor.get('get_informe.php', { clave: old })).status).toBe(404);
    expect((await visitor.get('get_informe.php', { clave })).status).toBe(200);
    await admin.post('delete_sponsor_text.php', { id });
    expect((await visitor.get('get_informe.php', { clave })).status).toBe(404);
    expect((await admin.post('renew_informe.php', { tipo: 'texto', id })).status).toBe(404);
    expect((await visitor.post('renew_informe.php', { tipo: 'texto', id })).status).toBe(401);
  });
});

describe('before the end', () => {
  test('one mail to the operator thirty days before, once over restarts and several processes; another end, another mail', async () => {
    await moveTo('2030-01-01T10:00:00Z');
    const { id, version } = await make('Acaba', { desde: '2029-01-01', hasta: '2030-01-31' });
    const mails = () => mailsLike(`fin-sponsor:${id}-%`);
    await app.avisos.run();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      para: app.ajustes.current.titular.email,
      asunto: expect.stringContaining('Acaba el patrocinio de Acaba'),
    });
    expect(mail!.texto).toContain('31 de enero de 2030');
    expect(mail!.texto).toContain(`/admin/patrocinadores/editar/texto/${id}`);
    // Others, as after a restart; and the mail itself may have been erased.
    await app.db.deleteFrom('correos').where('id', '=', mail!.id).execute();
    const others = [1, 2, 3].map(() => createAvisos(app.db, app.mail, app.settings.siteUrl, createWorker(app.db)));
    await Promise.all(others.map((other) => other.run()));
    expect(await mails()).toEqual([]);

    const update = { id, version, nombre: 'Acaba', url: 'https://example.com', hasta: '2031-01-31' };
    expect((await admin.post('update_sponsor_text.php', update)).status).toBe(200);
    await app.avisos.run();
    expect(await mails()).toEqual([]);
    await moveTo('2031-01-10T10:00:00Z');
    await app.avisos.run();
    expect((await mails()).map(({ clave }) => clave)).toEqual([`fin-sponsor:${id}-2031-01-31`]);
  });

  test('not thirty-one days before, not after it, not without an end', async () => {
    await moveTo('2032-01-01T10:00:00Z');
    await make('Lejos', { hasta: '2032-02-01' });
    await make('Ya no', { hasta: '2031-12-31' });
    await make('Sin fin');
    await app.avisos.run();
    const subjects = (await mailsLike('fin-%')).map(({ asunto }) => asunto).join();
    expect(subjects).not.toMatch(/patrocinio de (?:Lejos|Ya no|Sin fin)/);
  });
});

describe('by mail', () => {
  test('when a month is over, once, from the month in which it was asked for', async () => {
    await moveTo('2033-05-20T10:00:00Z');
    const asked = { informe_mensual: true, informe_email: 'socio@example.com' };
    const { id } = await make('Mensual', { ...asked, hasta: '2033-07-10' });
    const mails = async () => (await mailsLike(`informe-sponsor:${id}-%`)).map(({ clave }) => clave);
    await app.avisos.run();
    expect(await mails()).toEqual([]);

    await put('2033-05-21', 'vista', `sponsor:${id}`, 1234);
    await put('2033-05-22', 'clic', `sponsor:${id}`, 56);
    await moveTo('2033-06-01T08:00:00Z');
    const others = [1, 2, 3].map(() => createAvisos(app.db, app.mail, app.settings.siteUrl, createWorker(app.db)));
    await Promise.all(others.map((other) => other.run()));
    await app.avisos.run();
    const [mail] = await mailsLike(`informe-sponsor:${id}-%`);
    expect(mail).toMatchObject({
      para: 'socio@example.com',
      asunto: expect.stringContaining('Tu patrocinio en mayo de 2033'),
    });
    expect(mail!.texto).toMatch(/Veces vista:? +1\.?234/);
    expect(mail!.texto).toContain(`/informe/${await addressOf(id)}?mes=2033-05`);

    // The program did not run in July; what is sent in August is July's, in which the contract ended; then no more.
    for (const instant of ['2033-08-02', '2033-09-02', '2033-10-02']) {
      await moveTo(`${instant}T08:00:00Z`);
      await app.avisos.run();
    }
    expect(await mails()).toEqual([`informe-sponsor:${id}-2033-05`, `informe-sponsor:${id}-2033-07`]);
  });

  test('not to who did not ask, nor after it was switched off', async () => {
    await moveTo('2034-03-10T10:00:00Z');
    const { id, version } = await make('Apagado', { informe_mensual: true, informe_email: 'no@example.com' });
    const update = { id, version, nombre: 'Apagado', url: 'https://example.com', informe_mensual: false };
    expect((await admin.post('update_sponsor_text.php', update)).status).toBe(200);
    await moveTo('2034-04-01T10:00:00Z');
    await app.avisos.run();
    expect(await mailsLike(`informe-sponsor:${id}-%`)).toEqual([]);
  });

  test('whoever has their data erased gets no more of them', async () => {
    const email = 'persona@example.com';
    const { id } = await make('Con persona', { informe_mensual: true, informe_email: email });
    const { body } = await admin.get('get_datos_persona.php', { email });
    expect(JSON.stringify(body)).toContain('Con persona');
    expect((await admin.post('delete_datos_persona.php', { email })).status).toBe(200);
    expect((await admin.get('get_sponsor_admin.php', { tipo: 'texto', id })).body.data).toMatchObject({
      informe_mensual: false,
      informe_email: null,
    });
  });
});
