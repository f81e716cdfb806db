/** The queue at the desk. */
import { z } from 'zod';
import { eventoCreate, eventoForEdit, eventoUpdate, missingEventoMessage } from '#areas/eventos/evento.ts';
import { findParecidos } from '#areas/eventos/parecidos.server.ts';
import { findEvento } from '#areas/eventos/queries.server.ts';
import type { EventoCampos } from '#areas/eventos/write-evento.server.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { clases, estadosPropuesta, isOpen } from '#values/agenda/propuesta.ts';
import { campoLabel } from '#values/fields/campo.ts';
import { flag, id, optionalText, paging, requiredText, searchText, version } from '#values/fields.ts';
import { quoted } from '#values/quoted.ts';
import { camposOf, correccionOf, eventoOf } from './campos.server.ts';
import { acceptCambio, cambioOf, undo } from './colaborador/cambio.server.ts';
import { acceptCorreccion, acceptEvento, askBack, reject } from './decide.server.ts';
import { propuestaOrders } from './orders.ts';
import { propuesta } from './propuesta.ts';
import { countPendientes, findPropuesta, listPropuestas, type PropuestaRow } from './queries.server.ts';
import { isInOther, refuseUnwritten } from './translation.server.ts';

const notThere = 'La propuesta no existe.';

export const propuestasAdmin = {
  'get_propuestas_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'What others propose, the oldest first; `estado=abiertas`: what waits for somebody',
    input: z.object({
      q: searchText(),
      estado: z.enum([...estadosPropuesta, 'abiertas', '']).optional(),
      clase: z.enum([...clases, '']).optional(),
      ...sorting(propuestaOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(propuesta), pendientes: z.number(), ...pageFields }),
    async handle({ db, input, now }) {
      const { q: search, estado, clase, orden, dir } = input;
      const filter = { search, estado: estado || undefined, clase: clase || undefined, orden, dir };
      const [{ rows, ...page }, pendientes] = await Promise.all([
        listPropuestas(db, { ...filter, ...toPageRequest(input, 20) }),
        countPendientes(db),
      ]);
      const data = await Promise.all(rows.map((row) => toPropuesta(db, row, now)));
      return { data, pendientes, ...page };
    },
  }),

  'get_propuesta_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One proposal: what came, and what is here already near it',
    input: z.object({ id: id() }),
    output: z.object({ data: propuesta }),
    async handle({ db, input, now }) {
      const row = await findPropuesta(db, input);
      if (!row) throw notFound(notThere);
      return { data: await toPropuesta(db, row, now) };
    },
  }),

  'accept_propuesta.php': call({
    method: 'post',
    access: 'contenido',
    summary:
      'Publish a proposal as it came, or with the fields that are sent; of a correction: say that it was mended. What was sent from the form of another language becomes the translation, unless `ya_en_espanol`; with `si_no_esta` what by all appearances is in the agenda already is refused',
    input: eventoUpdate.safeExtend({
      ya_en_espanol: flag('Sus textos ya están en español').optional(),
      si_no_esta: flag('Solo si no está ya').optional(),
    }),
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ data: eventoForEdit.nullable() }),
    async handle(context) {
      const { id, version, slug: _, imagen_actual, ya_en_espanol, si_no_esta, ...sent } = context.input;
      const seen = { id, version };
      const row = await findPropuesta(context.db, { id });
      if (row?.clase === 'cambio') {
        await acceptCambio(context, seen);
        const { retira } = cambioOf(row);
        return {
          message: retira ? 'Evento retirado de la agenda.' : 'Cambio aceptado: ya está publicado.',
          data: null,
        };
      }
      if (row?.clase === 'correccion') {
        await acceptCorreccion(context, seen);
        return { message: 'Corrección dada por hecha.', data: null };
      }
      const isTranslated = row !== undefined && isInOther(row) && !ya_en_espanol;
      if (isTranslated && isOpen(row.estado)) refuseUnwritten(row, sent);
      if (si_no_esta && row && isOpen(row.estado)) await requireOther(context.db, row, context.now);
      const imagen = await changedPicture(context, 'imagen', imagen_actual === '');
      const evento = await acceptEvento(context, seen, (row) => ({
        campos: published(camposOf(row), { ...sent, imagen }),
        isTranslated,
      }));
      const message = evento.isNew ? 'Propuesta aceptada: ya está en la agenda.' : 'Esta propuesta ya estaba aceptada.';
      return { message, data: (await findEvento(context.db, { id: evento.id })) ?? null };
    },
  }),

  'reject_propuesta.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Refuse a proposal; with `motivo` whoever sent it gets a mail, without it nobody does',
    input: z.object({ id: id(), version: version(), motivo: optionalText('El motivo', 2000) }),
    async handle(context) {
      await reject(context, context.input, context.input.motivo ?? '');
      return { message: 'Propuesta rechazada.' };
    },
  }),

  'deshacer_propuesta.php': call({
    method: 'post',
    access: 'contenido',
    summary:
      'Take back what a collaborator published: a change becomes what it was, a new event goes to the trash, a withdrawn one comes back',
    input: z.object({ id: id() }),
    async handle(context) {
      await undo(context, context.input.id);
      return { message: 'Deshecho.' };
    },
  }),

  'devolver_propuesta.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Ask whoever sent it; the mail has a link to correct the proposal',
    input: z.object({
      id: id(),
      version: version(),
      nota: requiredText('La pregunta', 2000, 'Escribe qué quieres preguntar.'),
    }),
    async handle(context) {
      await askBack(context, context.input, context.input.nota);
      const { hasServer } = context.app.mail;
      return {
        message: hasServer ? 'Pregunta enviada.' : 'Pregunta guardada, pero no enviada: no hay servidor de correo.',
        aviso: !hasServer,
      };
    },
  }),
};

/** Whoever accepts many at once has not compared each with those before it. */
async function requireOther(db: Db, row: PropuestaRow, now: string): Promise<void> {
  const same = (await findParecidos(db, camposOf(row), now)).find(({ es_igual }) => es_igual);
  if (same)
    throw new Refusal(
      409,
      `Parece el mismo que ${quoted(same.titulo)}, que ya está en la agenda. Ábrela y compáralos.`,
    );
}

/** As it came, with what was changed in the form. */
function published(came: EventoCampos, { imagen = came.imagen, ...sent }: Partial<EventoCampos>): EventoCampos {
  const changed = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const read = eventoCreate.safeParse({ ...came, ...changed });
  if (!read.success) throw new Refusal(422, read.error.issues[0]!.message);
  return { ...read.data, imagen };
}

/** Field by field, as texts. */
function cambioOut(row: PropuestaRow) {
  const { tipo, id, antes, despues, retira = false } = cambioOf(row);
  const said = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const campos = Object.keys(despues).map((campo) => ({
    campo: campoLabel(campo),
    antes: said(antes[campo]),
    despues: said(despues[campo]),
  }));
  return { tipo, id, campos, retira };
}

async function toPropuesta(db: Db, row: PropuestaRow, now: string): Promise<z.input<typeof propuesta>> {
  const { clase } = row;
  const isEvento = clase === 'evento';
  const isDecided = row.decidida_en !== null;
  return {
    ...row,
    fecha: row.created_at,
    evento: isEvento ? await eventoOf(db, row) : null,
    parecidos: isEvento && !isDecided ? await findParecidos(db, camposOf(row), now) : [],
    correccion: clase === 'correccion' ? correccionOf(row) : null,
    cambio: clase === 'cambio' ? cambioOut(row) : null,
  };
}
