/** Legal texts, and which of them a consent names; on a day long after the built ones. */
import { expect, test, vi } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { builtLegalVersion } from './legal-version.ts';

vi.setSystemTime(new Date('2031-05-10T10:00:00Z'));
const { admin, visitor } = await startApp();

const write = (seccion: string, valores: unknown, version?: number) =>
  admin.post('update_ajustes.php', { seccion, valores, ...(version !== undefined && { version }) });
const versions = async (): Promise<Record<string, string>> => (await visitor.get('get_sitio.php')).body.data.legal;

test('an own text is a version of today, the second one with a number', async () => {
  expect((await versions())['aviso-legal']).toBe(builtLegalVersion);
  const publish = async (texto: string) => {
    await write('legal', { 'aviso-legal': { texto, version: 'lo que sea' } });
    return (await versions())['aviso-legal'];
  };
  const first = await publish('<p>Nuestro aviso.</p><script>alert(1)</script>');
  expect(first).toBe('2031-05-10');
  const { texto } = (await visitor.get('get_texto_legal.php', { pagina: 'aviso-legal' })).body.data;
  expect(texto).toBe('<p>Nuestro aviso.</p>');
  expect(await publish('<p>Nuestro aviso.</p>')).toBe(first);
  expect(await publish('<p>Otro aviso.</p>')).toBe('2031-05-10-2');
  expect((await versions())['politica-cookies']).toBe(builtLegalVersion);
});

test('a built text is another version when the data it shows are others, and only then', async () => {
  const { version } = (await admin.get('get_ajustes.php')).body.data.legal;
  await write('titular', { telefono: '969 222 333', licencia: 'CU-11111' });
  const first = await versions();
  expect(first).toMatchObject({ 'politica-privacidad': '2031-05-10', reclamaciones: '2031-05-10' });
  // It names neither, or is the operator's own.
  expect(first['politica-cookies']).toBe(builtLegalVersion);
  expect(first['aviso-legal']).toBe('2031-05-10-2');

  await write('titular', { telefono: '969 222 333' });
  await write('redes', { hashtags: ['Otra'] });
  expect(await versions()).toEqual(first);
  await write('reservas', { operador: 'Otra agencia de ejemplo' });
  expect((await versions())['politica-privacidad']).toBe('2031-05-10-2');

  vi.setSystemTime(new Date('2031-05-11T10:00:00Z'));
  const [before] = (await admin.get('get_ajustes_versiones.php', { seccion: 'titular' })).body.data.slice(-1);
  await admin.post('restore_ajustes_version.php', { id: before.id });
  expect(await versions()).toMatchObject({ 'politica-privacidad': '2031-05-11', devoluciones: builtLegalVersion });
  const message = { name: 'Eva', email: 'eva@example.com', message: 'Hola', consent: true };
  await visitor.post('submit_contact.php', message);
  expect((await admin.get('get_mensajes_admin.php')).body.data[0].texto_version).toBe('2031-05-11');
  // A form of the legal texts that was open meanwhile can still be saved, and gives a later version.
  expect((await write('legal', { reclamaciones: { texto: '<p>Nuestras.</p>' } }, version)).status).toBe(200);
  expect((await versions()).reclamaciones).toBe('2031-05-11-2');
});

test('a consent names the policy that was shown, also when another was published meanwhile', async () => {
  const shown = (await versions())['politica-privacidad']!;
  await write('legal', { 'politica-privacidad': { texto: '<p>Otra política.</p>' } });
  const message = { name: 'Eva', email: 'eva@example.com', message: 'Hola', consent: true };
  await visitor.post('submit_contact.php', message, { 'x-politica-version': shown });
  await visitor.post('submit_contact.php', message);
  const [later, earlier] = (await admin.get('get_mensajes_admin.php')).body.data;
  expect(earlier.texto_version).toBe(shown);
  expect(later.texto_version).toBe((await versions())['politica-privacidad']);
  expect(later.texto_version).not.toBe(shown);
});
