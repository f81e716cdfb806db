/**
 * The billing record of an invoice, or of its annulment: its hash, which carries that of the record before, and its XML
 * as the tax agency's schemas want it.
 */
import { createHash } from 'node:crypto';
import type { Day } from '#values/day.ts';
import { escapeHtml } from '#values/escape-html.ts';
import type { Desglose, FacturaCitada, Parte } from './factura.ts';
import type { TipoFactura } from './tipos.ts';

export interface RegistroAnterior {
  nif: string;
  numero: string;
  fecha: Day;
  huella: string;
}

interface Base {
  nif: string;
  numero: string;
  fecha: Day;
  anterior: RegistroAnterior | undefined;
  /** ISO 8601 with Madrid's offset. */
  generadoEn: string;
}

/**
 * Whether a record takes the place of another of the same invoice, in the agency's words for what became of that one: `N`
 * accepted with errors, `X` refused, so that it has none of the invoice, `S` refused, and it has an earlier one.
 */
export type Subsana = 'no' | 'N' | 'X' | 'S';

export interface RegistroAlta extends Base {
  nombre: string;
  tipo: TipoFactura;
  /** When it was sold or paid, where that is another day. */
  operacion?: Day | undefined;
  descripcion: string;
  cliente: Parte | null;
  desglose: Desglose[];
  cuotaCents: number;
  totalCents: number;
  rectificadas: FacturaCitada[];
  sustituidas: FacturaCitada[];
  subsana: Subsana;
}

export interface RegistroAnulacion extends Base {
  /** The agency does not know the invoice. */
  sinRegistroPrevio?: boolean;
  /** It refused an annulment of it before. */
  rechazoPrevio?: boolean;
}

export interface Sistema {
  productor: string;
  productorNif: string;
  nombre: string;
  id: string;
  version: string;
  instalacion: string;
}

export function huellaAlta(registro: Pick<RegistroAlta, keyof Base | 'tipo' | 'cuotaCents' | 'totalCents'>): string {
  const { nif, numero, fecha, tipo, cuotaCents, totalCents, anterior, generadoEn } = registro;
  return sha256(
    ['IDEmisorFactura', nif],
    ['NumSerieFactura', numero],
    ['FechaExpedicionFactura', spanishDay(fecha)],
    ['TipoFactura', tipo],
    ['CuotaTotal', amount(cuotaCents)],
    ['ImporteTotal', amount(totalCents)],
    ['Huella', anterior?.huella ?? ''],
    ['FechaHoraHusoGenRegistro', generadoEn],
  );
}

export function huellaAnulacion({ nif, numero, fecha, anterior, generadoEn }: RegistroAnulacion): string {
  return sha256(
    ['IDEmisorFacturaAnulada', nif],
    ['NumSerieFacturaAnulada', numero],
    ['FechaExpedicionFacturaAnulada', spanishDay(fecha)],
    ['Huella', anterior?.huella ?? ''],
    ['FechaHoraHusoGenRegistro', generadoEn],
  );
}

function sha256(...values: [name: string, value: string][]): string {
  const text = values.map(([name, value]) => `${name}=${value.trim()}`).join('&');
  return createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();
}

export function altaXml(registro: RegistroAlta, sistema: Sistema): string {
  const { nif, numero, fecha, tipo } = registro;
  return element('RegistroAlta', [
    tag('IDVersion', '1.0'),
    element('IDFactura', idFactura({ nif, numero, fecha })),
    tag('NombreRazonEmisor', registro.nombre),
    registro.subsana !== 'no' && tag('Subsanacion', 'S'),
    (registro.subsana === 'X' || registro.subsana === 'S') && tag('RechazoPrevio', registro.subsana),
    tag('TipoFactura', tipo),
    registro.rectificadas.length > 0 && tag('TipoRectificativa', 'I'),
    cited('FacturasRectificadas', 'IDFacturaRectificada', nif, registro.rectificadas),
    cited('FacturasSustituidas', 'IDFacturaSustituida', nif, registro.sustituidas),
    registro.operacion !== undefined && tag('FechaOperacion', spanishDay(registro.operacion)),
    tag('DescripcionOperacion', registro.descripcion.slice(0, 500)),
    !registro.cliente && tag('FacturaSinIdentifDestinatarioArt61d', 'S'),
    registro.cliente && element('Destinatarios', [element('IDDestinatario', person(registro.cliente))]),
    element('Desglose', registro.desglose.map(detail)),
    tag('CuotaTotal', amount(registro.cuotaCents)),
    tag('ImporteTotal', amount(registro.totalCents)),
    chained(registro, sistema),
    tag('Huella', huellaAlta(registro)),
  ]);
}

export function anulacionXml(registro: RegistroAnulacion, sistema: Sistema): string {
  return element('RegistroAnulacion', [
    tag('IDVersion', '1.0'),
    element('IDFactura', [
      tag('IDEmisorFacturaAnulada', registro.nif),
      tag('NumSerieFacturaAnulada', registro.numero),
      tag('FechaExpedicionFacturaAnulada', spanishDay(registro.fecha)),
    ]),
    registro.sinRegistroPrevio && tag('SinRegistroPrevio', 'S'),
    registro.rechazoPrevio && tag('RechazoPrevio', 'S'),
    chained(registro, sistema),
    tag('Huella', huellaAnulacion(registro)),
  ]);
}

function chained({ anterior, generadoEn }: Base, sistema: Sistema): string {
  return [
    element('Encadenamiento', [
      anterior
        ? element('RegistroAnterior', [...idFactura(anterior), tag('Huella', anterior.huella)])
        : tag('PrimerRegistro', 'S'),
    ]),
    element('SistemaInformatico', [
      tag('NombreRazon', sistema.productor),
      tag('NIF', sistema.productorNif),
      tag('NombreSistemaInformatico', sistema.nombre),
      tag('IdSistemaInformatico', sistema.id),
      tag('Version', sistema.version),
      tag('NumeroInstalacion', sistema.instalacion),
      tag('TipoUsoPosibleSoloVerifactu', 'S'),
      tag('TipoUsoPosibleMultiOT', 'N'),
      tag('IndicadorMultiplesOT', 'N'),
    ]),
    tag('FechaHoraHusoGenRegistro', generadoEn),
    tag('TipoHuella', '01'),
  ].join('');
}

function idFactura({ nif, numero, fecha }: { nif: string; numero: string; fecha: Day }): string[] {
  return [
    tag('IDEmisorFactura', nif),
    tag('NumSerieFactura', numero),
    tag('FechaExpedicionFactura', spanishDay(fecha)),
  ];
}

function cited(list: string, each: string, nif: string, facturas: FacturaCitada[]): string | false {
  return (
    facturas.length > 0 &&
    element(
      list,
      facturas.map((one) => element(each, idFactura({ nif, ...one }))),
    )
  );
}

/** Somebody without a Spanish number is named as «not in the census». */
function person({ nombre, nif }: Parte): string[] {
  const other = [tag('CodigoPais', 'ES'), tag('IDType', '07'), tag('ID', nombre.slice(0, 20))];
  return [tag('NombreRazon', nombre), nif ? tag('NIF', nif) : element('IDOtro', other)];
}

function detail({ iva, exenta, base_cents, cuota_cents }: Desglose): string {
  return element('DetalleDesglose', [
    tag('Impuesto', '01'),
    tag('ClaveRegimen', exenta ? '02' : '01'),
    exenta ? tag('OperacionExenta', 'E2') : tag('CalificacionOperacion', 'S1'),
    !exenta && tag('TipoImpositivo', String(iva)),
    tag('BaseImponibleOimporteNoSujeto', amount(base_cents)),
    !exenta && tag('CuotaRepercutida', amount(cuota_cents)),
  ]);
}

function element(name: string, inside: (string | false | null | undefined)[]): string {
  return `<sf:${name}>${inside.filter(Boolean).join('')}</sf:${name}>`;
}

function tag(name: string, value: string): string {
  return `<sf:${name}>${xmlText(value).trim()}</sf:${name}>`;
}

/** Without what XML cannot hold, however it came into a name: one such letter and the whole message cannot be read. */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' '));
}

/** 1235 → "12.35" */
function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** '2026-11-18' → '18-11-2026' */
function spanishDay(day: Day): string {
  return day.split('-').reverse().join('-');
}
