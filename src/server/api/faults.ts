/** What a thrown error means to the one who called. */
import { randomBytes } from 'node:crypto';
import { logError } from '../log.ts';
import { Refusal } from './refusal.ts';

export function toRefusal(error: unknown, callName: string): Refusal {
  if (error instanceof Refusal) return error;
  const code = String((error as { code?: unknown }).code ?? '');
  const sqlite = Number((error as { errcode?: unknown }).errcode ?? 0);
  if (code === '23505' || sqlite === 2067 || sqlite === 1555)
    return new Refusal(409, 'Ya existe un elemento con esos datos.');
  if (code === '23503' || sqlite === 787)
    return new Refusal(409, 'El elemento está unido a otro que no existe o que todavía lo usa.');
  const id = randomBytes(4).toString('hex');
  logError(`call ${callName} failed`, error, { id });
  if (isDatabaseAway(error, code, sqlite))
    return new Refusal(503, `El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos. (${id})`);
  return new Refusal(500, `Ha ocurrido un error inesperado. Si se repite, indica este código: ${id}.`);
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);

function isDatabaseAway(error: unknown, code: string, sqlite: number): boolean {
  const message = error instanceof Error ? error.message : '';
  return (
    networkCodes.has(code) ||
    /^(57P0|08|53)/.test(code) ||
    [5, 10, 13, 14].includes(sqlite & 0xff) ||
    /Connection terminated|timeout exceeded when trying to connect|driver has already been destroyed|database is not open/.test(message)
  );
}
