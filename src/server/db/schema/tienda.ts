/** The shop's tables: what is sold, the orders with a snapshot of what was bought, and their payments. */
import type { Generated } from 'kysely';
import type { FormaAMano } from '#values/pago/forma.ts';
import type { IvaRate } from '#values/price.ts';

type EstadoPedido =
  | 'pendiente'
  | 'pagado'
  | 'preparando'
  | 'enviado'
  | 'entregado'
  | 'cancelado'
  | 'reembolsado'
  | 'caducado';
type TipoCupon = 'porcentaje' | 'importe' | 'envio';

export interface TiendaTables {
  tiendas: {
    id: Generated<number>;
    referencia: string;
    nombre: string;
    direccion: string | null;
    telefono: string | null;
    email: string | null;
    sitio_web: string | null;
    imagen_url: string | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  categorias_producto: {
    id: Generated<number>;
    nombre: string;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  productos: {
    id: Generated<number>;
    tienda_id: number;
    categoria_id: number;
    referencia: string;
    nombre: string;
    slug: string;
    descripcion: string | null;
    precio_cents: number;
    iva: IvaRate;
    /** Units that nobody has bought or put aside; null: it never runs out. */
    stock: number | null;
    /** How much is inside, in `unidad_contenido`; null: nothing that is sold by weight or volume. */
    contenido_neto: number | null;
    unidad_contenido: Generated<'g' | 'ml'>;
    activo: number;
    url_imagen: string | null;
    /** JSON list of addresses. */
    imagenes_adicionales: string;
    /** JSON: what its variants differ in. With variants, price and units are those of the variants, kept in step. */
    opciones: Generated<string>;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  producto_variantes: {
    id: Generated<number>;
    producto_id: number;
    orden: number;
    /** JSON list: one value for each of the product's options. */
    valores: string;
    precio_cents: number;
    stock: number | null;
    activo: number;
    /** 1: taken away by the operator, kept because it is in an order. */
    retirada: number;
    /** Its own, where it has one; else it goes by the product's. */
    referencia: string | null;
    /** Which of the product's pictures shows it. */
    imagen: string | null;
  };
  /** Every price a product, or one of its variants, has had, and since when. */
  precios_producto: {
    id: Generated<number>;
    producto_id: number;
    variante_id: number | null;
    precio_cents: number;
    desde: string;
  };
  cupones: {
    id: Generated<number>;
    codigo: string;
    tipo: TipoCupon;
    /** Percent, or cents. */
    valor: number;
    /** Days in Madrid, the last one included. */
    desde: string | null;
    hasta: string | null;
    minimo_cents: number;
    /** How many orders may use it; null: any number. */
    usos: number | null;
    /** Orders that use it now: unpaid ones that ended do not count. */
    usados: Generated<number>;
    /** JSON list of product categories; empty: all. */
    categorias: string;
    activo: number;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  pedidos: PedidosTable;
  /** What was bought, as it was then; the product may be gone since. */
  pedido_articulos: {
    id: Generated<number>;
    pedido_id: number;
    producto_id: number;
    referencia: string;
    descripcion: string;
    cantidad: number;
    unit_cents: number;
    /** 0: it was sent where there is no IVA, and the price is without it. */
    iva: IvaRate | 0;
    /** After what a coupon took off. */
    total_cents: number;
    base_cents: number;
    descuento_cents: Generated<number>;
    variante_id: number | null;
    /** "Talla: M, Color: Azul", as it was then. */
    variante: string | null;
    /** 1 while these units are taken from the product's stock. */
    reservado: number;
    /** Of those, how many a refund put back on the shelf. */
    repuestas: Generated<number>;
  };
  pedido_historia: {
    id: Generated<number>;
    pedido_id: number;
    hecho_en: string;
    usuario: string;
    estado: EstadoPedido;
    nota: string | null;
  };
  reembolsos: {
    id: Generated<number>;
    pedido_id: number;
    /** The provider takes two requests with the same key as one. */
    clave: string;
    importe_cents: number;
    motivo: string | null;
    reponer_stock: number;
    /** `pedido`: asked, not done yet; `dudoso`: nobody knows whether it was done, a person must look. */
    estado: 'pedido' | 'hecho' | 'fallido' | 'dudoso';
    proveedor_id: string | null;
    usuario: string;
    creado_en: string;
    hecho_en: string | null;
    /** When the provider last said that it is still pending. */
    consultado_en: string | null;
  };
  /** What a refund gives back, line by line; without a line it is shipping. */
  reembolso_lineas: {
    id: Generated<number>;
    reembolso_id: number;
    articulo_id: number | null;
    iva: number;
    cantidad: number;
    total_cents: number;
    base_cents: number;
  };
  /** Payments that the buyer's bank asks back. */
  disputas: {
    id: Generated<number>;
    pedido_id: number;
    proveedor_id: string;
    importe_cents: number;
    motivo: string;
    estado: 'abierta' | 'ganada' | 'perdida';
    abierta_en: string;
    cerrada_en: string | null;
  };
  /** Notices of the payment provider that were dealt with. */
  avisos_pago: { id: string; tipo: string; recibido_en: string };
  /** The demo gateway's own sessions: what the provider knows, not what we know of it. */
  sesiones_demo: {
    id: string;
    referencia: string;
    importe_cents: number;
    estado: 'abierta' | 'pagada' | 'cancelada';
    success_url: string;
    cancel_url: string;
    creada_en: string;
    caduca_en: string;
    reembolsado_cents: number;
  };
  desistimientos: {
    id: Generated<number>;
    pedido_id: number;
    nombre: string;
    email: string;
    busqueda: string;
    recibido_en: string;
  };
}

interface PedidosTable {
  id: Generated<number>;
  cod_pedido: string;
  estado: EstadoPedido;
  cliente_nombre: string;
  cliente_email: string;
  cliente_telefono: string;
  cliente_direccion: string;
  codigo_postal: string | null;
  /** Which of the settings' zones it was sent to. */
  zona: string;
  /** In which it was ordered: the buyer's mails are in it. */
  idioma: Generated<string>;
  entrega: Generated<'envio' | 'recogida'>;
  /** Where and when it is fetched, as the settings said then. */
  recogida_direccion: string | null;
  recogida_horario: string | null;
  /** What the buyer wrote for the parcel. */
  nota: string | null;
  factura_nombre: string | null;
  factura_nif: string | null;
  factura_direccion: string | null;
  /** Why the program has not issued all its invoices; null where it has, or must not. */
  sin_factura: Generated<'titular' | 'restaurada' | null>;
  cupon_id: number | null;
  cupon_codigo: string | null;
  cupon_tipo: TipoCupon | null;
  /** 1 while the coupon counts this order as a use. */
  cupon_usado: Generated<number>;
  /** What the coupon took off the goods. */
  descuento_cents: Generated<number>;
  /** The goods, after the coupon. */
  subtotal_cents: number;
  envio_cents: number;
  envio_base_cents: number;
  /** The rate of shipping, or the largest of its parts. */
  envio_iva: number;
  /** JSON: shipping by rate; null in orders of before, which had one. */
  envio_partes: string | null;
  total_cents: number;
  /** Given back. */
  reembolsado_cents: number;
  /** Asked to be given back; not done yet, and not to be asked for again. */
  reembolso_pendiente_cents: Generated<number>;
  unidades: number;
  condiciones_version: string | null;
  proveedor: 'stripe' | 'demo' | FormaAMano;
  session_id: string | null;
  pago_id: string | null;
  transportista: string | null;
  seguimiento: string | null;
  notas: string | null;
  busqueda: string;
  creado_en: string;
  caduca_en: string;
  pagado_en: string | null;
  /** The day of the sale in Madrid: sales are added up by it. */
  dia_venta: string | null;
  /** The address it was ordered from (IPv6: its /64); kept for a day, or while it waits for a payment by hand. */
  origen: string | null;
  enviado_en: string | null;
  entregado_en: string | null;
  updated_at: string;
  version: Generated<number>;
}
