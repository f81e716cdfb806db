/** How an article is written: begun, gone on with while it is a draft, changed apart while visitors read it. */
import type { z } from 'zod';
import type { CallContext } from '#server/api/call.ts';
import { isUniqueViolation } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import { changedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { newSlug } from '#server/things/slugs.ts';
import type { Row } from '#server/things/thing-row.ts';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { slugify } from '#values/slug.ts';
import { type articuloBorrador, type articuloCreate, contact } from '../articulo.ts';
import { findCategoria } from '../categorias/queries.server.ts';
import { type EstadoArticulo, missingArticuloMessage } from '../estado.ts';
import { isTouchable } from '../permission.server.ts';
import { articuloNotThere, findByClave, keepUpdatedAt, requireArticulo } from '../queries.server.ts';
import { temasColumn } from '../temas/nombres.server.ts';
import { saveVersion, saveVersionNowAndThen } from '../versiones-queries.server.ts';
import { toContactColumns } from '../wire.server.ts';
import { cambiosOf, noCambios, toCambios } from './cambios.server.ts';
import { claveOf, isOthers, Overtaken, requireTurno } from './turno.server.ts';

type Articulo = Row<'articulo'>;
type NewContext = CallContext<z.output<typeof articuloCreate>>;
type DraftContext = CallContext<z.output<typeof articuloBorrador>>;

/** What `publicado_en` says of an article that was not published yet and has no date to come. */
const neverYet = '';

/** A new article, or the draft that this form has begun before, in this state. */
export async function writeNew(context: NewContext, estado: EstadoArticulo): Promise<Pick<Articulo, 'id'>> {
  const values = await newValues(context, estado);
  const begun = await findBegun(context);
  if (begun) return goOn(context, begun, values);
  try {
    return await begin(context, values);
  } catch (error) {
    // Sent again while the first was still on its way: it is there now.
    const other = isUniqueViolation(error) ? await findBegun(context) : undefined;
    if (!other) throw error;
    return goOn(context, other, values);
  }
}

type NewValues = Awaited<ReturnType<typeof newValues>>;

async function newValues(context: NewContext, estado: EstadoArticulo) {
  const { titulo = '', contenido = '', category_id } = context.input;
  const { resumen, meta_title, autor, fotografo, place_id, map_search_text, otras_categorias } = context.input;
  return {
    ...{ titulo, resumen, meta_title, autor, fotografo, place_id, map_search_text, estado, otras_categorias },
    destacado: asNumber(context.input.destacado),
    ...contactColumns(context.input.contact),
    contenido: estado === 'borrador' ? cleanContenido(contenido) : requireContenido(cleanContenido(contenido)),
    categoria_id: category_id ?? null,
    imagen_portada_url: await changedPicture(context, 'cover_photo', context.input.quitar_imagen_portada),
    imagen_ini_post: await changedPicture(context, 'initial_photo', context.input.quitar_imagen_ini_post),
    imagen_compartir: await changedPicture(context, 'imagen_compartir', context.input.quitar_imagen_compartir),
    guardado: context.input.guardado ?? null,
  };
}

async function findBegun({ db, input }: NewContext): Promise<Pick<Articulo, 'id'> | undefined> {
  if (input.Id_articulo) return { id: input.Id_articulo };
  return input.guardado ? findByClave(db, claveOf(input.guardado)) : undefined;
}

function begin(context: NewContext, values: NewValues): Promise<Articulo> {
  const { publicar_en, guardado } = context.input;
  return saveThing(context, 'articulo', {
    isUnseen: values.estado !== 'publicado',
    async values(db) {
      await requireCategoria(db, values.categoria_id, 'category_id', 'Por favor, selecciona una categoría.');
      return {
        ...values,
        temas: await temasColumn({ ...context, db }, context.input.temas),
        escrito_por: context.user!.usuario,
        publicado_en: publicar_en ?? (values.estado === 'publicado' ? context.now : neverYet),
        clave_alta: guardado ? claveOf(guardado) : null,
      };
    },
  });
}

async function goOn(
  context: NewContext,
  { id }: Pick<Articulo, 'id'>,
  values: NewValues,
): Promise<Pick<Articulo, 'id'>> {
  const { input, now } = context;
  const current = await requireArticulo(context.db, { id });
  try {
    return await saveThing(context, 'articulo', {
      id,
      notThere: articuloNotThere,
      only: isTouchable(context),
      isUnseen: values.estado !== 'publicado',
      slug: await followedSlug(context.db, current, values.titulo, now),
      async values(db, before) {
        await requireTurno(db, before, input);
        if (before.estado === 'publicado') throw new Refusal(409, 'Este artículo ya se ha publicado.');
        await requireCategoria(db, values.categoria_id, 'category_id', 'Por favor, selecciona una categoría.');
        const temas = await temasColumn({ ...context, db }, input.temas);
        return { ...values, temas, publicado_en: publishedAt(input.publicar_en, before, values.estado, now) };
      },
      also: (db, _, before) => saveVersionNowAndThen(db, before!, context, isOthers(before!, input)),
      // Nobody has seen it: no address of it is remembered.
      paths: async () => ({ before: '', after: '' }),
    });
  } catch (error) {
    if (error instanceof Overtaken) return { id };
    throw error;
  }
}

/** What the edit form has, kept: in the article itself while it is no visitor's, apart from it when it is. */
export async function keepBorrador(context: DraftContext): Promise<void> {
  const { input, now } = context;
  const current = await requireArticulo(context.db, { id: input.Id_articulo });
  const isPublished = current.estado === 'publicado';
  const written = await writtenValues(context);
  try {
    await saveThing(context, 'articulo', {
      id: current.id,
      notThere: articuloNotThere,
      only: isTouchable(context),
      isUnseen: true,
      ...(isPublished
        ? { fields: ({ cambios }) => ({ cambios_sin_publicar: cambios ? 'sí' : 'no' }) }
        : // The screen that is open has its address: it follows the title when it is saved for good.
          { slug: input.slug }),
      async values(db, before) {
        await requireTurno(db, before, input);
        if ((before.estado === 'publicado') !== isPublished) throw justChanged();
        await requireCategoria(db, input.Id_categoria, 'Id_categoria', 'La categoría no existe.');
        const publicado_en = publishedAt(input.publicar_en, before, before.estado, now);
        const guardado = input.guardado ?? null;
        const temas = await temasColumn({ ...context, db }, input.temas);
        if (!isPublished) return { ...written, temas, publicado_en, guardado };
        const cambios = toCambios(before, { ...written, temas, slug: input.slug, publicado_en });
        const by = { cambios_en: now, cambios_por: context.user!.usuario };
        return cambios ? { cambios, ...by, guardado } : { ...noCambios, guardado };
      },
      async also(db, _, before) {
        if (!isPublished) return saveVersionNowAndThen(db, before!, context, isOthers(before!, input));
        if (before!.cambios && isOthers(before!, input))
          await saveVersion(db, { ...before!, ...cambiosOf(before!) }, context);
        await keepUpdatedAt(db, before!);
      },
    });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}

/** The columns that the edit form writes; what it does not send stays as it is. */
export async function writtenValues(context: DraftContext) {
  const { titulo, resumen, meta_title, autor, fotografo, place_id, map_search_text } = context.input;
  const { contenido, Id_categoria } = context.input;
  return {
    ...{ titulo, resumen, meta_title, autor, fotografo, place_id, map_search_text },
    otras_categorias: context.input.otras_categorias,
    destacado: asNumber(context.input.destacado),
    ...toContactColumns(context.input),
    contenido: contenido === undefined ? undefined : cleanContenido(contenido),
    categoria_id: Id_categoria,
    imagen_portada_url: await changedPicture(context, 'imagen_portada', context.input.quitar_imagen_portada),
    imagen_ini_post: await changedPicture(context, 'imagen_ini_post', context.input.quitar_imagen_ini_post),
    imagen_compartir: await changedPicture(context, 'imagen_compartir', context.input.quitar_imagen_compartir),
  };
}

function asNumber(flag: boolean | undefined): number | undefined {
  return flag === undefined ? undefined : Number(flag);
}

function justChanged(): Refusal {
  const message = 'Alguien ha cambiado este elemento mientras lo editabas. Inténtalo de nuevo.';
  return new Refusal(409, message);
}

/** Until somebody has seen it, its address is made of its title, whatever that says by now. */
export async function followedSlug(
  db: Db,
  row: Pick<Articulo, 'slug' | 'publicado_en'>,
  titulo: string | undefined,
  now: string,
): Promise<string | undefined> {
  if (titulo === undefined || !isNeverSeen(row, now)) return undefined;
  const base = slugify(titulo) || 'sin-titulo';
  const isItsOwn =
    row.slug === base || (row.slug.startsWith(`${base}-`) && /^\d+$/.test(row.slug.slice(base.length + 1)));
  return isItsOwn ? undefined : newSlug(db, 'articulo', titulo);
}

export function isNeverSeen({ publicado_en }: Pick<Articulo, 'publicado_en'>, now: string): boolean {
  return publicado_en === neverYet || publicado_en > now;
}

/** `sent` is what the form has: a date, null for none, undefined to leave it as it is. */
export function publishedAt(
  sent: string | null | undefined,
  { estado: old, publicado_en, created_at }: Pick<Articulo, 'estado' | 'publicado_en' | 'created_at'>,
  estado: EstadoArticulo = old,
  now: string,
): string | undefined {
  if (sent) return sent;
  const wasPlanned = old !== 'publicado' && publicado_en > now;
  if (publicado_en === neverYet || (wasPlanned && sent === null)) {
    if (estado === 'publicado') return now;
    return wasPlanned ? neverYet : undefined;
  }
  // Emptied: published since it was written.
  return sent === null ? created_at : undefined;
}

/** Said beside the field that the form has for it. */
export async function requireCategoria(
  db: Db,
  id: number | null | undefined,
  field: string,
  message: string,
): Promise<void> {
  if (id && !(await findCategoria(db, { id }))) throw new Refusal(422, message, { [field]: message });
}

/** Nothing half-written is published, whoever presses the button. */
export function requireWhole({
  titulo,
  contenido,
  categoria_id,
}: Pick<Articulo, 'titulo' | 'contenido' | 'categoria_id'>) {
  const errors = {
    ...(!titulo && { titulo: 'El título es obligatorio.' }),
    ...(!contenido && { contenido: 'El contenido es obligatorio.' }),
    ...(!categoria_id && { Id_categoria: 'La categoría es obligatoria.' }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, missingArticuloMessage, errors);
}

/** Cleaned HTML that still says something. */
export function requireContenido(clean: string): string {
  if (!clean) throw new Refusal(422, missingArticuloMessage, { contenido: 'El contenido es obligatorio.' });
  return clean;
}

function cleanContenido(html: string): string {
  return richField(html) ?? '';
}

/** A section that is off has nothing in it. */
function contactColumns(json: string | undefined) {
  const columns = toContactColumns(parseContact(json));
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value ?? null])) as {
    [Name in keyof typeof columns]: string | null;
  };
}

function parseContact(json: string | undefined): z.output<typeof contact> {
  if (!json?.trim()) return contact.parse({});
  let value: unknown;
  try {
    value = parseSentJson(json);
  } catch {
    const unreadable = 'Los datos de contacto no se entienden.';
    throw new Refusal(422, unreadable, { contact: unreadable });
  }
  const parsed = contact.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(422, issue?.message ?? 'Los datos de contacto no son válidos.', {
    [issue?.path.join('.') ?? 'contact']: issue?.message ?? '',
  });
}
