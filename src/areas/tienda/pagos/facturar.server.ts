/** The invoices of orders, inside the shop's own transactions: paid, given back, given back in vain. */
import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import { type Linea, negated, type Parte, simplificadaMaxCents } from '#areas/facturas/factura.ts';
import { type Cadena, correct, issue, leftOf, whyNotIssue } from '#areas/facturas/issue.server.ts';
import {
  type FacturaRow,
  hasFacturaOfReembolso,
  listFacturasOf,
  listStanding,
  lockCadena,
} from '#areas/facturas/queries.server.ts';
import type { Share } from '#areas/tienda/pedidos/devuelto.ts';
import {
  listPedidoArticulos,
  type PedidoArticuloRow,
  type PedidoRow,
  setSinFactura,
} from '#areas/tienda/pedidos/queries.server.ts';
import { isSinIva, sharesOf } from '#areas/tienda/pedidos/wire.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';
import { listLineas, listReembolsos, readDevuelto } from './reembolsos-queries.server.ts';

type Owner = CurrentAjustes['current'];

export interface PedidoFacturas {
  /** Issues the invoice of an order that has just been paid; undefined where the operator invoices elsewhere, or cannot yet. */
  paid(db: Db, pedido: PedidoRow, articulos: PedidoArticuloRow[], now: Date): Promise<FacturaRow | undefined>;
  /** The corrective of a refund that is done; undefined where there is nothing to correct. */
  refunded(db: Db, refund: RefundOfPedido, now: Date): Promise<FacturaRow | undefined>;
  /** The bank sent the money back: what the corrective took is due again. */
  refundFailed(db: Db, refund: RefundOfPedido, now: Date): Promise<FacturaRow | undefined>;
}

export interface RefundOfPedido {
  pedido: PedidoRow;
  articulos: PedidoArticuloRow[];
  id: number;
  motivo: string | null;
  shares: Share[];
}

export function createPedidoFacturas(ajustes: CurrentAjustes): PedidoFacturas {
  /** A payment does not wait for what the operator has to do first: *Hoy* tells of the order. */
  async function orNote(db: Db, pedidoId: number, work: (cadena: Cadena) => Promise<FacturaRow>) {
    const cadena = await lockCadena(db);
    const why = whyNotIssue(ajustes.current, cadena);
    if (!why) return work(cadena);
    await setSinFactura(db, pedidoId, why);
    return undefined;
  }

  async function corrected(db: Db, refund: RefundOfPedido, sign: 1 | -1, now: Date) {
    const due = await dueCorrective(db, refund, sign);
    if (!due) return undefined;
    const { original, values } = due;
    return orNote(db, refund.pedido.id, (cadena) => correct(db, ajustes.current, original, values, now, cadena));
  }

  return {
    async paid(db, pedido, articulos, now) {
      if (!ajustes.current.facturacion.emitir) return undefined;
      return orNote(db, pedido.id, (cadena) => issueOf(db, ajustes.current, pedido, articulos, now, cadena));
    },
    refunded: (db, refund, now) => corrected(db, refund, -1, now),
    refundFailed: (db, refund, now) => corrected(db, refund, 1, now),
  };
}

/**
 * What a paid order still lacks, when the operator asks for it: its invoice, and the correctives of its refunds. Of one
 * of before there were any too, never by itself.
 */
export async function issueMissing(db: Db, owner: Owner, pedido: PedidoRow, now: Date): Promise<FacturaRow[]> {
  const articulos = await listPedidoArticulos(db, pedido.id);
  const made: FacturaRow[] = [];
  if (!(await currentOf(db, pedido.id))) made.push(await issueOf(db, owner, pedido, articulos, now));
  const { refunds } = await readDevuelto(db, pedido);
  const lineas = await listLineas(db, [pedido.id]);
  for (const { id, estado, motivo } of await listReembolsos(db, pedido.id)) {
    if (estado !== 'hecho' && estado !== 'fallido') continue;
    const shares = refunds.find((one) => one.id === id)?.lineas ?? lineas.get(id) ?? [];
    const refund = { pedido, articulos, id, motivo, shares };
    const due = await dueCorrective(db, refund, estado === 'hecho' ? -1 : 1);
    if (due) made.push(await correct(db, owner, due.original, due.values, now));
  }
  if (made.length === 0) throw new Refusal(409, `El pedido ${pedido.cod_pedido} ya tiene su factura.`);
  await setSinFactura(db, pedido.id, null);
  return made;
}

function issueOf(
  db: Db,
  owner: Owner,
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  now: Date,
  locked?: Cadena,
): Promise<FacturaRow> {
  const cliente = clienteOf(pedido);
  return issue(
    db,
    owner,
    {
      tipo: cliente ? 'F1' : 'F2',
      cliente,
      lineas: lineasOf(articulos, sharesOf(pedido, articulos)),
      descripcion: `Pedido ${pedido.cod_pedido}`,
      operacion: pedido.pagado_en ? todayInMadrid(new Date(pedido.pagado_en)) : undefined,
      pedido,
    },
    now,
    locked,
  );
}

/** What corrects the invoice for a refund, or takes that back; undefined where it was done, or there is nothing to correct. */
async function dueCorrective(db: Db, { pedido, articulos, id, motivo, shares }: RefundOfPedido, sign: 1 | -1) {
  const original = await currentOf(db, pedido.id);
  if (!original) return undefined;
  const isBack = sign > 0;
  const wasIssued = await hasFacturaOfReembolso(db, id, -1);
  // Once for each, however often the provider tells; and nothing comes back that was never taken.
  if (isBack ? !wasIssued || (await hasFacturaOfReembolso(db, id, 1)) : wasIssued) return undefined;
  const given = lineasOf(articulos, shares);
  if (!isBack && (await exceeds(db, original, given))) return undefined;
  const values = {
    lineas: isBack ? given : negated(given),
    motivo: isBack ? 'El reembolso no llegó al comprador' : motivo || 'Devolución',
    reembolsoId: id,
  };
  return { original, values };
}

/** The one that counts: not annulled, not replaced. Without the complete one that took its place a simplified one counts again. */
async function currentOf(db: Db, pedidoId: number): Promise<FacturaRow | undefined> {
  for (const one of (await listFacturasOf(db, pedidoId)).reverse()) {
    if (!one.tipo.startsWith('F') || one.anulada) continue;
    const isReplaced = (await listStanding(db, one.id)).some(({ enlace }) => enlace === 'sustituye');
    if (!isReplaced) return one;
  }
  return undefined;
}

function clienteOf(pedido: PedidoRow): Parte | null {
  const { factura_nombre, factura_nif, factura_direccion } = pedido;
  if (factura_nif)
    return {
      nombre: factura_nombre || pedido.cliente_nombre,
      nif: factura_nif,
      direccion: factura_direccion || pedido.cliente_direccion,
    };
  if (pedido.total_cents <= simplificadaMaxCents) return null;
  return { nombre: pedido.cliente_nombre, nif: '', direccion: pedido.cliente_direccion };
}

export function lineasOf(articulos: PedidoArticuloRow[], shares: Share[]): Linea[] {
  const isExport = isSinIva(articulos);
  return shares.map(({ articuloId, iva, cantidad, totalCents, baseCents }) => {
    const articulo = articulos.find(({ id }) => id === articuloId);
    return {
      // Which one of its variants it is stands in its name.
      descripcion: articulo?.descripcion ?? 'Gastos de envío',
      cantidad: cantidad || 1,
      iva,
      exenta: isExport,
      base_cents: baseCents,
      cuota_cents: totalCents - baseCents,
      total_cents: totalCents,
    };
  });
}

async function exceeds(db: Db, original: FacturaRow, given: Linea[]): Promise<boolean> {
  const sum = (lineas: Linea[]) => lineas.reduce((all, { total_cents }) => all + total_cents, 0);
  return sum(given) > sum(await leftOf(db, original));
}
