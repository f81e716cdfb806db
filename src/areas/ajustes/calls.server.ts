import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requireRecentSignIn } from '#server/auth/recent-sign-in.ts';
import type { Db } from '#server/db/open.ts';
import { pageOf } from '#server/db/page.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { sentences } from '#textos.server.ts';
import { todayInMadrid } from '#values/day.ts';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { id, paging, version } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml, shownText } from '#values/rich-text/shown.ts';
import { type Ajustes, type Seccion, secciones, sections } from './ajustes.ts';
import { legalPages } from './defaults.ts';
import { followedLegal } from './legal-shows.ts';
import { legalVersion, nextLegalVersion } from './legal-version.ts';
import { builtTexto } from './marca/built-place.server.ts';
import {
  findAjuste,
  findVersion,
  keepVersion,
  listAjustes,
  listVersiones,
  lockValores,
  putValores,
  toAjustes,
  valoresOf,
} from './queries.server.ts';
import { seccionesOf } from './secciones/secciones.ts';
import { publicSitio } from './sitio.server.ts';

const seccion = z.enum(secciones, { error: 'Esa sección de los ajustes no existe.' });
const section = z.object({ valores: z.record(z.string(), z.unknown()), version: z.number() });

/** An object, or its JSON in a field of a form. */
const valores = z.union([z.record(z.string(), z.unknown()), z.string()]).transform((sent, context) => {
  if (typeof sent !== 'string') return sent;
  try {
    return z.record(z.string(), z.unknown()).parse(parseSentJson(sent));
  } catch {
    context.addIssue({ code: 'custom', message: 'Los valores no se entienden.' });
    return z.NEVER;
  }
});

export const ajustes = {
  'get_ajustes.php': call({
    method: 'get',
    access: 'admin',
    summary: "The site's settings: per section, its values and its version",
    output: z.object({ data: z.record(z.string(), section) }),
    async handle({ db }) {
      const rows = await listAjustes(db);
      const all = toAjustes(rows);
      // The form begins with what is shown, whoever chose it.
      const shown = { ...all, secciones: { ...all.secciones, lista: seccionesOf(all) } };
      return {
        data: Object.fromEntries(
          rows.map(({ seccion, version }) => [seccion, { valores: shown[seccion as Seccion], version }]),
        ),
      };
    },
  }),

  'update_ajustes.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change one section of the settings; what is left out stays as it is',
    maxBytes: 2_000_000,
    input: z.object({ seccion, valores, version: version() }),
    output: z.object({ data: section }),
    async handle(context) {
      const { input } = context;
      requireConfirmed(context, input.seccion);
      const data = await saveAjuste(context, input.seccion, input.valores, { version: input.version });
      return { message: 'Ajustes guardados. Ya se ven en el sitio.', data };
    },
  }),

  'get_ajustes_versiones.php': call({
    method: 'get',
    access: 'admin',
    summary: 'What a section of the settings said before, newest first',
    input: z.object({ seccion, ...paging }),
    output: z.object({
      ...pageFields,
      data: z.array(
        z.object({
          id: z.number(),
          guardada_en: z.string(),
          guardada_por: z.string(),
          /** What was changed then. */
          campos: z.array(z.string()),
          valores: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    async handle({ db, input }) {
      const current = await findAjuste(db, input.seccion);
      const rows = await listVersiones(db, current.id);
      // Each is compared with what came after it.
      const after = [current, ...rows].map(({ valores }) => valoresOf(input.seccion, valores));
      const versiones = rows.map((row, index) => {
        const valores = valoresOf(input.seccion, row.valores);
        return { ...row, valores, campos: differingFields(valores, after[index]!) };
      });
      const { rows: data, ...page } = pageOf(versiones, toPageRequest(input, 50));
      return { data, ...page };
    },
  }),

  'restore_ajustes_version.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Bring back what a section said; what is replaced becomes a version',
    input: z.object({ id: id() }),
    output: z.object({ seccion: z.string(), data: section }),
    async handle(context) {
      const found = await findVersion(context.db, context.input.id);
      if (!found) throw notFound('Esa versión ya no existe.');
      const restored = found.seccion as Seccion;
      requireConfirmed(context, restored);
      const data = await saveAjuste(context, restored, valoresOf(restored, found.valores), { accion: 'restaurar' });
      return { message: 'Versión restaurada. Ya se ve en el sitio.', seccion: restored, data };
    },
  }),

  'get_sitio.php': call({
    method: 'get',
    access: 'public',
    whilePreparing: true,
    summary: 'What every page needs to know of the site: who runs it, its menus, its shop',
    output: z.object({ data: publicSitio.schema }),
    async handle({ app, reads }) {
      reads('ajustes');
      const formas = await app.payments.formas();
      return { data: publicSitio.of(app.ajustes.current, formas, app.settings) };
    },
  }),

  'get_textos_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The sentences that name the place or its goods, page by page, as the program says them',
    output: z.object({
      data: z.array(
        z.object({
          nombre: z.string(),
          textos: z.array(z.object({ clave: z.string(), etiqueta: z.string(), texto: z.string() })),
        }),
      ),
    }),
    handle: ({ app }) => ({
      data: sentences.map(({ textos, ...page }) => ({
        ...page,
        textos: textos.map((one) => ({ ...one, texto: builtTexto(app.ajustes.current.marca, one.clave, one.texto) })),
      })),
    }),
  }),

  'get_texto_legal.php': call({
    method: 'get',
    access: 'public',
    summary: "The operator's own text of a legal page; empty where the built one holds",
    input: z.object({ pagina: z.enum(legalPages, { error: later('Esa página no existe.') }) }),
    output: z.object({ data: z.object({ texto: shownText }) }),
    handle({ app, input, reads }) {
      reads('ajustes');
      return { data: { texto: shownHtml(app.ajustes.current.legal[input.pagina].texto) } };
    },
  }),
};

/** Where mails and money go: a stolen session must not send them elsewhere. */
function requireConfirmed({ user }: CallContext<unknown>, seccion: Seccion): void {
  if (seccion === 'correo' || seccion === 'pagos') requireRecentSignIn(user!);
}

function differingFields(before: object, after: object): string[] {
  const [old, now] = [asTexts(before), asTexts(after)];
  return Object.keys(now).filter((name) => old[name] !== now[name]);
}

/** Through the one write door, then into the memory of this process; the others hear of it. */
async function saveAjuste<S extends Seccion>(
  context: CallContext<unknown>,
  seccion: S,
  sent: object,
  how: { version?: number | undefined; accion?: 'restaurar' },
) {
  const { app, db, now } = context;
  const { id } = await findAjuste(db, seccion);
  const after = await saveThing(context, 'ajuste', {
    ...how,
    id,
    values: (_, before) => {
      const old = valoresOf(seccion, before.valores);
      requireKnown(seccion, sent);
      const checked = check(seccion, { ...old, ...sent });
      if (seccion === 'facturacion') requireOwnSeries(checked as Facturacion, old as Facturacion);
      return { valores: JSON.stringify(withVersions(seccion, checked, old, now)) };
    },
    also: async (db, after, before) => {
      await keepVersion(db, before!, context);
      await followWithLegal(db, seccion, { before: before!.valores, after: after.valores }, now);
    },
    fields: ({ valores }) => asTexts(valoresOf(seccion, valores)),
  });
  await app.ajustes.reload();
  if (seccion === 'correo') await app.mail.hurry();
  // A page that was made of the old ones meanwhile goes too.
  context.changed('ajustes');
  return { valores: valoresOf(seccion, after.valores), version: after.version };
}

/** The settings, which are in copies, know whether payment keys were given here; not the keys. */
export async function setTarjeta({ app, db, now, changed }: CallContext<unknown>, tarjeta: boolean): Promise<void> {
  await db.transaction().execute(async (db) => {
    const before = await lockValores(db, 'pagos');
    const after = { ...before, tarjeta };
    await putValores(db, 'pagos', after);
    await followWithLegal(db, 'pagos', { before: JSON.stringify(before), after: JSON.stringify(after) }, now);
  });
  await app.ajustes.reload();
  changed('ajustes');
}

/** For the log, which compares texts. */
function asTexts(valores: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(valores).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  );
}

/** A name that is wrongly spelt would otherwise seem to be saved. */
function requireKnown(seccion: Seccion, sent: object): void {
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(sections[seccion].shape, name));
  if (unknown.length === 0) return;
  const message = 'Ese ajuste no existe.';
  throw new Refusal(422, message, Object.fromEntries(unknown.map((name) => [name, message])));
}

function check(seccion: Seccion, values: object): object {
  const parsed = sections[seccion].safeParse(values);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
  throw new Refusal(422, parsed.error.issues[0]!.message, errors);
}

type Facturacion = Ajustes['facturacion'];

/** The law wants correctives in a series of their own, and no complete invoice among simplified ones; said where one is changed. */
function requireOwnSeries(sent: Facturacion, old: Facturacion): void {
  const series = ['serie_completa', 'serie_simplificada', 'serie_rectificativa'] as const;
  if (series.every((name) => sent[name] === old[name])) return;
  const message = 'Cada clase de factura lleva su propia serie: esta ya la tiene otra.';
  const taken = series.filter((name, index) => series.slice(0, index).some((before) => sent[before] === sent[name]));
  if (taken.length > 0) throw new Refusal(422, message, Object.fromEntries(taken.map((name) => [name, message])));
}

/** What people agree to is dated when it changes; that there are payment keys is said where they are given. */
function withVersions(seccion: Seccion, sent: object, old: object, now: string): object {
  if (seccion === 'pagos') return { ...sent, tarjeta: (old as Ajustes['pagos']).tarjeta };
  if (seccion === 'legal') return dated(sent, old, now);
  if (seccion === 'secciones') return withCleanTexts(sent as Ajustes['secciones']);
  if (seccion !== 'boletin') return sent;
  const [after, before] = [sent, old] as Ajustes['boletin'][];
  const isSame = after!.consentimiento === before!.consentimiento;
  const version = isSame ? before!.version : nextLegalVersion(before!.version, todayInMadrid(new Date(now)));
  return { ...after, version };
}

function withCleanTexts({ lista, ...sent }: Ajustes['secciones']): Ajustes['secciones'] {
  return { ...sent, lista: lista?.map((one) => ({ ...one, texto: richField(one.texto) ?? '' })) ?? null };
}

/** A built legal text is another one when the data in it are: in the same transaction it is dated anew. */
async function followWithLegal(db: Db, seccion: Seccion, stored: { before: string; after: string }, now: string) {
  if (seccion === 'legal') return;
  const values = { before: valoresOf(seccion, stored.before), after: valoresOf(seccion, stored.after) };
  const legal = await lockValores(db, 'legal');
  await putValores(db, 'legal', followedLegal(legal, seccion, values, todayInMadrid(new Date(now))));
}

/** A legal text that was changed becomes a version of today: consents name the one that was shown. */
function dated(sent: object, old: object, now: string): Ajustes['legal'] {
  const [after, before] = [sent, old] as Ajustes['legal'][];
  return Object.fromEntries(
    legalPages.map((page) => {
      const sentText = after![page].texto;
      const texto = richField(sentText) ?? '';
      if (sentText && !texto)
        throw new Refusal(422, 'El texto queda vacío.', { [`${page}.texto`]: 'El texto queda vacío.' });
      const known = before![page];
      const version =
        texto === known.texto ? known.version : nextLegalVersion(legalVersion(known), todayInMadrid(new Date(now)));
      return [page, { texto, version }];
    }),
  ) as Ajustes['legal'];
}
