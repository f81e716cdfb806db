/**
 * The chain of billing records grows here, in the caller's transaction, which has locked it. With VERI*FACTU on, each
 * waits to be sent.
 */
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import type { Modo } from '#areas/ajustes/defaults.ts';
import type { Db } from '#server/db/open.ts';
import { programVersion } from '#server/version.ts';
import { todayInMadrid } from '#values/day.ts';
import { madridIso } from '#values/hora-local.ts';
import { desgloseOf, type Parte } from './factura.ts';
import { datosOf, type FacturaRow, insertRegistro, type lockCadena, moveCadena } from './queries.server.ts';
import {
  altaXml,
  anulacionXml,
  huellaAlta,
  huellaAnulacion,
  type RegistroAlta,
  type RegistroAnterior,
  type Sistema,
  type Subsana,
} from './registro.server.ts';
import { insertEnvio, isKnownToAgency } from './verifactu/envios-queries.server.ts';
import { modoOf } from './verifactu/modo.ts';

export type Owner = Pick<Ajustes, 'identidad' | 'titular' | 'facturacion'>;
export type Cadena = Awaited<ReturnType<typeof lockCadena>>;

/** What holds for a record made now. */
export function modoNow({ facturacion }: Owner, { verifactu_ejercicio }: Cadena, now: Date): Modo {
  return modoOf(facturacion.verifactu, { ejercicio: verifactu_ejercicio, today: todayInMadrid(now) });
}

export interface Correction {
  subsana: Subsana;
  /** Whom the invoice is for, as the agency knows them. */
  cliente?: Parte | undefined;
}

export async function registerAlta(
  db: Db,
  owner: Owner,
  cadena: Cadena,
  factura: FacturaRow,
  now: Date,
  { subsana, cliente }: Correction = { subsana: 'no' },
): Promise<void> {
  const { numero, fecha, tipo, cuota_cents, total_cents } = factura;
  const datos = datosOf(factura);
  const { titular } = owner;
  const registro: RegistroAlta = {
    ...{ numero, fecha, tipo, nif: datos.emisor.nif, descripcion: datos.descripcion, subsana },
    operacion: datos.operacion,
    // A wrong name is mended in the settings; the number is what the invoice is known by.
    nombre: titular.nif === datos.emisor.nif ? titular.nombre : datos.emisor.nombre,
    cliente: datos.cliente && (cliente ?? datos.cliente),
    desglose: desgloseOf(datos.lineas),
    ...{ cuotaCents: cuota_cents, totalCents: total_cents },
    ...{ rectificadas: datos.rectifica, sustituidas: datos.sustituye },
    ...link(cadena, now),
  };
  await add(db, owner, cadena, factura, now, {
    ...{ tipo: 'alta', subsana, tipo_factura: tipo, cuota_cents, total_cents, huella: huellaAlta(registro) },
    xml: altaXml(registro, sistemaOf(emisorOf(owner), cadena.instalacion)),
  });
}

export async function registerAnulacion(
  db: Db,
  owner: Owner,
  cadena: Cadena,
  factura: FacturaRow,
  now: Date,
  subsana: 'no' | 'S' = 'no',
): Promise<void> {
  const { numero, fecha } = factura;
  const isKnown = await isKnownToAgency(db, factura.id, modoNow(owner, cadena, now));
  const registro = {
    ...{ numero, fecha, nif: datosOf(factura).emisor.nif },
    ...{ sinRegistroPrevio: !isKnown, rechazoPrevio: subsana === 'S' },
    ...link(cadena, now),
  };
  await add(db, owner, cadena, factura, now, {
    ...{ tipo: 'anulacion', subsana, tipo_factura: null, cuota_cents: null, total_cents: null },
    huella: huellaAnulacion(registro),
    xml: anulacionXml(registro, sistemaOf(emisorOf(owner), cadena.instalacion)),
  });
}

async function add(
  db: Db,
  owner: Owner,
  cadena: Cadena,
  { id, numero, fecha, datos }: FacturaRow,
  now: Date,
  values: Pick<
    Parameters<typeof insertRegistro>[1],
    'tipo' | 'subsana' | 'tipo_factura' | 'cuota_cents' | 'total_cents' | 'huella' | 'xml'
  >,
): Promise<void> {
  const { nif } = datosOf({ datos }).emisor;
  const generado_en = link(cadena, now).generadoEn;
  const last = { nif, numero, fecha, huella: values.huella, generado_en };
  const registro = await insertRegistro(db, { ...values, ...last, factura_id: id, anterior: cadena.huella });
  const modo = modoNow(owner, cadena, now);
  if (modo !== 'off') await insertEnvio(db, { registro_id: registro.id, factura_id: id, entorno: modo });
  const ejercicio = Number(todayInMadrid(now).slice(0, 4));
  await moveCadena(db, { ...last, ...(modo === 'production' && { verifactu_ejercicio: ejercicio }) });
}

function link({ nif, numero, fecha, huella, generado_en }: Cadena, now: Date) {
  const anterior: RegistroAnterior | undefined = huella
    ? { nif: nif!, numero: numero!, fecha: fecha!, huella }
    : undefined;
  // Never before the last one: the clocks of two machines differ.
  const isBehind = generado_en !== null && Date.parse(generado_en) > now.getTime();
  return { anterior, generadoEn: isBehind ? generado_en : madridIso(now) };
}

export function emisorOf({ titular }: Pick<Ajustes, 'titular'>): Parte {
  const { nombre, nif, calle, codigo_postal, localidad, provincia } = titular;
  const town = [codigo_postal, localidad].filter(Boolean).join(' ');
  return { nombre, nif, direccion: [calle, town, provincia].filter(Boolean).join(', ') };
}

/** The program as each record and the declaration name it: whoever runs it answers for it. */
export function sistemaOf({ nombre, nif }: Parte, instalacion: string): Sistema {
  return {
    ...{ productor: nombre, productorNif: nif, version: programVersion, instalacion },
    ...{ nombre: 'Secretos de Cuenca', id: 'SC' },
  };
}
