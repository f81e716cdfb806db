/** What leaves with the archive of everything: which tables, and what of them stays here. */
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { thingOf, tipos } from '#things.ts';

export interface Exported {
  table: keyof Schema;
  /** A unique column, by which its rows are read in order. */
  key: string;
  /** A second one, where it takes two. */
  and?: string;
  /** Secrets, and what only this program makes sense of. */
  omit?: readonly string[];
  /** Only these columns: for tables that other software fills. */
  only?: readonly string[];
}

/** Made from the others, or of no use outside. */
const ofThisProgram = ['busqueda'];

const others: Exported[] = [
  { table: 'pedidos', key: 'id', omit: ['busqueda', 'session_id', 'origen'] },
  { table: 'pedido_articulos', key: 'id', omit: ['reservado'] },
  { table: 'pedido_historia', key: 'id' },
  { table: 'reembolsos', key: 'id', omit: ['clave'] },
  { table: 'reembolso_lineas', key: 'id' },
  { table: 'disputas', key: 'id' },
  { table: 'desistimientos', key: 'id', omit: ['busqueda'] },
  { table: 'facturas', key: 'id', omit: ['busqueda', 'clave'] },
  { table: 'factura_desglose', key: 'id' },
  { table: 'factura_enlaces', key: 'id' },
  { table: 'factura_logos', key: 'nombre' },
  { table: 'registros_facturacion', key: 'id' },
  { table: 'registro_envios', key: 'registro_id' },
  { table: 'facturacion_eventos', key: 'id' },
  { table: 'facturas_series', key: 'serie', and: 'ejercicio' },
  { table: 'suscriptores', key: 'id', omit: ['token', 'busqueda'] },
  // Their texts carry personal links.
  { table: 'correos', key: 'id', omit: ['busqueda', 'clave', 'texto', 'html', 'cabeceras', 'secreto'] },
  { table: 'papelera', key: 'id', omit: ['busqueda', 'etiquetas'] },
  { table: 'registro', key: 'id', omit: ['busqueda'] },
  { table: 'rutas_anteriores', key: 'ruta' },
  { table: 'importaciones', key: 'id' },
  { table: 'vistas', key: 'id' },
  { table: 'colaboradores', key: 'usuario' },
  { table: 'estadisticas_claves', key: 'id' },
  { table: 'estadisticas', key: 'dia', and: 'clave_id' },
  { table: 'informes_patrocinador', key: 'patrocinador', omit: ['clave'] },
  { table: 'user', key: 'id', only: ['id', 'name', 'username', 'email', 'role', 'activo', 'createdAt'] },
];

/** Secrets, what is counted for a moment, and what is made anew from the rest. */
export const notExported = [
  ...['account', 'session', 'verification', 'twoFactor', 'intentos', 'dispositivos', 'enlaces_contrasena', 'meta'],
  ...['avisos_pago', 'sesiones_demo', 'busqueda_indice', 'importados', 'migraciones', 'visitantes_hoy'],
  ...['medio_usos', 'medio_anteriores', 'medio_borrables', 'trabajos', 'facturacion_cadena', 'borrador_enlaces'],
  ...['articulo_listas', 'secretos', 'purgas', 'facturas_por_dia', 'factura_palabras', 'ediciones'],
  ...['traduccion_textos'],
];

/** Every kind of thing with what belongs to it, and the rest of what the site knows. */
export function exportedTables(): Exported[] {
  const ofThings = tipos.flatMap((tipo) => {
    const { table, parts, history } = thingOf(tipo);
    return [table, ...Object.keys({ ...parts, ...history })];
  });
  return [...ofThings.map((table) => ({ table: table as keyof Schema, key: 'id', omit: ofThisProgram })), ...others];
}

const batch = 500;

/** Row by row, a few hundred at a time: a large site is not in memory at once. */
export async function* rowsOf(
  db: Db,
  { table, key, and, omit = [], only }: Exported,
): AsyncGenerator<Record<string, unknown>> {
  for (let last: Record<string, unknown> | undefined; ; ) {
    const [one, other] = [key, and ?? key] as ['id', 'id'];
    // One of them stands for all: which column orders them is said above.
    const found = await db
      .selectFrom(table as 'libros')
      .selectAll()
      .orderBy(one)
      .$if(and !== undefined, (query) => query.orderBy(other))
      .$if(last !== undefined, (query) =>
        query.where((eb) => {
          const [at, beside] = [last![key], last![and ?? key]] as [number, number];
          return and ? eb.or([eb(one, '>', at), eb(one, '=', at).and(other, '>', beside)]) : eb(one, '>', at);
        }),
      )
      .limit(batch)
      .execute();
    const rows = found as unknown as Record<string, unknown>[];
    const leaves = (column: string) => (only ? only.includes(column) : !omit.includes(column));
    for (const row of rows) yield Object.fromEntries(Object.entries(row).filter(([column]) => leaves(column)));
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}
