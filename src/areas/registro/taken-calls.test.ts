/** Whatever leaves the house as a file leaves a line: who took what, and when. */
import { expect, test } from 'vitest';
import { calls } from '#calls.server.ts';
import type { Call } from '#server/api/call.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp({ PICTURES_AHEAD: 'off' });
await visitor.post('submit_newsletter.php', { email: 'ana@example.com' });
const copia: string = (await admin.post('create_copia.php')).body.data.id;

const guarded = (Object.entries(calls) as [string, Call][]).filter(
  ([, { access, method }]) => access !== 'public' && method === 'get',
);
/** Whatever makes a call answer with a file. */
const asFile = new URLSearchParams({ formato: 'csv', descargar: '1', email: 'ana@example.com', id: copia });
/** Sums in which there is nobody. */
const nobodys = new Set(['get_estadisticas_admin.php']);

const linesOf = () =>
  app.db.selectFrom('registro').select(['usuario', 'accion', 'tipo', 'titulo']).orderBy('id').execute();

async function take(name: string, method = 'GET') {
  const before = (await linesOf()).length;
  const response = await admin.request(`/api/${name}?${asFile}`, { method });
  await response.arrayBuffer();
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
  return { isFile, lines: (await linesOf()).slice(before) };
}

test('every file that an account is handed is in the log, once', async () => {
  const taken: Record<string, string> = {};
  for (const [name] of guarded) {
    const { isFile, lines } = await take(name);
    if (!isFile || nobodys.has(name)) continue;
    expect(lines, name).toEqual([expect.objectContaining({ usuario: 'admin', accion: 'acceso' })]);
    taken[name] = `${lines[0]!.tipo}: ${lines[0]!.titulo}`;
  }
  expect(taken).toMatchObject({
    'get_suscriptores_admin.php': 'suscriptor: Suscripciones descargadas en CSV: 1',
    'get_mensajes_admin.php': 'mensaje: Mensajes descargados en CSV: 0',
    'export_pedidos.php': 'pedido: Pedidos descargados en CSV: 0',
    'get_exportacion.php': 'persona: Exportación completa descargada',
    'get_datos_persona.php': 'persona: Datos de una persona descargados',
    'get_copia_archivo.php': `copia: Descarga de ${copia}`,
  });
});

test('asking only whether there is one is not taking it', async () => {
  for (const name of ['get_suscriptores_admin.php', 'get_exportacion.php', 'get_copia_archivo.php'])
    expect(await take(name, 'HEAD')).toEqual({ isFile: true, lines: [] });
});

test('looking up what is stored of a person is in the log, without the person', async () => {
  await admin.get('get_datos_persona.php', { email: 'ana@example.com' });
  const line = (await linesOf()).at(-1)!;
  expect(line).toMatchObject({ tipo: 'persona', titulo: 'Datos de una persona consultados' });
  const { body } = await admin.get('get_registro_admin.php', { tipo: 'persona' });
  expect(body.data[0]).toMatchObject({ usuario: 'admin', titulo: 'Datos de una persona consultados' });
  expect(JSON.stringify(body.data)).not.toContain('ana@example.com');
});
