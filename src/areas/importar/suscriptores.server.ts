/** Subscribers that another program had. Nobody who left here is brought back, and nothing is said about anybody by name. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '#server/api/refusal.ts';
import { type CsvRow, readCsv } from '#server/read-csv.ts';
import { emailPattern, normalEmail } from '#values/email.ts';
import { plain } from '#values/slug.ts';
import type { Analisis } from './importacion.ts';
import { findSuscripcion, insertSuscriptor, rememberImportado } from './importados-queries.server.ts';
import { createAvisos, createCounts, type ImportContext, type Importer, type Work } from './work.server.ts';

export const suscriptores: Importer = { analyse, run };

const emailHeadings = [
  'email',
  'e-mail',
  'correo',
  'correo electronico',
  'email address',
  'direccion de correo',
  'mail',
];
const estadoHeadings = ['estado', 'status', 'member status', 'subscription status'];
const fechaHeadings = [
  'confirmado',
  'confirm_time',
  'optin_time',
  'fecha de alta',
  'fecha',
  'date',
  'created_at',
  'pedido',
];
const left = /^(?:baja|unsubscribed?|cleaned|bounced|spam|inactive|inactivo|cancel)/;
const unconfirmed = /^(?:pendiente|pending|unconfirmed|sin confirmar)/;

type Verdict = { email: string } | { why: string };

async function* people(path: string): AsyncGenerator<{ row: CsvRow; verdict: Verdict }> {
  const isHeading = (cells: string[]) => !cells.some((cell) => emailPattern.test(cell.trim()));
  const table = await readCsv(path, isHeading);
  if (!table.has(...emailHeadings))
    throw new Refusal(
      422,
      'No se encuentra la columna de las direcciones. La primera fila debe llevar los nombres de las columnas, y una debe llamarse «email» o «correo».',
    );
  const seen = new Set<string>();
  for await (const row of table.rows) {
    const verdict = judge(row, table.has(...estadoHeadings) ? row.cell(...estadoHeadings) : '');
    if ('email' in verdict && seen.has(verdict.email)) {
      yield { row, verdict: { why: 'La dirección está repetida en el archivo.' } };
      continue;
    }
    if ('email' in verdict) seen.add(verdict.email);
    yield { row, verdict };
  }
}

function judge(row: CsvRow, estado: string): Verdict {
  const email = normalEmail(row.cell(...emailHeadings));
  if (!emailPattern.test(email) || email.length > 100) return { why: 'No lleva una dirección de correo válida.' };
  // Without headings the only column is the address itself.
  const said = plain(estado.trim());
  if (said !== email && left.test(said)) return { why: 'Se había dado de baja allí: no viene.' };
  if (said !== email && unconfirmed.test(said)) return { why: 'No había confirmado su suscripción: no viene.' };
  return { email };
}

async function analyse(path: string, { db }: ImportContext): Promise<Analisis> {
  const counts = createCounts();
  const avisos = createAvisos();
  let total = 0;
  for await (const { row, verdict } of people(path)) {
    total++;
    const why = 'why' in verdict ? verdict.why : await whyNot(db, verdict.email);
    if (why === already) counts.add('Ya están suscritos (no se repiten)');
    else if (why) avisos.add(`Fila ${row.line}`, why);
    else counts.add('Suscriptores');
  }
  return { origen: '', vienen: counts.list(), ...avisos.list(), total };
}

const already = 'Ya está suscrita.';

async function whyNot(db: ImportContext['db'], email: string): Promise<string | undefined> {
  const known = await findSuscripcion(db, email);
  if (!known) return undefined;
  return known.estado === 'baja' ? 'Se dio de baja aquí: no se vuelve a suscribir.' : already;
}

async function run(work: Work): Promise<void> {
  const { db } = work;
  work.expect(await countRows(work.path));
  const origen = `Importado por ${work.writer().user!.usuario}: ${work.opciones.procedencia ?? ''}`.slice(0, 1100);
  for await (const { row, verdict } of people(work.path)) {
    const why = 'why' in verdict ? verdict.why : await whyNot(db, verdict.email);
    if (why === already) work.count('Ya estaban');
    else if (why) work.leaveOut(`Fila ${row.line}`, why);
    else if ('email' in verdict)
      await db.transaction().execute(async (db) => {
        const now = new Date().toISOString();
        const token = randomBytes(24).toString('base64url');
        const pedidoEn = instantOf(row.cell(...fechaHeadings), now);
        const id = await insertSuscriptor(db, { email: verdict.email, token, origen, pedidoEn, now });
        if (id === undefined) return;
        // By its number, not by its address: what is erased of somebody must not stay here.
        await rememberImportado(db, {
          ...{ fuente: 'suscriptores', clave: `suscriptor:${id}`, importacion_id: work.id },
          ...{ tipo: 'suscriptor', id_cosa: id, version: 1 },
        });
      });
    await work.advance();
  }
}

async function countRows(path: string): Promise<number> {
  let total = 0;
  for await (const _ of people(path)) total++;
  return total;
}

/** '2024-05-01…' or '01/05/2024'; today when it says nothing that is a day in the past. */
function instantOf(text: string, now: string): string {
  const [, day, month, year] = text.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/) ?? [];
  const iso = year
    ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
    : text.match(/^\d{4}-\d\d-\d\d/)?.[0];
  const instant = iso ? new Date(`${iso}T12:00:00Z`) : undefined;
  return instant && instant.getTime() > 0 && instant.toISOString() < now ? instant.toISOString() : now;
}
