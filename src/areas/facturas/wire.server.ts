/** An invoice in the words of the calls. */
import { z } from 'zod';
import { centsToEuros } from '#values/money.ts';
import { desgloseOf } from './factura.ts';
import { type DatosFactura, datosOf, type FacturaRow } from './queries.server.ts';
import { tiposFactura } from './tipos.ts';
import { type EstadoEnvio, estadosEnvio } from './verifactu/modo.ts';

const parte = z.object({ nombre: z.string(), nif: z.string(), direccion: z.string() });
const citada = z.object({ numero: z.string(), fecha: z.string() });
const porTipo = z.object({ iva: z.number(), exenta: z.boolean(), base: z.number(), cuota: z.number() });

export const facturaItem = z.object({
  numero: z.string(),
  clave: z.string(),
  tipo: z.enum(tiposFactura),
  fecha: z.string(),
  cliente: z.string().nullable(),
  nif: z.string().nullable(),
  cod_pedido: z.string().nullable(),
  base: z.number(),
  cuota: z.number(),
  total: z.number(),
  estado: z.enum(['vigente', 'rectificada', 'sustituida', 'anulada']),
  /** Of its last record at the tax agency; null where none goes there. */
  envio: z.enum(estadosEnvio).nullable(),
});

export const facturaOut = z.object({
  numero: z.string(),
  clave: z.string(),
  tipo: z.enum(tiposFactura),
  fecha: z.string(),
  emisor: parte,
  cliente: parte.nullable(),
  /** When it was sold or paid, where that is another day. */
  operacion: z.string().nullable(),
  descripcion: z.string(),
  motivo: z.string().nullable(),
  cod_pedido: z.string().nullable(),
  lineas: z.array(
    z.object({
      descripcion: z.string(),
      cantidad: z.number(),
      iva: z.number(),
      exenta: z.boolean(),
      base: z.number(),
      cuota: z.number(),
      total: z.number(),
    }),
  ),
  desglose: z.array(porTipo),
  base: z.number(),
  cuota: z.number(),
  total: z.number(),
  rectifica: z.array(citada),
  sustituye: z.array(citada),
});

export const registroOut = z.object({
  tipo: z.enum(['alta', 'anulacion']),
  generado_en: z.string(),
  huella: z.string(),
  anterior: z.string().nullable(),
});

export const envioOut = z.object({
  estado: z.enum(estadosEnvio),
  entorno: z.enum(['test', 'production']),
  codigo: z.string().nullable(),
  descripcion: z.string().nullable(),
  csv: z.string().nullable(),
  respondido_en: z.string().nullable(),
});

export const sumaOut = porTipo;

interface Became {
  envio: EstadoEnvio | null;
  anulada: boolean;
  sustituida: boolean;
  rectificada: boolean;
}

export function toItem(row: FacturaRow & Became): z.input<typeof facturaItem> {
  return {
    ...{ numero: row.numero, clave: row.clave, tipo: row.tipo, fecha: row.fecha },
    ...{ cliente: row.cliente_nombre, nif: row.cliente_nif, cod_pedido: datosOf(row).cod_pedido },
    ...euros(row),
    estado: row.anulada ? 'anulada' : row.sustituida ? 'sustituida' : row.rectificada ? 'rectificada' : 'vigente',
    envio: row.envio,
  };
}

export function toFactura(row: FacturaRow): z.input<typeof facturaOut> {
  const { lineas, ...datos }: DatosFactura = datosOf(row);
  return {
    ...datos,
    operacion: datos.operacion ?? null,
    ...{ numero: row.numero, clave: row.clave, tipo: row.tipo, fecha: row.fecha, motivo: row.motivo },
    lineas: lineas.map((linea) => ({ ...linea, ...euros(linea) })),
    desglose: desgloseOf(lineas).map(toSuma),
    ...euros(row),
  };
}

export function toSuma(part: { iva: number; exenta: boolean | number; base_cents: number; cuota_cents: number }) {
  const { iva, exenta, base_cents, cuota_cents } = part;
  return { iva, exenta: Boolean(exenta), base: centsToEuros(base_cents), cuota: centsToEuros(cuota_cents) };
}

function euros(cents: { base_cents: number; cuota_cents: number; total_cents: number }) {
  return {
    base: centsToEuros(cents.base_cents),
    cuota: centsToEuros(cents.cuota_cents),
    total: centsToEuros(cents.total_cents),
  };
}
