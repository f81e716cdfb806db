/** Every kind of record is what the tax agency's schemas want; skipped where they are not at hand (VERIFACTU_SCHEMAS). */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hasSchemas, schemasPath } from '#test/harness/agencia-double.ts';
import { altaXml, anulacionXml, type RegistroAlta } from '../registro.server.ts';
import { closeRecords, openRecords, records } from './message.server.ts';

const emisor = { nombre: 'Serranía Viva, S. L.', nif: '12345678Z' };
const cliente = { nombre: 'Miel & Cía <S. L.>', nif: '12345678Z', direccion: 'Calle 1' };
const otra = { id: 1, numero: 'S2026-000001', fecha: '2026-01-02' };
const alta: RegistroAlta = {
  ...{ ...emisor, numero: 'F2026-000002', fecha: '2026-01-03', tipo: 'F1', descripcion: 'Pedido 7', cliente },
  desglose: [
    { iva: 21, exenta: false, base_cents: 1000, cuota_cents: 210 },
    { iva: 0, exenta: true, base_cents: 500, cuota_cents: 0 },
  ],
  ...{ cuotaCents: 210, totalCents: 1710, rectificadas: [], sustituidas: [], subsana: 'no' },
  anterior: { nif: emisor.nif, numero: otra.numero, fecha: otra.fecha, huella: 'A'.repeat(64) },
  generadoEn: '2026-01-03T10:00:00+01:00',
};
const sistema = { productor: emisor.nombre, productorNif: emisor.nif, nombre: 'Secretos de Cuenca', id: 'SC' };
const whole = { ...sistema, version: '1.0', instalacion: '1' };

const altas: Record<string, Partial<RegistroAlta>> = {
  'F1, the first of the chain': { anterior: undefined },
  'F1 to somebody without a NIF': { cliente: { ...cliente, nif: '' } },
  F2: { tipo: 'F2', cliente: null },
  F3: { tipo: 'F3', sustituidas: [otra] },
  'one of a sale of some days before': { operacion: '2026-01-01' },
  R1: { tipo: 'R1', rectificadas: [otra], cuotaCents: -210, totalCents: -1710 },
  R5: { tipo: 'R5', cliente: null, rectificadas: [otra] },
  'a correction of one accepted with errors': { subsana: 'N' },
  'a correction of one refused, which the agency does not have': { subsana: 'X' },
  'a correction of one refused, of which it has an earlier one': { subsana: 'S' },
};
const xmls: [string, string][] = [
  ...Object.entries(altas).map(([name, change]): [string, string] => [name, altaXml({ ...alta, ...change }, whole)]),
  ['an annulment', anulacionXml(alta, whole)],
  ['an annulment of what the agency does not know', anulacionXml({ ...alta, sinRegistroPrevio: true }, whole)],
  ['an annulment after one refused', anulacionXml({ ...alta, rechazoPrevio: true }, whole)],
];

test.skipIf(!hasSchemas).each(xmls)('%s is valid', (_, xml) => {
  const input = openRecords(emisor) + records([{ xml }]) + closeRecords;
  const schema = ['--noout', '--nonet', '--schema', `${schemasPath}/SuministroLR.xsd`, '-'];
  execFileSync('xmllint', schema, { input, stdio: 'pipe' });
});

test('a record that takes the place of another says so, and whether that one was refused', () => {
  const said = (subsana: RegistroAlta['subsana']) =>
    altaXml({ ...alta, subsana }, whole).match(/<sf:(?:Subsanacion|RechazoPrevio)>\w/g) ?? [];
  expect(['no', 'N', 'X', 'S'].map((one) => said(one as RegistroAlta['subsana']))).toEqual([
    [],
    ['<sf:Subsanacion>S'],
    ['<sf:Subsanacion>S', '<sf:RechazoPrevio>X'],
    ['<sf:Subsanacion>S', '<sf:RechazoPrevio>S'],
  ]);
});
