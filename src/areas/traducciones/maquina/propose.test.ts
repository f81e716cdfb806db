/** What goes to a translating service and what may come back, against a double that speaks like both. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTranslator } from '#test/harness/translator-double.ts';
import { propose } from './propose.server.ts';
import { type Servicio, translate } from './service.server.ts';

const double = await startTranslator();
const asIs = double.state.translate;
const rules = { allowed: [double.host], timeoutMs: 5000 };
const deepl: Servicio = { tipo: 'deepl', url: `${double.url}/`, clave: 'clave-buena' };
const libre: Servicio = { ...deepl, tipo: 'libretranslate' };
afterAll(double.close);
beforeEach(() => {
  double.asked.length = 0;
  Object.assign(double.state, { translate: asIs, refuses: [], isSilent: false, body: undefined });
});

const html =
  '<p>La Ciudad Encantada y <a href="/ubicaciones">el mapa</a>.</p><h2>Ver</h2><div data-tarjeta="ruta" data-id="3"></div><ul><li>Uno</li></ul>';
const original = { campo: 'contenido', texto: html, esHtml: true };
const ask = (servicio: Servicio) => (texts: string[]) => translate(servicio, texts, 'en', rules);
const proposed = (one = original, servicio = deepl) => propose([one], ['Ciudad Encantada', 'Encantada'], ask(servicio));

test.each([deepl, libre])('$tipo is sent the text and nothing else; blocks, links and cards come back', async (one) => {
  const { textos, rechazos } = await proposed(original, one);
  expect(rechazos).toEqual([]);
  expect(textos.contenido).toBe(
    '<p>ENLa Ciudad EncantadaEN y <a href="/ubicaciones">ENel mapa</a>EN.</p><h2>ENVer</h2><div data-tarjeta="ruta" data-id="3"></div><ul><li>ENUno</li></ul>',
  );
  const [{ path, key, body }] = double.asked as [(typeof double.asked)[number]];
  const marked = html.replace('Ciudad Encantada', '<span translate="no" class="notranslate">Ciudad Encantada</span>');
  expect({ path, key }).toEqual({ path: one === deepl ? '/v2/translate' : '/translate', key: 'clave-buena' });
  expect(body).toEqual(
    one === deepl
      ? { text: [marked], source_lang: 'ES', target_lang: 'EN-GB', tag_handling: 'html' }
      : { q: [marked], source: 'es', target: 'en', format: 'html', api_key: 'clave-buena' },
  );
});

test('a plain text goes as HTML would say it, and comes back plain', async () => {
  double.state.translate = (text) => text.replace('Tú &amp; yo', 'You &amp; me');
  const { textos } = await proposed({ campo: 'titulo', texto: 'Tú & yo <3', esHtml: false });
  expect(textos).toEqual({ titulo: 'You & me <3' });
});

const blocks = /otros bloques, enlaces o imágenes/;
test.each([
  ['a block that is lost', (text: string) => text.replace('<h2>Ver</h2>', ''), blocks],
  ['blocks in another order', (text: string) => text.replace(/(<h2>.*?<\/h2>)(<div.*?<\/div>)/, '$2$1'), blocks],
  ['another address', (text: string) => text.replace('/ubicaciones', 'https://malo.example'), blocks],
  ['another card', (text: string) => text.replace('data-id="3"', 'data-id="4"'), blocks],
  ['a tag that is not closed', (text: string) => text.replace('</a>', '').replace('</h2>', ''), blocks],
  ['a paragraph without its words', (text: string) => text.replace('Uno', ''), blocks],
  ['a name of the glossary', (text: string) => text.replace('>Ciudad Encantada<', '>Enchanted City<'), /glosario/],
  ['a name without its mark', (text: string) => text.replaceAll(/<\/?span[^<>]*>/g, ''), /glosario/],
])('%s is refused, with the reason', async (_, wrong, motivo) => {
  double.state.translate = wrong;
  expect(await proposed()).toEqual({
    textos: {},
    rechazos: [{ campo: 'contenido', motivo: expect.stringMatching(motivo) }],
  });
});

test('bold may move with the words; a picture may be described in the language', async () => {
  const texto =
    '<p>El <strong>río</strong> Cuervo.</p><figure><img src="https://x.example/a.jpg" alt="El río"></figure>';
  double.state.translate = (text) =>
    text
      .replace('El <strong>río</strong> Cuervo', 'The <em>Cuervo</em> <strong>river</strong>')
      .replace('"El río"', '"River"');
  const { textos } = await proposed({ campo: 'contenido', texto, esHtml: true });
  expect(textos.contenido).toContain('<p>The <em>Cuervo</em> <strong>river</strong>.</p>');
});

test('a long text goes in pieces and comes back whole; a block beyond all measure is refused before it is sent', async () => {
  const texto = Array.from({ length: 300 }, (_, at) => `<p>${`Párrafo ${at}. `.repeat(12).trim()}</p>`).join('');
  const { textos } = await proposed({ campo: 'contenido', texto, esHtml: true });
  expect(textos.contenido!.match(/<p>/g)).toHaveLength(300);
  const sizes = double.asked.flatMap(({ body }) => (body.text as string[]).map(({ length }) => length));
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(8001);
  double.asked.length = 0;
  const long = await proposed({ campo: 'contenido', texto: `<p>${'palabra '.repeat(20_000)}</p>`, esHtml: true });
  expect(long.rechazos[0]!.motivo).toContain('demasiado largo');
  expect(double.asked).toEqual([]);
});

test.each([
  [429, /más despacio/, 120_000],
  [456, /cupo/, 86_400_000],
  [503, /falla \(503\)/, 600_000],
  [403, /no acepta la clave/, undefined],
  [404, /no hay un servicio/, undefined],
  [302, /no hay un servicio/, undefined],
])('%i is told in a sentence, with when it may be tried again', async (status, message, retryMs) => {
  double.state.refuses = [status];
  await expect(ask(deepl)(['<p>Hola</p>'])).rejects.toMatchObject({ message: expect.stringMatching(message), retryMs });
});

test('the texts of a thing go together; when one is not taken, which one shows when each goes by itself', async () => {
  const originals = ['uno', 'dos', 'tres'].map((campo) => ({ campo, texto: `Texto ${campo}`, esHtml: false }));
  const together = await propose(originals, [], ask(libre));
  expect(together.textos).toEqual({ uno: 'ENTexto uno', dos: 'ENTexto dos', tres: 'ENTexto tres' });
  expect(double.asked).toHaveLength(1);
  const picky = (texts: string[]) => {
    if (texts.some((text) => text.includes('dos'))) double.state.refuses = [400];
    return ask(libre)(texts);
  };
  const { textos, rechazos } = await propose(originals, [], picky);
  expect(textos).toEqual({ uno: 'ENTexto uno', tres: 'ENTexto tres' });
  expect(rechazos).toEqual([{ campo: 'dos', motivo: 'el servicio lo rechaza (400)' }]);
});

test('a text it does not take, or an answer that is none, is that text’s affair', async () => {
  double.state.refuses = [413];
  expect((await proposed()).rechazos[0]!.motivo).toContain('demasiado largo');
  const plain = { campo: 'titulo', texto: 'Hola', esHtml: false };
  for (const wrong of ['', '>&lt;script&gt;1<', '><b>Hello</b><', '>&lt;!--<']) {
    double.state.translate = () => wrong;
    expect((await proposed(plain)).rechazos).toHaveLength(1);
  }
  double.state.translate = (text) => text.replace('Uno', 'One '.repeat(100_000));
  expect((await proposed()).rechazos[0]!.motivo).toContain('mucho más largo');
});

test('an answer of nothing but brackets, as large as one may be, is not read', async () => {
  double.state.body = `{"translations":[${'[],'.repeat(1_300_000)}0]}`;
  const before = process.threadCpuUsage();
  expect((await proposed()).rechazos[0]!.motivo).toContain('no se entiende');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(300);
});

test('nobody answers, or too late; an address of the own network or without encryption is never asked', async () => {
  double.state.isSilent = true;
  const slow = translate(deepl, ['x'], 'en', { ...rules, timeoutMs: 50 });
  await expect(slow).rejects.toThrow('El servicio de traducción tarda demasiado en contestar.');
  const gone = translate({ ...deepl, url: 'http://127.0.0.1:9' }, ['x'], 'en', { allowed: ['127.0.0.1:9'] });
  await expect(gone).rejects.toThrow('no contesta');
  double.asked.length = 0;
  const elsewhere = (url: string) => translate({ ...deepl, url }, ['x'], 'en', { allowed: [] });
  await expect(elsewhere(double.url.replace('http:', 'https:'))).rejects.toThrow('red local o privada');
  await expect(elsewhere('http://api.example.com')).rejects.toThrow('https://');
  expect(double.asked).toEqual([]);
});
