/** What visitors propose. Nothing of it is public before somebody at the desk said yes. */

import { z } from 'zod';
import { shownVersion } from '#areas/ajustes/legal-version.ts';
import { findShownAt } from '#areas/buscar/shown-at-queries.server.ts';
import { parecido } from '#areas/eventos/evento.ts';
import { findParecidos } from '#areas/eventos/parecidos.server.ts';
import { type EventoCampos, requireNewWhen } from '#areas/eventos/write-evento.server.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { inEvenTime } from '#server/api/even-time.ts';
import { tooMany } from '#server/api/guards.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { linkHere } from '#server/idiomas.ts';
import { pageAddress } from '#server/pages/address.ts';
import { requireRefs } from '#server/things/thing-checks.ts';
import { type PublicTipo, publicTipos } from '#things.ts';
import { describeRecurrencia, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { todayInMadrid } from '#values/day.ts';
import { normalEmail } from '#values/email.ts';
import { optionalText } from '#values/fields.ts';
import { later, say } from '#values/idioma/say.ts';
import { quoted } from '#values/quoted.ts';
import { changeCampos, eventoOf } from './campos.server.ts';
import { requireTurn } from './limits.server.ts';
import { confirmMail } from './mails.server.ts';
import { type Persona, type Proposed, proposeCorreccion, proposeEvento } from './propose.server.ts';
import {
  type CorreccionCampos,
  claveForm,
  correccionForm,
  propuestaForm,
  propuestaPropia,
  revisionForm,
  senderForm,
} from './propuesta.ts';
import { missingPropuestaMessage } from './propuesta-errors.ts';
import { findPropuesta, lockPropuesta, type PropuestaRow, updatePropuesta } from './queries.server.ts';
import { printOf } from './sellos.server.ts';

const thanks = later('¡Gracias! Te hemos enviado un correo: pulsa su enlace para confirmar y lo leeremos.');
const unknownLink = later('El enlace no es válido o ya no sirve.');

export const propuestas = {
  'get_propuesta_formulario.php': call({
    method: 'get',
    access: 'public',
    summary: 'The seal of a new form; with `clave` the proposal that was asked back, with `sobre` the page to correct',
    input: z.object({ clave: optionalText(later('El enlace'), 100), sobre: optionalText(later('La página'), 300) }),
    output: z.object({
      sello: z.string(),
      propuesta: propuestaPropia.nullable(),
      cosa: z.object({ titulo: z.string(), ruta: z.string() }).nullable(),
    }),
    perMinute: 600,
    async handle({ app, db, input: { clave, sobre }, now }) {
      const row = clave ? await requireAskedBack(db, printOf(clave)) : undefined;
      return {
        sello: app.sellos.give(),
        propuesta: row ? { nota: row.nota, evento: await eventoOf(db, row) } : null,
        cosa: sobre ? await shownAt(db, sobre, now) : null,
      };
    },
  }),

  'check_propuesta.php': call({
    method: 'post',
    access: 'public',
    summary: 'Before an event is proposed: what is here already near its days and its place, and what its rule means',
    input: revisionForm,
    output: z.object({ parecidos: z.array(parecido), regla: z.string().nullable() }),
    perMinute: 30,
    async handle({ db, input, now }) {
      const rule = input.regla_recurrencia ? parseRecurrencia(input.regla_recurrencia) : undefined;
      return {
        parecidos: await findParecidos(db, input, now),
        regla: rule ? describeRecurrencia(rule) : null,
      };
    },
  }),

  'submit_propuesta.php': call({
    method: 'post',
    access: 'public',
    summary: 'Propose an event; a mail asks to confirm it. With `clave`: correct one that was asked back',
    input: propuestaForm,
    files: { imagen: 'picture' },
    maxBytes: 64 * 1024,
    missing: missingPropuestaMessage,
    perMinute: 10,
    async handle(context) {
      const { sello, asunto, distinto, clave, imagen_actual: _, nombre, email, consent, ...sent } = context.input;
      const campos = { ...sent, descripcion: sent.descripcion && plainLines(sent.descripcion) };
      const { app, db, now } = context;
      if (clave) return { message: await correctAskedBack(context, clave, campos) };
      const sender = senderForm.safeParse({ nombre, email, consent });
      if (!sender.success) throw wrongSender(sender.error);
      const intento = app.sellos.require(sello);
      if (asunto) return pretend();
      await requireGood(db, campos, now);
      if (!distinto) await requireOther(db, campos, now);
      await submit(context, { ...sender.data, intento }, proposeEvento, async () => ({
        ...campos,
        imagen: await sentPicture(context),
      }));
      return { message: thanks };
    },
  }),

  'submit_correccion.php': call({
    method: 'post',
    access: 'public',
    summary: 'Say what is wrong on a page; a mail asks to confirm it',
    input: correccionForm,
    missing: missingPropuestaMessage,
    perMinute: 10,
    async handle(context) {
      const { sello, asunto, ruta, texto, consent: _, ...sender } = context.input;
      const { app, db, now } = context;
      const intento = app.sellos.require(sello);
      if (asunto) return pretend();
      const cosa = await shownAt(db, ruta, now);
      if (!cosa) throw notFound(later('La página que quieres corregir ya no está.'));
      const campos: CorreccionCampos = { ...cosa, texto: plainLines(texto) };
      await submit(context, { ...sender, intento }, proposeCorreccion, async () => campos);
      return { message: thanks };
    },
  }),

  'confirm_propuesta.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Confirm a proposal or a correction with the key of the mail',
    input: claveForm,
    perMinute: 30,
    async handle({ db, input, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await lockPropuesta(db, { clave: printOf(input.token) });
        if (!row) throw notFound(unknownLink);
        if (row.estado !== 'sin_confirmar') return;
        await updatePropuesta(db, row.id, { estado: 'pendiente', confirmada_en: now, updated_at: now });
      });
      changed('propuestas');
      return {
        message: later('Confirmada. La leerá una persona y te diremos por correo qué hemos decidido. ¡Gracias!'),
      };
    },
  }),
};

/** So often a form that was sent is sent again: after a lost answer, or a slip. */
const mostChanges = 5;

type Context = CallContext<unknown>;
interface Sender {
  nombre: string;
  email: string;
  intento: string;
}

/** Within the limits; the same form sent again is the same proposal, with the same mail. Its picture is stored only then. */
async function submit<Campos>(
  { app, db, ip, request, now, changed }: Context,
  { nombre, email: typed, intento }: Sender,
  propose: (db: Db, proposal: { origen: Persona; campos: Campos; now: string }) => Promise<Proposed>,
  camposOf: () => Promise<Campos>,
): Promise<void> {
  const email = normalEmail(typed);
  const before = await findPropuesta(db, { origen_clave: `persona:${intento}` });
  if (before && before.version > mostChanges) throw tooMany();
  if (before?.email !== email) await requireTurn(db, email, ip, now);
  const token = app.sellos.linkKey(`${intento} ${email}`);
  const textoVersion = shownVersion(request, app.ajustes.current.legal);
  const origen: Persona = { tipo: 'persona', nombre, email, textoVersion, intento, clave: printOf(token) };
  const campos = await camposOf();
  await db.transaction().execute(async (db) => {
    const { id, estado } = await propose(db, { origen, campos, now });
    if (estado !== 'sin_confirmar') return;
    const url = linkHere(app.settings.siteUrl, `/proponer/confirmar?token=${token}`);
    await app.mail.enqueue(db, confirmMail(email, url, `propuesta-${id}-confirmar-${printOf(token)}`), now);
  });
  changed('propuestas');
}

/** A form ends its lines as mails do. */
function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** A robot is answered as everybody is, and nothing is kept. */
async function pretend() {
  await inEvenTime(Promise.resolve());
  return { message: thanks };
}

/** Only a file that came with the form: what is in the library is not a visitor's to choose. */
function sentPicture({ app, files }: Context): Promise<string> | undefined {
  const upload = files.get('imagen');
  return upload && app.media.storePicture(upload);
}

/** What a proposal must be before anybody is asked to read it. */
async function requireGood(db: Db, campos: EventoCampos, now: string): Promise<void> {
  const { ultimo_dia } = requireNewWhen(now, campos);
  if (ultimo_dia && ultimo_dia < todayInMadrid(new Date(now))) {
    const message = later('Esa fecha ya ha pasado: revísala.');
    throw new Refusal(422, message, { [campos.regla_recurrencia ? 'regla_recurrencia' : 'fecha_inicio']: message });
  }
  await requireRefs(db, 'evento', campos);
}

/** What by all appearances is here already is sent only by whoever says that it is another. */
async function requireOther(db: Db, campos: EventoCampos, now: string): Promise<void> {
  const same = (await findParecidos(db, campos, now)).filter(({ es_igual }) => es_igual);
  if (same.length === 0) return;
  const names = same.map(({ titulo }) => quoted(titulo)).join(', ');
  const message = say(
    'Ya tenemos ese día en ese pueblo: {nombres}. Si es otra cosa, marca «Es otro evento» y vuelve a enviarlo.',
    { nombres: names },
  );
  throw new Refusal(409, message, { distinto: message });
}

async function requireAskedBack(db: Db, clave: string): Promise<PropuestaRow> {
  const row = await findPropuesta(db, { clave });
  if (row?.estado !== 'devuelta' || row.clase !== 'evento') throw notFound(unknownLink);
  return row;
}

/** Whoever has the mail has said who they are. */
async function correctAskedBack(context: Context, clave: string, sent: EventoCampos): Promise<string> {
  const { db, now, changed } = context;
  const print = printOf(clave);
  const { campos: before } = await requireAskedBack(db, print);
  await requireGood(db, sent, now);
  const isRemoved = (context.input as { imagen_actual?: string }).imagen_actual === '';
  const kept = isRemoved ? null : (JSON.parse(before) as EventoCampos).imagen;
  const campos = { ...sent, imagen: (await sentPicture(context)) ?? kept };
  await db.transaction().execute(async (db) => {
    const row = await lockPropuesta(db, { clave: print });
    if (row?.estado !== 'devuelta') throw notFound(unknownLink);
    await changeCampos(db, row, campos, now);
  });
  changed('propuestas');
  return later('Gracias: ya tenemos la propuesta corregida. Te escribiremos cuando la hayamos leído.');
}

/** The page of a thing that visitors see, or nothing. */
async function shownAt(db: Db, ruta: string, now: string): Promise<{ titulo: string; ruta: string } | null> {
  const { path } = pageAddress(ruta);
  const found = await findShownAt(db, path);
  if (!found || !publicTipos.includes(found.tipo as PublicTipo)) return null;
  const [short] = await areas().publicKinds[found.tipo as PublicTipo].short(db, { ids: [found.id] }, now);
  return short ? { titulo: short.titulo, ruta: short.url } : null;
}

function wrongSender({ issues }: z.ZodError): Refusal {
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  return new Refusal(422, missingPropuestaMessage, errors);
}
