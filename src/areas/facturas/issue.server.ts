/**
 * Issuing: number, invoice and billing record in the caller's transaction, so that there is never one without the others.
 * What was issued never changes; whatever follows is another invoice or another record.
 */

import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { later, say } from '#values/idioma/say.ts';
import { plain } from '#values/slug.ts';
import { leaveSums, returnToSums } from './book-queries.server.ts';
import {
  desgloseOf,
  type FacturaCitada,
  type Linea,
  leftLineas,
  negated,
  numeroOf,
  type Parte,
  type SinFactura,
  totalsOf,
} from './factura.ts';
import {
  type DatosFactura,
  datosOf,
  type FacturaRow,
  insertFactura,
  isAnulada,
  listStanding,
  lockCadena,
  nextOrden,
} from './queries.server.ts';
import { type Cadena, emisorOf, modoNow, type Owner, registerAlta, registerAnulacion } from './register.server.ts';
import { type TipoFactura, tipoFacturaLabel } from './tipos.ts';

export type { Cadena };

export interface Borrador {
  tipo: TipoFactura;
  cliente: Parte | null;
  lineas: Linea[];
  descripcion: string;
  rectifica?: FacturaCitada[];
  sustituye?: FacturaCitada[];
  motivo?: string | null;
  pedido?: { id: number; cod_pedido: string };
  reembolsoId?: number;
  intento?: string | undefined;
  /** When it was sold or paid, where that may be before it is invoiced. */
  operacion?: Day | undefined;
}

/** Without a name, a tax number and an address nobody may issue an invoice. */
export function canIssue({ titular: { nombre, nif, calle, localidad } }: Owner): boolean {
  return [nombre, nif, calle, localidad].every(Boolean);
}

/** What the operator has to do before anything can be issued. */
export function whyNotIssue(owner: Owner, { restaurada_en }: Pick<Cadena, 'restaurada_en'>): SinFactura | undefined {
  if (!canIssue(owner)) return 'titular';
  return restaurada_en === null ? undefined : 'restaurada';
}

export async function issue(
  db: Db,
  owner: Owner,
  borrador: Borrador,
  now = new Date(),
  locked?: Cadena,
): Promise<FacturaRow> {
  if (!canIssue(owner))
    throw new Refusal(409, 'Antes de facturar, completa tu nombre, NIF y dirección en Ajustes, Titular.');
  const emisor = emisorOf(owner);
  const { rectifica = [], sustituye = [], motivo = null, pedido, reembolsoId = null } = borrador;
  const { tipo, cliente, lineas, descripcion, operacion, intento = null } = borrador;
  const cadena = locked ?? (await lockCadena(db));
  if (cadena.restaurada_en !== null)
    throw new Refusal(
      409,
      'El sitio se ha restaurado de una copia. Antes de facturar, di en Facturas cuál fue el último número de cada serie.',
    );
  const { orden, fecha } = await nextOrden(db, serieOf(owner, tipo), todayInMadrid(now));
  const numero = numeroOf(serieOf(owner, tipo), Number(fecha.slice(0, 4)), orden);
  const datos: DatosFactura = {
    ...{ emisor, cliente, lineas, descripcion, rectifica, sustituye },
    cod_pedido: pedido?.cod_pedido ?? null,
    ...(operacion && operacion < fecha && { operacion }),
    logo: owner.identidad.logo && basename(owner.identidad.logo),
    pie: owner.facturacion.pie,
    verifactu: modoNow(owner, cadena, now),
  };
  const totals = totalsOf(lineas);
  const desglose = desgloseOf(lineas);
  const factura = await insertFactura(
    db,
    {
      ...{ numero, tipo, fecha, motivo, intento, ...totals },
      clave: randomBytes(18).toString('base64url'),
      emitida_en: now.toISOString(),
      pedido_id: pedido?.id ?? null,
      reembolso_id: reembolsoId,
      cliente_nombre: cliente?.nombre ?? null,
      cliente_nif: cliente?.nif || null,
      datos: JSON.stringify(datos),
      busqueda: plain([numero, cliente?.nombre, cliente?.nif, pedido?.cod_pedido].filter(Boolean).join(' ')),
    },
    desglose,
  );
  await registerAlta(db, owner, cadena, factura, now);
  return factura;
}

/** Takes back so much of an invoice, or all that is left of it. */
export async function correct(
  db: Db,
  owner: Owner,
  original: FacturaRow,
  { lineas, motivo, reembolsoId }: { lineas?: Linea[]; motivo: string | null; reembolsoId?: number },
  now = new Date(),
  locked?: Cadena,
): Promise<FacturaRow> {
  // Before it is asked what is left: nobody else corrects the same at this moment.
  const cadena = locked ?? (await lockCadena(db));
  const left = await leftOf(db, original);
  const taken = lineas ?? negated(left);
  const total = totalsOf(taken).total_cents;
  if (total === 0 || totalsOf(left).total_cents + total < 0)
    throw new Refusal(409, `De la factura ${original.numero} ya no queda nada por rectificar.`);
  const { cliente, cod_pedido, descripcion } = datosOf(original);
  return issue(
    db,
    owner,
    {
      tipo: original.tipo === 'F2' ? 'R5' : 'R1',
      ...{ cliente, lineas: taken, motivo, reembolsoId },
      descripcion: `Rectificación de la factura ${original.numero}: ${motivo || descripcion}`,
      rectifica: [citedOf(original)],
      ...(original.pedido_id && { pedido: { id: original.pedido_id, cod_pedido: cod_pedido ?? '' } }),
    },
    now,
    cadena,
  );
}

/** A complete invoice in the place of a simplified one and of what corrected it since. */
export async function replace(
  db: Db,
  owner: Owner,
  original: FacturaRow,
  cliente: Parte,
  now = new Date(),
): Promise<FacturaRow> {
  const cadena = await lockCadena(db);
  if (original.tipo !== 'F2')
    throw new Refusal(409, later('Solo una factura simplificada se sustituye por una completa.'));
  if (await isAnulada(db, original.id))
    throw new Refusal(409, say('La factura {numero} está anulada.', { numero: original.numero }));
  const about = await listStanding(db, original.id);
  const taker = about.find(({ enlace }) => enlace === 'sustituye');
  if (taker)
    throw new Refusal(
      409,
      say('La factura {numero} ya está sustituida por la {otra}.', { numero: original.numero, otra: taker.numero }),
    );
  const lineas = leftLineas(
    datosOf(original).lineas,
    about.flatMap((one) => datosOf(one).lineas),
  );
  if (totalsOf(lineas).total_cents <= 0)
    throw new Refusal(
      409,
      say('La factura {numero} está rectificada por completo: no hay nada que sustituir.', {
        numero: original.numero,
      }),
    );
  const { descripcion, cod_pedido } = datosOf(original);
  return issue(
    db,
    owner,
    {
      ...{ tipo: 'F3', cliente, descripcion },
      operacion: datosOf(original).operacion ?? original.fecha,
      lineas: about.length > 0 ? lineas.map((linea) => ({ ...linea, descripcion })) : lineas,
      sustituye: [original, ...about].map(citedOf),
      ...(original.pedido_id && { pedido: { id: original.pedido_id, cod_pedido: cod_pedido ?? '' } }),
    },
    now,
    cadena,
  );
}

/** Only for an invoice that should not exist; a refund is a corrective. */
export async function annul(db: Db, owner: Owner, factura: FacturaRow, now = new Date()): Promise<void> {
  const cadena = await lockCadena(db);
  if (await isAnulada(db, factura.id)) throw new Refusal(409, `La factura ${factura.numero} ya está anulada.`);
  if ((await listStanding(db, factura.id)).length > 0)
    throw new Refusal(409, `La factura ${factura.numero} está rectificada o sustituida: ya no se puede anular.`);
  await leaveSums(db, [factura.id]);
  await registerAnulacion(db, owner, cadena, factura, now);
  await returnToSums(
    db,
    datosOf(factura).sustituye.map(({ id }) => id),
  );
}

/** The lines that no corrective has taken back yet. */
export async function leftOf(db: Db, original: FacturaRow): Promise<Linea[]> {
  const about = await listStanding(db, original.id);
  const corrected = about.filter(({ enlace }) => enlace === 'rectifica').flatMap((one) => datosOf(one).lineas);
  return leftLineas(datosOf(original).lineas, corrected);
}

function serieOf({ facturacion }: Owner, tipo: TipoFactura): string {
  if (tipo === 'F2') return facturacion.serie_simplificada;
  return tipo === 'R1' || tipo === 'R5' ? facturacion.serie_rectificativa : facturacion.serie_completa;
}

function citedOf({ id, numero, fecha }: FacturaRow): FacturaCitada {
  return { id, numero, fecha };
}

export function titleOf({ tipo, numero }: Pick<FacturaRow, 'tipo' | 'numero'>): string {
  return `${tipoFacturaLabel[tipo]} ${numero}`;
}
