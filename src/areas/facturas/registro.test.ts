/** The tax agency's own examples of the hash, and what a record says. */
import { expect, test } from 'vitest';
import { altaXml, huellaAlta, huellaAnulacion, type RegistroAlta } from './registro.server.ts';

const first = {
  ...{ nif: '89890001K', numero: '12345678/G33', fecha: '2024-01-01', tipo: 'F1' as const },
  ...{ cuotaCents: 1235, totalCents: 12345, anterior: undefined, generadoEn: '2024-01-01T19:20:30+01:00' },
};
const firstHash = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';
const second = {
  ...first,
  ...{ numero: '12345679/G34', anterior: { ...first, huella: firstHash }, generadoEn: '2024-01-01T19:20:35+01:00' },
};
const secondHash = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97';

test('the hashes of the agency: the first record, one after it, an annulment', () => {
  expect(huellaAlta(first)).toBe(firstHash);
  expect(huellaAlta(second)).toBe(secondHash);
  const anterior = { ...second, huella: secondHash };
  expect(huellaAnulacion({ ...second, anterior, generadoEn: '2024-01-01T19:20:40+01:00' })).toBe(
    '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
  );
});

const registro: RegistroAlta = {
  ...first,
  nombre: 'Miel & Cía <S.L.>',
  descripcion: 'x',
  cliente: { nombre: '</sf:NombreRazon>', nif: '12345678Z', direccion: '' },
  desglose: [{ iva: 21, exenta: false, base_cents: 10000, cuota_cents: 2345 }],
  rectificadas: [],
  sustituidas: [],
  subsana: 'no',
};
const sistema = { productor: 'P', productorNif: '89890001K', nombre: 'N', id: 'SC', version: '1', instalacion: '1' };

test('what people are called cannot change the record', () => {
  const xml = altaXml(registro, sistema);
  expect(xml).toContain('<sf:NombreRazonEmisor>Miel &amp; Cía &lt;S.L.&gt;</sf:NombreRazonEmisor>');
  expect(xml.match(/<\/sf:NombreRazon>/g)).toHaveLength(2);
});

test('what XML cannot hold does not reach the agency, wherever it was typed', () => {
  const nombre = 'Ana\u0000\u0008\u001f\ufffe Ruiz';
  const descripcion = `${'x'.repeat(499)}😀`;
  const xml = altaXml({ ...registro, nombre, descripcion, cliente: { ...registro.cliente!, nombre } }, sistema);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/);
  expect(xml.match(/Ana {5}Ruiz/g)).toHaveLength(2);
});
