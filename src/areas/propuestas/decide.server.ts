/** Yes, no, or a question back: once, whoever presses twice, and whoever proposed it is told. */
import { createEvento, type EventoCampos } from '#areas/eventos/write-evento.server.ts';
import { paths } from '#paths.ts';
import type { CallContext } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { inIdioma, linkHere } from '#server/idiomas.ts';
import type { WrittenMail } from '#server/mail/mails.ts';
import { recordChange } from '#server/things/change-log.ts';
import { estadoPropuestaLabel, isOpen } from '#values/agenda/propuesta.ts';
import { correccionOf } from './campos.server.ts';
import { acceptedMail, askedBackMail, changeRejectedMail, correctedMail, rejectedMail } from './mails.server.ts';
import { emailOf, findPropuesta, lockPropuesta, type PropuestaRow, updatePropuesta } from './queries.server.ts';
import { printOf } from './sellos.server.ts';
import { keepTheirWords } from './translation.server.ts';

export type Decider = Pick<CallContext<unknown>, 'app' | 'db' | 'user' | 'now' | 'changed'>;

/** Which proposal, as whoever decides has seen it: without `version` whatever it says by now. */
export interface Seen {
  id: number;
  version?: number | undefined;
}

interface Published {
  campos: EventoCampos;
  /** Their words were in another language, and stay what the event says in it. */
  isTranslated?: boolean;
}

/** The event that it became; the same one when it was accepted before. `publishedOf`: how it is published. */
export async function acceptEvento(decider: Decider, seen: Seen, publishedOf: (row: PropuestaRow) => Published) {
  const { app, db } = decider;
  const { id } = seen;
  const row = await requirePropuesta(db, id, 'evento');
  if (row.estado === 'aceptada' && row.evento_id) return { id: row.evento_id, isNew: false };
  try {
    const { campos, isTranslated } = publishedOf(row);
    const evento = await createEvento(decider, campos, {
      // What is published is what was read: nobody may change it in between.
      before: async (db) => void (await lockOpen(db, { id, version: seen.version ?? row.version }, 'evento')),
      also: async (db, { id: evento_id, slug }) => {
        if (isTranslated) await keepTheirWords({ ...decider, db }, row, evento_id, campos);
        await settle(decider, db, row, { estado: 'aceptada', evento_id });
        const written = inIdioma(row.idioma, () =>
          acceptedMail(row, linkHere(app.settings.siteUrl, paths.evento(slug)), `propuesta-${id}-aceptada`),
        );
        await mailTo(decider, db, row, written);
      },
    });
    decider.changed('propuestas');
    return { id: evento.id, isNew: true };
  } catch (error) {
    // Pressed twice: the other press has made it.
    const after = await findPropuesta(db, { id });
    if (error instanceof Refusal && after?.estado === 'aceptada' && after.evento_id)
      return { id: after.evento_id, isNew: false };
    throw error;
  }
}

/** Somebody has looked at it and mended what was wrong. */
export function acceptCorreccion(decider: Decider, seen: Seen): Promise<void> {
  const { id } = seen;
  return decide(decider, seen, 'correccion', async (db, row) => {
    await settle(decider, db, row, { estado: 'aceptada' });
    const { siteUrl } = decider.app.settings;
    return inIdioma(row.idioma, () =>
      correctedMail(row, linkHere(siteUrl, correccionOf(row).ruta), `propuesta-${id}-corregida`),
    );
  });
}

export function reject(decider: Decider, seen: Seen, motivo: string): Promise<void> {
  const { id } = seen;
  return decide(decider, seen, undefined, async (db, row) => {
    await settle(decider, db, row, { estado: 'rechazada', nota: motivo || null });
    // Rubbish is refused without a word.
    if (!motivo) return undefined;
    const write = row.clase === 'cambio' ? changeRejectedMail : rejectedMail;
    return inIdioma(row.idioma, () => write(row, motivo, `propuesta-${id}-rechazada`));
  });
}

export function askBack(decider: Decider, seen: Seen, nota: string): Promise<void> {
  const { id } = seen;
  return decide(decider, seen, 'evento', async (db, row) => {
    if (!row.email)
      throw new Refusal(409, 'Ya no sabemos quién la envió: no se le puede preguntar. Acéptala o recházala.');
    const { app, now } = decider;
    const token = app.sellos.linkKey(`devuelta ${id} ${row.version}`);
    await updatePropuesta(db, id, { estado: 'devuelta', nota, clave: printOf(token), updated_at: now });
    await log(decider, db, row, { estado: estadoPropuestaLabel.devuelta });
    return inIdioma(row.idioma, () => {
      const url = linkHere(app.settings.siteUrl, `/proponer?clave=${token}`);
      return askedBackMail(row, nota, url, `propuesta-${id}-devuelta-${row.version}`);
    });
  });
}

async function decide(
  decider: Decider,
  seen: Seen,
  clase: PropuestaRow['clase'] | undefined,
  work: (db: Db, row: PropuestaRow) => Promise<WrittenMail | undefined>,
): Promise<void> {
  await decider.db.transaction().execute(async (db) => {
    const row = await lockOpen(db, seen, clase);
    const mail = await work(db, row);
    if (mail) await mailTo(decider, db, row, mail);
  });
  decider.changed('propuestas');
}

/** Nobody is told of their own decision, nor when nothing is known of them any more. */
export async function mailTo({ app, user, now }: Decider, db: Db, row: PropuestaRow, mail: WrittenMail): Promise<void> {
  const para = row.usuario && row.usuario !== user!.usuario ? await emailOf(db, row.usuario) : row.email;
  if (para) await app.mail.enqueue(db, { ...mail, para }, now);
}

export async function settle(
  decider: Decider,
  db: Db,
  row: PropuestaRow,
  values: { estado: 'aceptada' | 'rechazada'; evento_id?: number; nota?: string | null },
): Promise<void> {
  const { user, now } = decider;
  // The link of the mail has served.
  const decided = { decidida_en: now, decidida_por: user!.usuario, clave: null, updated_at: now };
  await updatePropuesta(db, row.id, { ...values, ...decided });
  await log(decider, db, row, { estado: estadoPropuestaLabel[values.estado] });
}

/** The log names what was proposed, never by whom. */
function log({ user, now }: Decider, db: Db, row: PropuestaRow, after: { estado: string }): Promise<void> {
  const { id, titulo, estado } = row;
  const before = { estado: estadoPropuestaLabel[estado] };
  return recordChange(db, { by: user!.usuario, now, accion: 'editar', tipo: 'propuesta', id, titulo, before, after });
}

/** One that somebody has confirmed. */
export async function requirePropuesta(db: Db, id: number, clase: PropuestaRow['clase'] | undefined) {
  return confirmed(await findPropuesta(db, { id }), clase);
}

/** One that nobody has decided and that says what was seen, until the end of the transaction nobody else's. */
export async function lockOpen(
  db: Db,
  { id, version }: Seen,
  clase: PropuestaRow['clase'] | undefined,
): Promise<PropuestaRow> {
  const row = confirmed(await lockPropuesta(db, { id }), clase);
  const by = row.decidida_por ? ` (${row.decidida_por})` : '';
  if (!isOpen(row.estado))
    throw new Refusal(409, `Esta propuesta ya está ${estadoPropuestaLabel[row.estado].toLowerCase()}${by}.`);
  if (version !== undefined && version !== row.version)
    throw new Refusal(409, 'Esta propuesta ha cambiado mientras la mirabas. Vuelve a abrirla: ahora dice otra cosa.');
  return row;
}

function confirmed(row: PropuestaRow | undefined, clase: PropuestaRow['clase'] | undefined): PropuestaRow {
  if (!row || row.estado === 'sin_confirmar' || (clase && row.clase !== clase))
    throw notFound('La propuesta no existe.');
  return row;
}
