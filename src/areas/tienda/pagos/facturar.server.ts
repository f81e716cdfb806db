/** The invoices of orders, inside the shop's own transactions: paid, given back, given back in vain. */
import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import { type Linea, negated, type Parte, simplificadaMaxCents } from '#areas/facturas/factura.ts';
import { canIssue, correct, issue, leftOf } from '#areas/facturas/issue.server.ts';
import { type FacturaRow, hasFacturaOfReembolso, isAnulada, listFacturasOf } from '#areas/facturas/queries.server.ts';
import type { Share } from '#areas/tienda/pedidos/devuelto.ts';
import type { PedidoArticuloRow, PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { sharesOf } from '#areas/tienda/pedidos/wire.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';

export interface PedidoFacturas {
  /** Issues the invoice of an order that has just been paid; undefined where the operator invoices elsewhere. */
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
  const isOn = () => ajustes.current.facturacion.emitir && canIssue(ajustes.current);

  async function corrected(db: Db, refund: RefundOfPedido, sign: 1 | -1, now: Date) {
    const original = await currentOf(db, refund.pedido.id);
    if (!original || !canIssue(ajustes.current)) return undefined;
    const isBack = sign > 0;
    const wasIssued = await hasFacturaOfReembolso(db, refund.id, -1);
    // Once for each, however often the provider tells; and nothing comes back that was never taken.
    if (isBack ? !wasIssued || (await hasFacturaOfReembolso(db, refund.id, 1)) : wasIssued) return undefined;
    const given = lineasOf(refund.pedido, refund.articulos, refund.shares);
    const lineas = isBack ? given : negated(given);
    if (!isBack && (await exceeds(db, original, given))) return undefined;
    const motivo = isBack ? 'El reembolso no llegó al comprador' : refund.motivo || 'Devolución';
    return correct(db, ajustes.current, original, { lineas, motivo, reembolsoId: refund.id }, now);
  }

  return {
    async paid(db, pedido, articulos, now) {
      if (!isOn()) return undefined;
      return issueOf(db, ajustes.current, pedido, articulos, now);
    },
    refunded: (db, refund, now) => corrected(db, refund, -1, now),
    refundFailed: (db, refund, now) => corrected(db, refund, 1, now),
  };
}

/** The invoice of a paid order; also of one of before there were any, when the operator asks for it. */
export async function issueOf(
  db: Db,
  owner: CurrentAjustes['current'],
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  now: Date,
): Promise<FacturaRow> {
  if (await currentOf(db, pedido.id)) throw new Refusal(409, `El pedido ${pedido.cod_pedido} ya tiene su factura.`);
  const cliente = clienteOf(pedido);
  return issue(
    db,
    owner,
    {
      tipo: cliente ? 'F1' : 'F2',
      cliente,
      lineas: lineasOf(pedido, articulos, sharesOf(pedido, articulos)),
      descripcion: `Pedido ${pedido.cod_pedido}`,
      pedido,
    },
    now,
  );
}

/** The one that counts: not annulled, not replaced. */
async function currentOf(db: Db, pedidoId: number): Promise<FacturaRow | undefined> {
  const originals = (await listFacturasOf(db, pedidoId)).filter(({ tipo }) => tipo.startsWith('F'));
  const last = originals.at(-1);
  return last && !(await isAnulada(db, last.id)) ? last : undefined;
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

function lineasOf(pedido: PedidoRow, articulos: PedidoArticuloRow[], shares: Share[]): Linea[] {
  const isExport = /^(?:35|38|51|52)/.test(pedido.codigo_postal ?? '');
  return shares.map(({ articuloId, iva, cantidad, totalCents, baseCents }) => {
    const articulo = articulos.find(({ id }) => id === articuloId);
    const name = [articulo?.descripcion, articulo?.variante && `(${articulo.variante})`].filter(Boolean).join(' ');
    return {
      descripcion: articulo ? name : 'Gastos de envío',
      cantidad: articulo ? cantidad : 1,
      iva,
      exenta: isExport && iva === 0,
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
