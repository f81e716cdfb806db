import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { dot, googleDocs, libreOffice, parsed, webPage, word } from './paste.testing.ts';
import { cleanPaste } from './paste.ts';

const paste = (html: string) => cleanPaste(parsed(html));

test('Word: headings, lists in lists, tables and links, and none of its clutter', () => {
  const { html, pictures, leftOut } = paste(word);
  expect(html).toBe(
    '<h2>La Ciudad Encantada</h2>' +
      '<p>A pocos kilómetros de <strong>Cuenca</strong>, un paseo entre <em>rocas</em> y <a href="https://www.ciudadencantada.es/">callejones</a>.</p>' +
      '<h3>Qué llevar</h3>' +
      '<ul><li>Calzado cómodo<ul><li>mejor <strong>botas</strong></li></ul></li><li>Agua</li></ul>' +
      '<p>Y en este orden:</p><ol><li>Entrada</li><li>Tormo Alto</li></ol>' +
      '<table><tbody><tr><td><p><strong>Mes</strong></p></td><td><p><strong>Horario</strong></p></td></tr>' +
      '<tr><td colspan="2"><p>De 10:00 a 20:00</p></td></tr></tbody></table>' +
      '<p>Nota al pie[1].</p>',
  );
  expect(pictures).toEqual([]);
  expect(leftOut).toEqual(['clip_image002.jpg']);
});

test('Google Docs: marks out of styles, its lists in order, links without its detour, its pictures', () => {
  const { html, pictures, leftOut } = paste(googleDocs);
  expect(html).toBe(
    '<h2>Rutas de otoño</h2>' +
      '<p>Las mejores <strong>hoces</strong><em> del Júcar</em>, según <a href="https://www.dipucuenca.es/turismo?a=1">la Diputación</a>.</p>' +
      '<ul><li>Hoz del Huécar<ul><li>Casas Colgadas</li></ul></li><li>Hoz del Júcar</li></ul>' +
      '<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc" alt="">' +
      '<table><tbody><tr><td><p>Salida</p></td><td><p>9:00</p></td></tr></tbody></table>',
  );
  expect(pictures).toEqual(['https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc']);
  expect(leftOut).toEqual([]);
});

test('LibreOffice: no fonts, embedded pictures come along, those on its disk are named', () => {
  const { html, pictures, leftOut } = paste(libreOffice);
  expect(html).toBe(
    '<h2>Fiestas de San Julián</h2><h3>Programa</h3><p>Pregón, <u>gigantes</u> y cabezudos.</p>' +
      '<ol><li>Pregón</li><li>Verbena<ul><li>hasta las dos</li></ul></li></ol>' +
      '<table><tbody><tr><th><p>Día</p></th><th><p>Acto</p></th></tr>' +
      '<tr><td><p>28 de enero</p></td><td><p><a href="mailto:fiestas@example.org">Misa</a></p></td></tr></tbody></table>' +
      `<img src="${dot}" alt=""><p>Al caer la tarde.</p>`,
  );
  expect(pictures).toEqual([dot]);
  expect(leftOut).toEqual(['lu1234abcd_tmp_6f0e.png']);
});

test('a page of the web: text, figure and video; no code, buttons, counters, nor links that lead nowhere', () => {
  const { html, pictures, leftOut } = paste(webPage);
  expect(html).toBe(
    '<h2>Uclés en un día</h2>' +
      '<p>Texto suelto en un <strong>div</strong>, con trampa, relativo y <a href="https://otro.example/?a=1&amp;b=2">enlace</a>.</p>' +
      '<figure><img src="https://otro.example/ucles.jpg" alt="Monasterio de Uclés"><figcaption>El monasterio. Foto: <a href="https://otro.example/ana">Ana</a></figcaption></figure>' +
      '<div data-youtube-video><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe></div>' +
      '<p>Maquetado con una tabla.</p><blockquote><p>«El Escorial de la Mancha»</p></blockquote><p>Sigue leyendo 🏰</p>',
  );
  expect(pictures).toEqual(['https://otro.example/ucles.jpg']);
  expect(leftOut).toEqual(['mapa.png']);
});

describe('whatever comes', () => {
  test.each([word, googleDocs, libreOffice, webPage])(
    'nothing of it but text would be refused by the server',
    (html) => {
      const clean = paste(html).html;
      expect(clean).not.toMatch(/style|class|mso|<o:|<font|<span|javascript|onclick/i);
      const stored = cleanHtml(clean.replaceAll(/<img[^>]*src="data:[^>]*>/g, ''));
      const words = (text: string) =>
        text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim();
      expect(words(stored)).toBe(words(clean));
    },
  );

  test.each([
    ['', ''],
    ['   ', ''],
    ['solo texto', '<p>solo texto</p>'],
    ['<b></b><i> </i>', ''],
    ['<p>a</p>b<p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['<p>a<br><br></p>', '<p>a</p>'],
    ['<h3>Sin primero</h3>', '<h3>Sin primero</h3>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<ul><ul><li>hondo</li></ul></ul>', '<ul><li><ul><li>hondo</li></ul></li></ul>'],
    ['<a href="https://a.example"><div>bloque</div></a>', '<p>bloque</p>'],
  ])('%j becomes %j', (html, clean) => expect(paste(html).html).toBe(clean));

  test('a list of Word that begins deep and jumps is still a list', () => {
    const line = (level: number, text: string) => `<p style="mso-list:l0 level${level} lfo1">${text}</p>`;
    expect(paste(line(3, 'a') + line(1, 'b') + line(3, 'c')).html).toBe(
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    );
  });

  test('ten thousand paragraphs and a deep nest are read in no time', () => {
    const started = performance.now();
    expect(paste('<p class=MsoNormal>x</p>'.repeat(10_000)).html).toHaveLength(80_000);
    paste(`${'<div>'.repeat(400)}x${'</div>'.repeat(400)}`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
