/** What a town hall or a shop does with what is its own. Published at once by those who are trusted; all of it can be undone. */
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { eventoCreate, eventoUpdate, missingEventoMessage } from '#areas/eventos/evento.ts';
import { type EventoCampos, requireNewWhen, requireWhen } from '#areas/eventos/write-evento.server.ts';
import { camposOf } from '#areas/propuestas/campos.server.ts';
import { acceptEvento } from '#areas/propuestas/decide.server.ts';
import { proposeCambio, proposeEvento } from '#areas/propuestas/propose.server.ts';
import { type Bound, boundOf } from '#areas/usuarios/colaboradores-queries.server.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireRefs } from '#server/things/thing-checks.ts';
import { todayInMadrid } from '#values/day.ts';
import { id } from '#values/fields.ts';
import { acceptCambio } from './cambio.server.ts';
import { type CambioCampos, fichaFields, fichaForm, misCosas } from './colaborador.ts';
import {
  countWaiting,
  eventosOf,
  fichasOf,
  findOwnEvento,
  findOwnFicha,
  findWaiting,
  listOwnPropuestas,
  municipiosOf,
} from './queries.server.ts';

/** What became of it they see at their desk. */
const nothingBack = z.object({ data: z.null() });
const notYours = 'Esto no es tuyo o ya no está.';
const published = 'Publicado.';
const waits = 'Gracias: lo miramos y lo publicamos. Lo verás aquí mismo.';
const withdrawn = 'Retirado de la agenda.';
const withdrawalWaits = 'Gracias: lo miramos y lo retiramos. Lo verás aquí mismo.';

export const colaborador = {
  'get_mis_cosas.php': call({
    method: 'get',
    access: 'colaborar',
    summary: 'What a collaborator keeps: places, businesses, events, and what became of what they sent',
    output: z.object({ data: misCosas }),
    async handle(context) {
      const { db, user, now } = context;
      const { usuario } = user!;
      const bound = await boundOf(db, usuario);
      return {
        data: {
          de_confianza: bound.de_confianza,
          municipios: await municipiosOf(db, bound),
          fichas: await fichasOf(db, bound),
          eventos: await eventosOf(db, bound, usuario, todayInMadrid(new Date(now))),
          propuestas: await listOwnPropuestas(db, usuario),
        },
      };
    },
  }),

  'create_evento_propio.php': call({
    method: 'post',
    access: 'colaborar',
    summary: 'A collaborator’s new event: published at once when they are trusted, a proposal otherwise',
    input: eventoCreate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: nothingBack,
    perMinute: 30,
    async handle(context) {
      const { db, input, user, now } = context;
      const bound = await requireBound(context);
      await requireIn(context, bound, input.municipio_id);
      requireNewWhen(now, input);
      await requireRefs(db, 'evento', input);
      await requireFewWaiting(context);
      const campos: EventoCampos = { ...input, imagen: await uploadedPicture(context, 'imagen') };
      // The same sent again, after an answer that was lost, is the same event.
      const print = createHash('sha256').update(JSON.stringify(campos)).digest('base64url');
      const origen = originOf(context, `${user!.usuario}-${print}`);
      const { id, estado } = await proposeEvento(db, { origen, campos, now });
      if (estado === 'rechazada')
        throw new Refusal(409, 'Ese mismo evento ya se rechazó. Cámbialo antes de volver a enviarlo.');
      context.changed('propuestas');
      if (bound.de_confianza) await acceptEvento(context, { id }, (row) => ({ campos: camposOf(row) }));
      return { message: bound.de_confianza ? published : waits, data: null };
    },
  }),

  'update_evento_propio.php': call({
    method: 'post',
    access: 'colaborar',
    summary: 'A collaborator’s change of an event of theirs',
    input: eventoUpdate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: nothingBack,
    perMinute: 30,
    async handle(context) {
      const { db, user, now } = context;
      const { id, version, slug: _, imagen_actual, ...fields } = context.input;
      const bound = await requireBound(context);
      const row = await findOwnEvento(db, bound, user!.usuario, id);
      if (!row) throw notFound(notYours);
      requireSame(row.version, version);
      if (fields.municipio_id) await requireIn(context, bound, fields.municipio_id);
      await requireRefs(db, 'evento', fields);
      const imagen = await changedPicture(context, 'imagen', imagen_actual === '');
      const sent = { ...fields, ...requireWhen(now, fields, row), imagen };
      const stored = {
        ...row,
        etiquetas: JSON.stringify(row.etiquetas),
        fechas_canceladas: JSON.stringify(row.fechas_canceladas),
        fechas_movidas: JSON.stringify(row.fechas_movidas),
      };
      return change(context, bound, { tipo: 'evento', id, titulo: row.titulo, ...compared(stored, sent) });
    },
  }),

  'delete_evento_propio.php': call({
    method: 'post',
    access: 'colaborar',
    summary:
      'An event of a collaborator’s that will not take place: it leaves the agenda, at once when they are trusted',
    input: z.object({ id: id() }),
    output: nothingBack,
    perMinute: 30,
    async handle(context) {
      const { db, input, user } = context;
      const bound = await requireBound(context);
      const row = await findOwnEvento(db, bound, user!.usuario, input.id);
      if (!row) throw notFound(notYours);
      const { id, titulo } = row;
      return change(context, bound, { tipo: 'evento', id, titulo, antes: {}, despues: {}, retira: true });
    },
  }),

  'update_ficha_propia.php': call({
    method: 'post',
    access: 'colaborar',
    summary: 'A collaborator’s change of the hours, price, telephone or web of a place or a business of theirs',
    input: fichaForm,
    output: nothingBack,
    perMinute: 30,
    async handle(context) {
      const { tipo, id, version, ...sent } = context.input;
      const bound = await requireBound(context);
      const row = await findOwnFicha(context.db, bound, tipo, id);
      if (!row) throw notFound(notYours);
      requireSame(row.version, version);
      return change(context, bound, { tipo, id, titulo: row.nombre, ...compared(row, sent, fichaFields) });
    },
  }),
};

type Context = CallContext<unknown>;

/** Nobody is bound to nothing. */
async function requireBound({ db, user }: Context): Promise<Bound> {
  const bound = await boundOf(db, user!.usuario);
  if (bound.municipios.length === 0 && bound.empresas.length === 0)
    throw new Refusal(
      403,
      'Tu cuenta no tiene todavía ningún municipio ni negocio. Pídeselo a quien administra el sitio.',
    );
  return bound;
}

async function requireIn({ db }: Context, bound: Bound, municipioId: number): Promise<void> {
  if ((await municipiosOf(db, bound)).some(({ id }) => id === municipioId)) return;
  const message = 'Elige uno de tus municipios.';
  throw new Refusal(422, message, { municipio_id: message });
}

/** A year of a town hall's feasts is fewer; nobody reads more. */
const mostWaiting = 200;

async function requireFewWaiting({ db, user }: Context): Promise<void> {
  if ((await countWaiting(db, user!.usuario)) < mostWaiting) return;
  throw new Refusal(429, `Ya tienes ${mostWaiting} propuestas esperando respuesta. Espera a que las hayamos leído.`);
}

function requireSame(version: number, sent: number | undefined): void {
  if (sent === undefined || sent === version) return;
  throw new Refusal(
    409,
    'Alguien lo ha cambiado mientras lo editabas. Vuelve a abrirlo; lo que has escrito sigue aquí.',
  );
}

function originOf({ user }: Context, intento: string) {
  return { tipo: 'colaborador', usuario: user!.usuario, intento } as const;
}

/** Waiting changes of the same thing are one. */
async function change(context: Context, bound: Bound, campos: CambioCampos) {
  const { db, user, now } = context;
  const { retira } = campos;
  if (Object.keys(campos.despues).length === 0 && !retira) return { message: 'No has cambiado nada.', data: null };
  const beginning = `${campos.tipo}-${campos.id}-`;
  const waiting = await findWaiting(db, user!.usuario, `colaborador:${beginning}`);
  const intento = waiting?.origen_clave.replace('colaborador:', '') ?? beginning + randomUUID();
  const { id } = await proposeCambio(db, { origen: originOf(context, intento), campos, now });
  context.changed('propuestas');
  if (bound.de_confianza) await acceptCambio(context, { id });
  const [done, later] = retira ? [withdrawn, withdrawalWaits] : [published, waits];
  return { message: bound.de_confianza ? done : later, data: null };
}

/** The columns that differ: what they said, and what they are to say. */
function compared<Row extends object>(row: Row, sent: object, columns = Object.keys(sent)) {
  const [before, after] = [row, sent] as Record<string, unknown>[];
  const differing = columns.filter(
    (column) => after![column] !== undefined && (after![column] ?? null) !== (before![column] ?? null),
  );
  const part = (of: Record<string, unknown>) =>
    Object.fromEntries(differing.map((column) => [column, of[column] ?? null]));
  return { antes: part(before!), despues: part(after!) };
}
