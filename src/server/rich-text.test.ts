import { expect, test } from 'vitest';
import { cleanHtml, setOwnUrl } from './rich-text.ts';

setOwnUrl('https://secretos.example');
const stored = '/media/0123456789abcdef0123-40x30.webp';

test.each([
  [stored, stored],
  [`https://secretos.example${stored}`, stored],
  ['https://otro.example/foto.jpg', 'https://otro.example/foto.jpg'],
  ['http://otro.example/foto.jpg?a=1', 'http://otro.example/foto.jpg?a=1'],
])('the picture %s stays, as %s', (src, shown) => {
  expect(cleanHtml(`<p><img src="${src}" alt="Hoz"></p>`)).toBe(`<p><img alt="Hoz" src="${shown}" /></p>`);
});

test.each([
  '/api/delete_producto.php?id=1',
  '/delete_producto.php?id=1',
  'delete_producto.php?id=1',
  'https://secretos.example/api/delete_producto.php?id=1',
  'http://secretos.example:3000/api/delete_producto.php?id=1',
  'https://SECRETOS.example./delete_producto.php?id=1',
  'https://usuario@secretos.example/delete_producto.php?id=1',
  '//secretos.example/delete_producto.php?id=1',
  '\\\\secretos.example\\delete_producto.php?id=1',
  '/media/../api/delete_producto.php?id=1',
  '/media/%2e%2e/delete_producto.php?id=1',
  '/media/..%2fdelete_producto.php?id=1',
  ' /api/delete_producto.php?id=1',
  '/a&#9;pi/delete_producto.php?id=1',
  '/admin',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '',
])('the picture %s is none, and goes', (src) => {
  expect(cleanHtml(`<p>Hola<img src="${src}"></p>`)).toBe('<p>Hola</p>');
});
