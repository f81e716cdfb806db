import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('a wrong value is shown in the line that refuses it, unless it is a secret', () => {
  expect(() => readSettings({ PORT: 'ochenta' })).toThrow(/PORT .*«ochenta»/);
  for (const name of ['ADMIN_PASSWORD', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'DATABASE_URL', 'SMTP_URL'])
    expect(() => readSettings({ [name]: 'oculto' })).toThrow(new RegExp(`^${name} (?!.*oculto)`));
});

test.each([
  ['PORT', 'ochenta'],
  ['SITE_URL', 'cuenca'],
  ['DATABASE_URL', 'mysql://x'],
  ['DEMO', 'quizá'],
  ['SMTP_URL', 'correo'],
  ['ADMIN_PASSWORD', 'corta'],
  ['ADMIN_EMAIL', 'nadie'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('a bucket needs its key', () => {
  expect(() => readSettings({ S3_URL: 'https://s3.example.com/cubo' })).toThrow(/^S3_URL necesita también/);
  expect(readSettings({ PORT: '1' }).bucket).toBeUndefined();
});

test('the edge is named by its kind and its place, with a key where it needs one', () => {
  const edge = (EDGE_PURGE: string, EDGE_PURGE_KEY?: string) => readSettings({ EDGE_PURGE, EDGE_PURGE_KEY }).edge;
  expect(edge('')).toBeUndefined();
  expect(edge('varnish http://10.0.0.1:6081/ http://10.0.0.2:6081')).toEqual({
    kind: 'varnish',
    places: ['http://10.0.0.1:6081', 'http://10.0.0.2:6081'],
    key: undefined,
  });
  expect(edge('cloudflare abc123', 'clave')).toMatchObject({ kind: 'cloudflare', places: ['abc123'], key: 'clave' });
  expect(() => edge('fastly serv1')).toThrow('EDGE_PURGE con fastly necesita también EDGE_PURGE_KEY.');
  for (const wrong of ['varnish', 'varnish 10.0.0.1', 'akamai x', 'cloudflare', 'fastly a/../b'])
    expect(() => edge(wrong, 'clave'), wrong).toThrow('EDGE_PURGE debe ser');
});

test('the translating service is known by its name or by a word before it, and DeepL needs a key', () => {
  const translator = (TRANSLATE_URL: string, TRANSLATE_KEY?: string) =>
    readSettings({ TRANSLATE_URL, TRANSLATE_KEY }).translator;
  expect(translator('')).toBeUndefined();
  const deepl = { tipo: 'deepl', clave: 'clave' };
  expect(translator('https://api-free.deepl.com/', 'clave')).toEqual({ ...deepl, url: 'https://api-free.deepl.com' });
  expect(translator('deepl http://10.0.0.1:81', 'clave')).toEqual({ ...deepl, url: 'http://10.0.0.1:81' });
  const libre = { tipo: 'libretranslate', url: 'http://localhost:5000', clave: undefined };
  expect(translator('http://localhost:5000')).toEqual(libre);
  expect(translator('libretranslate http://localhost:5000')).toEqual(libre);
  expect(() => translator('https://api.deepl.com')).toThrow('TRANSLATE_URL con DeepL necesita también TRANSLATE_KEY.');
  expect(() => translator('', 'clave')).toThrow('TRANSLATE_KEY necesita también TRANSLATE_URL.');
  for (const wrong of ['deepl', 'google https://x.example', 'ftp://x.example', 'localhost:5000'])
    expect(() => translator(wrong, 'clave'), wrong).toThrow('TRANSLATE_URL debe ser');
});
