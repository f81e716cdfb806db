/** Whether every billing record is the one that was written, and follows the one before it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/open.ts';
import { listRegistros, type RegistroRow } from './queries.server.ts';
import { huellaAlta, huellaAnulacion } from './registro.server.ts';

const portion = 500;
const toldAtMost = 20;

export async function checkChain(db: Db): Promise<{ registros: number; fallos: string[] }> {
  const fallos: string[] = [];
  let last: RegistroRow | undefined;
  let registros = 0;
  for (;;) {
    const rows = await listRegistros(db, { afterId: last?.id ?? 0, limit: portion });
    for (const row of rows) {
      registros++;
      const wrong = faultOf(row, last);
      if (wrong && fallos.length < toldAtMost) fallos.push(`${row.numero}: ${wrong}`);
      last = row;
    }
    if (rows.length < portion) return { registros, fallos };
    // Others have their turn between two portions.
    await nextTurn();
  }
}

function faultOf(row: RegistroRow, before: RegistroRow | undefined): string | undefined {
  if (row.anterior !== (before?.huella ?? null)) return 'no sigue al registro anterior';
  const base = {
    ...{ nif: row.nif, numero: row.numero, fecha: row.fecha, generadoEn: row.generado_en },
    anterior: before && { nif: before.nif, numero: before.numero, fecha: before.fecha, huella: before.huella },
  };
  const huella =
    row.tipo === 'anulacion'
      ? huellaAnulacion(base)
      : huellaAlta({ ...base, tipo: row.tipo_factura!, cuotaCents: row.cuota_cents!, totalCents: row.total_cents! });
  if (huella !== row.huella) return 'su huella no corresponde a lo que dice';
  return row.xml.includes(`<sf:Huella>${huella}</sf:Huella>`) ? undefined : 'su XML lleva otra huella';
}
