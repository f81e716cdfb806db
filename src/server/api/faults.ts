/** Turns a thrown error into the refusal that the caller gets. */

import { randomBytes } from 'node:crypto';
import { logError } from '#server/log.ts';
import { StorageAway } from '#server/media/storage.ts';
import { later, say } from '#values/idioma/say.ts';
import { Refusal } from './refusal.ts';

export function toRefusal(error: unknown, callName: string): Refusal {
  if (error instanceof Refusal) return error;
  const { code, sqlite } = codesOf(error);
  if (isUniqueViolation(error)) return new Refusal(409, later('Ya existe un elemento con esos datos.'));
  if (isForeignKeyViolation(error))
    return new Refusal(409, later('El elemento está unido a otro que no existe o que todavía lo usa.'));
  const id = randomBytes(4).toString('hex');
  if (isDiskFull(error)) {
    logError(`call ${callName} failed: the disk is full`, error, { id });
    return new Refusal(
      507,
      say(
        'No queda espacio en el disco del servidor y no se ha podido guardar. Avisa a quien lo mantiene y vuelve a intentarlo cuando haya sitio. ({codigo})',
        { codigo: id },
      ),
    );
  }
  logError(`call ${callName} failed`, error, { id });
  if (error instanceof StorageAway)
    return new Refusal(
      503,
      say(
        'El almacén de imágenes y archivos no responde en este momento. Inténtalo de nuevo en unos minutos. ({codigo})',
        { codigo: id },
      ),
    );
  if (isReadOnly(code, sqlite))
    return new Refusal(
      503,
      say(
        'Ahora mismo el sitio solo se puede leer y no se ha podido guardar. Inténtalo de nuevo en unos minutos. ({codigo})',
        { codigo: id },
      ),
    );
  if (isDatabaseAway(error, code, sqlite))
    return new Refusal(
      503,
      say('El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos. ({codigo})', {
        codigo: id,
      }),
    );
  return new Refusal(
    500,
    say('Ha ocurrido un error inesperado. Si se repite, indica este código: {codigo}.', { codigo: id }),
  );
}

/** Something unique (an address, a name) belongs to another row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, sqlite } = codesOf(error);
  return code === '23505' || sqlite === 2067 || sqlite === 1555;
}

/** A row points at one that is not there, or goes while others point at it. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, sqlite } = codesOf(error);
  return code === '23503' || sqlite === 787;
}

/** Nothing more can be written: by us, by SQLite (the file, or what it shares of its log), or by PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  const { code, sqlite } = codesOf(error);
  return ['ENOSPC', 'EDQUOT', '53100'].includes(code) || (sqlite & 0xff) === 13 || sqlite === 4874;
}

function codesOf(error: unknown): { code: string; sqlite: number } {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return { code: String(code ?? ''), sqlite: Number(errcode ?? 0) };
}

/** Somebody is looking after the database, or it is a copy of another. */
function isReadOnly(code: string, sqlite: number): boolean {
  return code === '25006' || (sqlite & 0xff) === 8;
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);

function isDatabaseAway(error: unknown, code: string, sqlite: number): boolean {
  const message = error instanceof Error ? error.message : '';
  return (
    networkCodes.has(code) ||
    // 40: given up for the sake of another who wrote the same rows.
    /^(57P0|08|53|40)/.test(code) ||
    [5, 10, 14].includes(sqlite & 0xff) ||
    isSessionUnread(error) ||
    /Connection terminated|Query read timeout|not queryable|timeout exceeded when trying to connect|driver has already been destroyed|database is not open/.test(
      message,
    )
  );
}

/** The session library does not say why it could not look; it looks nowhere but in the database. */
function isSessionUnread(error: unknown): boolean {
  return error instanceof Error && error.name === 'APIError' && (error as { statusCode?: number }).statusCode === 500;
}
