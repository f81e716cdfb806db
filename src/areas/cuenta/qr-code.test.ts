import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('it draws the code of its text, always the same, inside four light squares, as a picture with a name', () => {
  const uri = 'otpauth://totp/Secretos%20de%20Cuenca:admin@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Secretos';
  const svg = renderToStaticMarkup(createElement(QrCode, { text: uri, label: 'Código QR' }));
  const squares = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4},${Number(y) - 4}`);
  const { data, size } = encode(uri, { ecc: 'M', border: 0 });
  expect(squares).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : []))));
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
  expect(svg).toContain('role="img" aria-label="Código QR"');
});
