/** What the desk sends, what comes of it, and what is read anew afterwards. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReads } from './reads.ts';
import { failureText, mayDownload, send, sendForm } from './send.ts';

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string | FormData;
}

let sent: Sent[] = [];
let answer: { status: number; text: string } | 'no connection';

/** As far as the desk uses it. */
class FakeRequest {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  private url = '';
  private headers: Record<string, string> = {};
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: string | FormData) {
    sent.push({ url: this.url, headers: this.headers, body });
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    if (answer === 'no connection') return this.onerror?.();
    this.status = answer.status;
    this.responseText = answer.text;
    this.onload?.();
  }
}

const answered = (status: number, body: object) => ({ status, text: JSON.stringify(body) });

beforeEach(() => {
  sent = [];
  answer = answered(200, { success: true, message: 'Hecho.' });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a write goes as JSON, without what is not there; with a file it is a form, without what is empty', async () => {
  expect(await send('delete_libro.php', { id: 3, otro: undefined })).toEqual({ ok: true, message: 'Hecho.' });
  expect(sent[0]).toEqual({
    url: '/api/delete_libro.php',
    headers: { 'content-type': 'application/json' },
    body: '{"id":3}',
  });
  const shares: number[] = [];
  const portada = new File(['x'], 'portada.jpg');
  const fields = { id: 3, titulo: 'Uno', autores: 'Ana', slug: 'uno', editorial: null, portada };
  await sendForm('update_libro.php', fields, (share) => shares.push(share));
  const form = sent[1]!.body as FormData;
  expect([...form.keys()]).toEqual(['id', 'titulo', 'autores', 'slug', 'portada']);
  // The browser writes the boundary of a form itself.
  expect(sent[1]!.headers).toEqual({});
  expect(shares).toEqual([0.25]);
});

test('a picture from the library goes under a name of its own, and a form without files is a form too', async () => {
  await sendForm('delete_libro.php', { id: 3, portada: { medio: '/media/a.jpg' } }, () => {});
  const form = sent[0]!.body as FormData;
  expect([...form.keys()]).toEqual(['id', 'portada_medio']);
});

test('a refusal says its reason; what is no answer of ours says that there was none', async () => {
  const said = async () => {
    const result = await send('delete_libro.php', { id: 3 });
    return result.ok ? undefined : [result.status, failureText(result, 'No se pudo.', 'Sin conexión.')];
  };
  answer = answered(409, { success: false, message: 'Lo usa un artículo.' });
  expect(await said()).toEqual([409, 'Lo usa un artículo.']);
  answer = answered(500, { success: false });
  expect(await said()).toEqual([500, 'No se pudo.']);
  answer = { status: 502, text: '<html>Bad gateway</html>' };
  expect(await said()).toEqual([0, 'Sin conexión.']);
  answer = 'no connection';
  expect(await said()).toEqual([0, 'Sin conexión.']);
});

test('where nobody can sign in again, a session that has ended is a refusal, sent once', async () => {
  answer = answered(401, { success: false, message: 'No autorizado.' });
  expect(await send('delete_libro.php', { id: 3 })).toMatchObject({ ok: false, status: 401 });
  expect(sent).toHaveLength(1);
});

test('after a write other screens are read anew, and what waits is asked for once, however much was written', async () => {
  const reads = startReads();
  const ask = vi.fn(async () => 'lo que espera');
  const left = new QueryObserver(reads, { queryKey: ['get_hoy_admin.php'], queryFn: ask }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  reads.setQueryData(['get_libros.php'], 'una lista de antes');
  answer = answered(409, { success: false, message: 'No.' });
  await send('delete_libro.php', { id: 3 });
  expect(reads.getQueryData(['get_libros.php'])).toBe('una lista de antes');
  answer = answered(200, { success: true, message: '' });
  for (let n = 0; n < 3; n++) await send('delete_libro.php', { id: n });
  expect(reads.getQueryData(['get_libros.php'])).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  left();
});

test('a file may be fetched unless the password is asked for and not given; without an answer the browser finds out', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  expect(await mayDownload('/api/get_copia.php')).toBe(true);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  expect(await mayDownload('/api/get_copia.php')).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await mayDownload('/api/get_copia.php')).toBe(true);
});
