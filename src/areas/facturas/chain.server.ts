/**
 * Whether every billing record is the one that was written, follows the one before it and says what its invoice says; and whether
 * a number, or the last record, is missing.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/open.ts';
import { formatDate } from '#values/fecha.ts';
import { numeroOf } from './factura.ts';
import { listRegistros, listSaid, type RegistroRow, readCadena } from './queries.server.ts';
import { huellaAlta, huellaAnulacion } from './registro.server.ts';
import { listEventos, type SerieConfirmada } from './restored-queries.server.ts';

const portion = 100;
const shownAtMost = 20;

interface Checked {
  registros: number;
  fallos: string[];
  /** What happened to the chain that is not wrong: restores. */
  avisos: string[];
}

export async function checkChain(db: Db): Promise<Checked> {
  const eventos = await listEventos(db);
  const confirmed = eventos
    .filter(({ tipo }) => tipo === 'confirmacion')
    .flatMap(({ detalle }) => JSON.parse(detalle) as SerieConfirmada[]);
  const numbers = createNumbers(confirmed);
  const fallos: string[] = [];
  // There are more by the end of the walk: this one it must meet.
  const { huella: end } = await readCadena(db);
  let isEndMet = end === null;
  let last: RegistroRow | undefined;
  let registros = 0;
  for (;;) {
    const rows = await listRegistros(db, { afterId: last?.id ?? 0, limit: portion });
    const said = await listSaid(
      db,
      rows.map(({ factura_id }) => factura_id),
    );
    for (const row of rows) {
      registros++;
      isEndMet ||= row.huella === end;
      // What is older than the law wants kept has gone: the first that is left follows one that is not there.
      const isFirst = last === undefined;
      const wrong = faultOf(row, last) ?? otherThan(row, said.get(row.factura_id)) ?? numbers.faultOf(row, isFirst);
      if (wrong && fallos.length < shownAtMost) fallos.push(`${row.numero}: ${wrong}`);
      last = row;
    }
    if (rows.length < portion) {
      if (last && !isEndMet) fallos.push(`${last.numero}: detrás faltan registros`);
      return { registros, fallos, avisos: eventos.map(describeEvento) };
    }
    // Others have their turn between two portions.
    await nextTurn();
  }
}

function faultOf(row: RegistroRow, before: RegistroRow | undefined): string | undefined {
  if (before && row.anterior !== before.huella) return 'no sigue al registro anterior';
  const base = {
    ...{ nif: row.nif, numero: row.numero, fecha: row.fecha, generadoEn: row.generado_en },
    anterior: row.anterior === null ? undefined : { nif: '', numero: '', fecha: '', huella: row.anterior },
  };
  const huella =
    row.tipo === 'anulacion'
      ? huellaAnulacion(base)
      : huellaAlta({ ...base, tipo: row.tipo_factura!, cuotaCents: row.cuota_cents!, totalCents: row.total_cents! });
  if (huella !== row.huella) return 'su huella no corresponde a lo que dice';
  return row.xml.includes(`<sf:Huella>${huella}</sf:Huella>`) ? undefined : 'su XML lleva otra huella';
}

type Said = Awaited<ReturnType<typeof listSaid>> extends Map<number, infer Row> ? Row : never;

/** What whoever has the paper reads must be what was recorded. */
function otherThan(row: RegistroRow, factura: Said | undefined): string | undefined {
  if (!factura) return 'su factura no está';
  const isSame =
    row.numero === factura.numero &&
    row.fecha === factura.fecha &&
    (row.tipo === 'anulacion' ||
      (row.tipo_factura === factura.tipo &&
        row.cuota_cents === factura.cuota_cents &&
        row.total_cents === factura.total_cents));
  return isSame ? undefined : 'su factura dice otra cosa';
}

/** Numbers follow each other in each series and year, but for those that a restore lost and somebody reported. */
function createNumbers(confirmed: SerieConfirmada[]) {
  const lasts = new Map<string, number>();
  let isWhole = true;
  const skipTo = (serie: string, last: number) =>
    confirmed.find(({ serie: one, ejercicio, antes }) => `${one}${ejercicio}` === serie && antes === last)?.ultimo;
  return {
    faultOf({ tipo, subsana, numero, anterior }: RegistroRow, isFirst: boolean): string | undefined {
      if (isFirst) isWhole = anterior === null;
      if (tipo !== 'alta' || subsana !== 'no') return undefined;
      const at = numero.lastIndexOf('-');
      const [serie, orden] = [numero.slice(0, at), Number(numero.slice(at + 1))];
      const last = lasts.get(serie);
      lasts.set(serie, orden);
      if (last === undefined && !isWhole) return undefined;
      const expected = [(last ?? 0) + 1, (skipTo(serie, last ?? 0) ?? -1) + 1];
      if (expected.includes(orden)) return undefined;
      return orden <= (last ?? 0) ? 'su número ya se había dado' : `falta el número ${expected[0]}`;
    },
  };
}

function describeEvento({ tipo, en, usuario, detalle }: Awaited<ReturnType<typeof listEventos>>[number]): string {
  if (tipo === 'restauracion') return `El ${formatDate(en)} el sitio se restauró de una copia.`;
  const series = (JSON.parse(detalle) as SerieConfirmada[])
    .filter(({ antes, ultimo }) => ultimo > antes)
    .map(({ serie, ejercicio, antes, ultimo }) => `${numeroOf(serie, ejercicio, ultimo)} en lugar de ${antes}`);
  const what = series.length > 0 ? `que la última era la ${series.join(', la ')}` : 'que no faltaba ninguna';
  return `El ${formatDate(en)} ${usuario} confirmó ${what}.`;
}
