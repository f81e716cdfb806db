/** Invoices and their billing records. What is issued never changes: triggers refuse it. */
import type { Generated } from 'kysely';

type TipoFactura = 'F1' | 'F2' | 'F3' | 'R1' | 'R5';
type EstadoEnvio = 'pendiente' | 'aceptado' | 'con_errores' | 'rechazado' | 'subsanado';

export interface FacturasTables {
  facturas: {
    id: Generated<number>;
    /** Of its public address; nobody can guess it. */
    clave: string;
    numero: string;
    tipo: TipoFactura;
    fecha: string;
    emitida_en: string;
    pedido_id: number | null;
    reembolso_id: number | null;
    cliente_nombre: string | null;
    cliente_nif: string | null;
    motivo: string | null;
    /** JSON: who issues it, whom it is for, its lines; see DatosFactura. */
    datos: string;
    base_cents: number;
    cuota_cents: number;
    total_cents: number;
    busqueda: string;
    /** Of one issued by hand: what its form called it. */
    intento: string | null;
  };
  factura_desglose: {
    id: Generated<number>;
    factura_id: number;
    fecha: string;
    iva: number;
    exenta: number;
    base_cents: number;
    cuota_cents: number;
  };
  /** What the invoices of a day add up to, without those annulled or replaced. */
  facturas_por_dia: {
    fecha: string;
    tipo: TipoFactura;
    iva: number;
    exenta: number;
    /** Each is counted at its first rate, those annulled or replaced too. */
    facturas: number;
    base_cents: number;
    cuota_cents: number;
  };
  /** What an invoice is found by. */
  factura_palabras: { palabra: string; factura_id: number };
  /** Which invoice corrects or takes the place of which. */
  factura_enlaces: {
    id: Generated<number>;
    factura_id: number;
    otra_id: number;
    tipo: 'rectifica' | 'sustituye';
    fecha: string;
  };
  /** A logo as it was printed, a PNG in base64, by the name its file had. */
  factura_logos: { nombre: string; png: string };
  facturas_series: { serie: string; ejercicio: number; ultimo: number; fecha: string };
  registros_facturacion: {
    id: Generated<number>;
    factura_id: number;
    tipo: 'alta' | 'anulacion';
    nif: string;
    numero: string;
    fecha: string;
    tipo_factura: TipoFactura | null;
    cuota_cents: number | null;
    total_cents: number | null;
    generado_en: string;
    huella: string;
    /** The hash of the record before; null for the first. */
    anterior: string | null;
    xml: string;
    /** Of a record that takes the place of another: what the agency had said of that one. */
    subsana: Generated<'no' | 'N' | 'X' | 'S'>;
  };
  /** What became of the records that go to the tax agency. */
  registro_envios: {
    registro_id: number;
    factura_id: number;
    entorno: 'test' | 'production';
    estado: EstadoEnvio;
    codigo: string | null;
    descripcion: string | null;
    csv: string | null;
    respondido_en: string | null;
  };
  facturacion_eventos: {
    id: Generated<number>;
    tipo: 'restauracion' | 'confirmacion';
    en: string;
    usuario: string;
    /** JSON: of a confirmation, the last number of each series. */
    detalle: string;
  };
  secretos: { nombre: string; valor: string; updated_at: string };
  facturacion_cadena: {
    id: number;
    nif: string | null;
    numero: string | null;
    fecha: string | null;
    huella: string | null;
    generado_en: string | null;
    instalacion: string;
    verifactu_ejercicio: Generated<number | null>;
    restaurada_en: Generated<string | null>;
  };
}
