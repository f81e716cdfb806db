/** The QR of a printed invoice says what the tax agency wants, to a reader that only sees the paper. */
import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { type PdfFactura, unitPrice, writePdf } from './pdf.ts';

const factura: PdfFactura = {
  ...{ numero: 'S2026-000012', tipo: 'F2', fecha: '2026-11-18', emitidaEn: '2026-11-18T10:00:00.000Z', motivo: null },
  emisor: { nombre: 'Serranía Viva, S. L.', nif: '12345678Z', direccion: 'Calle Mayor 3, 16001 Cuenca' },
  ...{ cliente: null, citadas: [], codPedido: null, pie: '', logo: null, verifactu: 'production' },
  lineas: [
    {
      ...{ descripcion: 'Miel', cantidad: 1, iva: 10, exenta: false },
      ...{ base_cents: 1705, cuota_cents: 170, total_cents: 1875 },
    },
  ],
};

/** What is drawn on its pages, as the PDF says it. */
function drawnIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts: string[] = [];
  for (const { index, 0: found } of text.matchAll(/stream\r?\n/g)) {
    const from = index + found.length;
    try {
      parts.push(inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1'));
    } catch {
      // Not a packed one.
    }
  }
  return parts.join('\n');
}

function squaresIn(pdf: Buffer) {
  return [...drawnIn(pdf).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re$/gm)].map(([, x, y, size]) => ({
    ...{ x: Number(x), y: Number(y), size: Number(size) },
  }));
}

function qrIn(pdf: Buffer): string | undefined {
  const squares = squaresIn(pdf);
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const module = squares[0]!.size;
  // Four pixels for each module, and a quiet border of four modules.
  const count = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / module) + 1;
  const width = (count + 8) * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y } of squares) {
    const across = (Math.round((x - left) / module) + 4) * 4;
    const down = (Math.round((y - top) / module) + 4) * 4;
    for (let row = down; row < down + 4; row++)
      for (let column = across; column < across + 4; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  expect(count * module).toBeGreaterThan((30 / 25.4) * 72);
  expect(count * module).toBeLessThan((40 / 25.4) * 72);
  return jsQR(pixels, width, width)?.data;
}

test('the QR of a printed invoice is read back; of one that went to the agency’s test site it leads there', async () => {
  const query = 'nif=12345678Z&numserie=S2026-000012&fecha=18-11-2026&importe=18.75';
  expect(qrIn(await writePdf(factura))).toBe(`https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?${query}`);
  expect(qrIn(await writePdf({ ...factura, verifactu: 'test' }))).toBe(
    `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
  );
});

test('around the QR is the white that readers count on: four modules on each side', async () => {
  const pdf = await writePdf(factura);
  const squares = squaresIn(pdf);
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const module = squares[0]!.size;
  const bottom = Math.max(...squares.map(({ y }) => y)) + module;
  // Where each line of text stands, from the top of the page.
  const lines = [...drawnIn(pdf).matchAll(/^1 0 0 1 ([\d.]+) ([\d.]+) Tm$/gm)]
    .map(([, x, y]) => ({ x: Number(x), y: 841.89 - Number(y) }))
    .filter(({ x, y }) => x >= left - 4 * module && y < bottom + 40);
  const above = lines.filter(({ y }) => y < top);
  const below = lines.filter(({ y }) => y > bottom);
  expect([above.length, below.length]).toEqual([1, 3]);
  expect(top - above[0]!.y).toBeGreaterThanOrEqual(4 * module);
  // Capitals of 8 points rise 5.3 above the line they stand on.
  expect(Math.min(...below.map(({ y }) => y)) - 5.3 - bottom).toBeGreaterThanOrEqual(4 * module);
  expect(left - 4 * module).toBeGreaterThan(0);
});

test('the same bytes for the same invoice; another legend is another paper', async () => {
  const pdf = await writePdf(factura);
  expect(pdf.equals(await writePdf(factura))).toBe(true);
  expect(pdf.equals(await writePdf({ ...factura, verifactu: 'off' }))).toBe(false);
});

test('names keep their letters, whatever Europe writes with; what the font has not at all is a question mark', async () => {
  const nombre = 'Łukasz Şahin Őry Țepeș Đặng Иван Сидоров Γιώργος Ἑλένη 山';
  const pdf = await writePdf({ ...factura, cliente: { nombre, nif: '', direccion: '' } });
  const said = drawnIn(pdf);
  const isThere = (letter: string) => said.includes(`<${letter.codePointAt(0)!.toString(16).padStart(4, '0')}>`);
  const lost = [...new Set(nombre.replaceAll(' ', ''))].filter((letter) => !isThere(letter));
  expect(lost).toEqual(['山']);
  expect(isThere('?')).toBe(true);
});

test('a price that is no whole cent is written as the others, with two decimals more', () => {
  expect(unitPrice(10_000_000 / 3)).toBe('33.333,3333\u00a0€');
  expect(unitPrice(-100 / 3)).toBe('−0,3333\u00a0€');
  expect(unitPrice(-500)).toBe('−5,00\u00a0€');
});
