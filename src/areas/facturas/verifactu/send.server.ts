/**
 * Sends the billing records to the tax agency: in the order of the chain, at most a thousand at once, not sooner than
 * it asks for. Whatever dies or fails in between is sent again; the agency says then that it had it already.
 */
import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import { datosOf, findFactura } from '#areas/facturas/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { logError, logInfo } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';
import type { Certificates } from './certificate.server.ts';
import {
  hasPending,
  listPending,
  type PendingRow,
  readServicio,
  saveVerdicts,
  type Verdict,
  writeServicio,
} from './envios-queries.server.ts';
import { type AnswerLine, envelope, readAnswer } from './message.server.ts';
import type { EstadoEnvio } from './modo.ts';
import { addresses, ask } from './service.server.ts';

const most = 1000;
/** Until the service says how long it wants to be left alone. */
const firstWaitSeconds = 60;
const longestRestMs = 30 * 60_000;
const lookMs = 10_000;
/** The message as a whole cannot be read: one of its records is to blame. Other refusals are about who sends it. */
const unreadable = /\b(?:4102|4103|4106|4113|4119)\b/;

export const senderJob = 'verifactu';

interface SenderParts {
  db: Db;
  ajustes: CurrentAjustes;
  settings: Pick<Settings, 'verifactu'>;
  certificates: Certificates;
  worker: Worker;
  changed(tags: string[]): void;
}

export function createSender(parts: SenderParts): void {
  const { db, worker } = parts;
  worker.add({
    name: senderJob,
    everyMs: lookMs,
    hasWork: async () => hasPending(db, isTooSoon((await readServicio(db)).siguiente_en) ? most : 1),
    async run({ signal }) {
      while (!signal.aborted && (await sendSome(parts, signal)));
    },
  });
}

/** Whether there may be more to send at once. */
async function sendSome(parts: SenderParts, signal: AbortSignal): Promise<boolean> {
  const { db, changed } = parts;
  const servicio = await readServicio(db);
  const waiting = await listPending(db, most);
  if (waiting.length === 0) return false;
  const isFull = waiting.length === most && !servicio.falla_desde;
  if (isTooSoon(servicio.siguiente_en) && !isFull) return false;
  const batch = batchOf(waiting).slice(0, servicio.lote ?? most);
  const waitSeconds = servicio.espera_s ?? firstWaitSeconds;
  // Before it is sent: whoever takes over from a process that died waits as well.
  await writeServicio(db, { ...servicio, siguiente_en: inSeconds(waitSeconds) });
  const now = () => new Date().toISOString();
  try {
    const answer = await send(parts, batch, servicio.falla_desde !== undefined, signal);
    if (answer.kind === 'fault' && (!unreadable.test(answer.text) || servicio.lote === undefined || batch.length > 1)) {
      const isUnreadable = unreadable.test(answer.text);
      await fail(parts, answer.text, isUnreadable ? { lote: Math.ceil(batch.length / 2), restMs: 0 } : {});
      return false;
    }
    const verdicts = answer.kind === 'fault' ? [refused(batch[0]!, answer.text)] : verdictsOf(batch, answer);
    const wait = (answer.kind === 'answer' && answer.waitSeconds) || waitSeconds;
    await db.transaction().execute(async (db) => {
      await saveVerdicts(db, verdicts, now());
      await writeServicio(db, { espera_s: wait, siguiente_en: inSeconds(wait), respondido_en: now() });
    });
    if (verdicts.length < batch.length)
      logInfo('the tax agency did not answer for all records', { sent: batch.length, answered: verdicts.length });
    changed(['facturas']);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    await fail(parts, reasonOf(error));
    logError('billing records could not be sent', error);
    return false;
  }
}

/** For one issuer and one of the agency's doors; and each invoice once, so that it is plain what an answer is about. */
function batchOf(waiting: PendingRow[]): PendingRow[] {
  const keys = new Set<string>();
  const other = waiting.findIndex((row) => {
    const isOther = row.nif !== waiting[0]!.nif || row.entorno !== waiting[0]!.entorno || keys.has(keyOf(row));
    keys.add(keyOf(row));
    return isOther;
  });
  return other < 0 ? waiting : waiting.slice(0, other);
}

async function send(
  { db, ajustes, settings, certificates }: SenderParts,
  batch: PendingRow[],
  incidencia: boolean,
  signal: AbortSignal,
) {
  const certificate = await certificates.current();
  if (!certificate) throw new Error('falta el certificado');
  const [{ nif, entorno, factura_id }] = batch as [PendingRow];
  const { titular } = ajustes.current;
  const nombre =
    titular.nif === nif ? titular.nombre : datosOf((await findFactura(db, { id: factura_id }))!).emisor.nombre;
  const xml = envelope({ nombre, nif }, batch, incidencia);
  const answer = readAnswer(await ask(settings.verifactu.url ?? addresses[entorno], xml, certificate, signal));
  if (!answer) throw new Error('la respuesta no se entiende');
  return answer;
}

function verdictsOf(batch: PendingRow[], { csv, lines }: { csv: string | null; lines: AnswerLine[] }): Verdict[] {
  const said = new Map(lines.map((line) => [keyOf(line), line]));
  return batch.flatMap((row) => {
    const line = said.get(keyOf(row));
    const estado = line && estadoOf(line);
    if (!estado) return [];
    const { codigo, descripcion } = estado === 'aceptado' ? { codigo: null, descripcion: null } : line;
    return [{ registro_id: row.id, estado, codigo, descripcion, csv }];
  });
}

/** The invoice, and which of its records. */
function keyOf(record: PendingRow | AnswerLine): string {
  const isSubsanacion = 'subsana' in record ? record.subsana !== 'no' : record.isSubsanacion;
  return `${record.numero} ${record.tipo} ${isSubsanacion}`;
}

/** Undefined for a word that is not in their documents: it is asked again. */
function estadoOf({ estado, duplicado }: AnswerLine): EstadoEnvio | undefined {
  // It came the time before, and the answer got lost.
  if (duplicado) return duplicado === 'AceptadaConErrores' ? 'con_errores' : 'aceptado';
  if (estado === 'Correcto') return 'aceptado';
  if (estado === 'AceptadoConErrores') return 'con_errores';
  return estado === 'Incorrecto' ? 'rechazado' : undefined;
}

function refused({ id }: PendingRow, descripcion: string): Verdict {
  return { registro_id: id, estado: 'rechazado', codigo: null, descripcion, csv: null };
}

/** Tried again later and later. */
async function fail({ db }: SenderParts, motivo: string, { lote, restMs }: { lote?: number; restMs?: number } = {}) {
  const before = await readServicio(db);
  const intentos = (before.intentos ?? 0) + 1;
  const rest = restMs ?? Math.min(longestRestMs, firstWaitSeconds * 1000 * 2 ** (intentos - 1));
  const atLeast = (before.espera_s ?? firstWaitSeconds) * 1000;
  await writeServicio(db, {
    ...before,
    ...{ intentos, motivo: motivo.slice(0, 500), falla_desde: before.falla_desde ?? new Date().toISOString() },
    ...(lote && { lote }),
    siguiente_en: inSeconds(Math.max(rest, atLeast) / 1000),
  });
}

/** Without addresses or certificates in it: the operator reads it. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if ((error as Error).name === 'TimeoutError') return 'no responde';
  return code ? `no se pudo conectar (${code})` : message;
}

function isTooSoon(siguiente_en: string | undefined): boolean {
  return siguiente_en !== undefined && Date.parse(siguiente_en) > Date.now();
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
