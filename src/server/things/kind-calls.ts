/** The calls of the back office that are alike for every kind whose fields are declared (values/fields/declared.ts). */
import { z } from 'zod';
import { type Call, type CallContext, call, type FileKind } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { type Change, saveThing, trashThing, type Values } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { endingOf, type Tipo, theThing, thingOf, things } from '#things.ts';
import { type Field, type Fields, isPicture, missingOf } from '#values/fields/declared.ts';
import { id } from '#values/fields.ts';
import { eurosToCents } from '#values/money.ts';

interface Kind<
  T extends Tipo,
  F extends Fields,
  Form extends z.ZodObject,
  Update extends AnyUpdate,
  Data extends z.ZodType,
  Name extends string = string,
> {
  /** For the API document: "a book". */
  one: string;
  /** What its calls are named after, when that is not its name in the table of things. */
  calls?: Name;
  fields: F;
  form: Form;
  update: Update;
  /** What the answers hold of it. */
  data: Data;
  /** As the answers hold it; the row itself, unless said. */
  toData?(row: Row<T>, db: Db): z.input<Data> | Promise<z.input<Data>>;
  /** The sentence for a form that lacks something. */
  missing?: string;
  /** Files besides its pictures. */
  files?: Record<string, FileKind>;
  /** What its fields alone do not say, worked out under the lock. */
  values?(columns: Values<T>, writing: Writing<T, Form>): Promise<Values<T>> | Values<T>;
  /** Its slug, where that is not simply made from its title: at every write, or of a new one. */
  slug?(input: z.output<Form>): string;
  newSlug?(input: z.output<Form>): string;
  /** What refuses to let it go, besides what uses it. */
  beforeDelete?(row: Row<T>, context: Pick<CallContext<unknown>, 'app'>): void;
  also?: Change<T>['also'];
  /** Of a kind that shares its table with others: which rows are its own. */
  only?(row: Row<T>): boolean;
  /** When it is gone, for who changes it and for who deletes it. */
  notThere?: string;
  notThereToDelete?: string;
  /** What its messages call it, when that is not its label. */
  noun?: string;
  /** Messages in other words. */
  messages?: Partial<Record<'created' | 'updated' | 'deleted', (row: Row<T>) => string>>;
  deletesByGet?: true;
}

type AnyUpdate = z.ZodObject<{ id: ReturnType<typeof id> }>;

interface Writing<T extends Tipo, Form extends z.ZodType> {
  db: Db;
  now: string;
  /** What was sent; of an update, what of it was sent. */
  input: Partial<z.output<Form>>;
  before: Row<T> | undefined;
  slug: string | undefined;
}

/** Each of its fields has a column. */
type Kept<T extends Tipo, F extends Fields> = {
  [Name in keyof F & string]: ColumnOf<Name, F[Name]> extends keyof Values<T> ? F[Name] : never;
};
type ColumnOf<Name extends string, F extends Field> = F['kind'] extends 'price'
  ? `${Name}_cents`
  : [Exclude<F['column'], undefined>] extends [never]
    ? Name
    : Exclude<F['column'], undefined>;

type Saved<Data extends z.ZodType> = z.ZodObject<{ data: Data }>;

type KindCalls<Name extends string, Form extends z.ZodType, Update extends z.ZodType, Data extends z.ZodType> = Record<
  `create_${Name}.php`,
  Call<Form, Saved<Data>>
> &
  Record<`update_${Name}.php`, Call<Update, Saved<Data>>> &
  Record<`delete_${Name}.php`, Call<z.ZodObject<{ id: ReturnType<typeof id> }>>>;

/** `create_libro.php`, `update_libro.php` and `delete_libro.php`. */
export function kindCalls<
  T extends Tipo,
  F extends Fields,
  Form extends z.ZodObject,
  Update extends AnyUpdate,
  Data extends z.ZodType,
  Name extends string = T,
>(tipo: T, kind: Kind<T, F, Form, Update, Data, Name> & { fields: Kept<T, F> }): KindCalls<Name, Form, Update, Data> {
  // Callers know the schemas of their kind; inside, all kinds are treated alike.
  return callsOf(tipo, kind as unknown as AnyKind) as unknown as KindCalls<Name, Form, Update, Data>;
}

type AnyKind = Kind<Tipo, Fields, z.ZodObject, AnyUpdate, z.ZodType>;

function callsOf(tipo: Tipo, kind: AnyKind): Record<string, Call> {
  const { one, form, update, missing, calls: name = tipo } = kind;
  const { capability: access, hasSlug, title } = thingOf(tipo);
  const noun = kind.noun ?? things[tipo].label;
  const done = (verb: string) => () => `${noun} ${verb}${endingOf(tipo)} con éxito.`;
  const messages = { created: done('cread'), updated: done('actualizad'), deleted: done('eliminad'), ...kind.messages };
  const files = { ...picturesOf(kind.fields), ...kind.files };
  const common = {
    access,
    ...(Object.keys(files).length > 0 && { files }),
    ...(missing && { missing }),
    output: z.object({ ...(hasSlug && { slug: z.string() }), data: kind.data }),
  };

  async function save(
    context: CallContext<object>,
    target?: { id: number; version?: number | undefined; slug?: string },
  ) {
    const { input, now } = context;
    const columns = await columnsOf(kind, context, target !== undefined);
    const slug = target ? (target.slug ?? kind.slug?.(input as Sent)) : (kind.slug ?? kind.newSlug)?.(input as Sent);
    const values = (db: Db, before?: Row<Tipo>) => kind.values?.(columns, { db, now, input, before, slug }) ?? columns;
    const { notThere, only, also } = kind;
    const row = await saveThing(context, tipo, {
      ...(target && { ...target, ...(notThere && { notThere }), ...(only && { only }) }),
      ...(also && { also }),
      slug,
      values,
    } as Change<Tipo>);
    const data = await (kind.toData?.(row, context.db) ?? row);
    return {
      message: (target ? messages.updated : messages.created)(row),
      ...(hasSlug && { slug: slugOf(row) }),
      data,
    };
  }

  return {
    [`create_${name}.php`]: call({
      ...common,
      method: 'post',
      summary: `Add ${one}${hasSlug ? `; its slug is made from its ${title}` : ''}`,
      input: form,
      handle: (context) => save(context),
    }),

    [`update_${name}.php`]: call({
      ...common,
      method: 'post',
      summary: `Change ${one}; fields that are not sent stay as they are`,
      input: update,
      handle(context) {
        const { id, version, slug, ...input } = context.input as { id: number; version?: number; slug?: string };
        return save({ ...context, input }, { id, version, ...(slug && { slug }) });
      },
    }),

    [`delete_${name}.php`]: call({
      method: kind.deletesByGet ? 'get' : 'post',
      access,
      ...(kind.deletesByGet && { changes: true }),
      summary: `Move ${one} to the trash; refused while something uses it`,
      input: z.object({ id: id() }),
      async handle(context) {
        const row = await trashThing(context, tipo, context.input.id, kind.notThereToDelete, (row) => {
          kind.beforeDelete?.(row, context);
          return kind.only?.(row) ?? true;
        });
        return { message: messages.deleted(row) };
      },
    }),
  };
}

/** "El libro «La Celestina» se ha eliminado." */
export function deletedByName(tipo: Tipo) {
  return {
    deleted: (row: object) =>
      `${theThing(tipo)} «${(row as Record<string, unknown>)[things[tipo].title]}» se ha eliminado.`,
  };
}

function picturesOf(fields: Fields): Record<string, FileKind> {
  const pictures = Object.entries(fields).filter(([, field]) => isPicture(field));
  return Object.fromEntries(pictures.map(([name]) => [name, 'picture']));
}

function slugOf(row: object): string {
  return (row as { slug: string }).slug;
}

type Sent = Record<string, unknown>;

/** What was sent, as its columns keep it. */
async function columnsOf(
  { fields, missing }: Pick<AnyKind, 'fields' | 'missing'>,
  context: CallContext<object>,
  isUpdate: boolean,
): Promise<Values<Tipo>> {
  const input = context.input as Sent;
  const columns: Sent = {};
  for (const [name, field] of Object.entries(fields)) {
    const { kind, column = kind === 'price' ? `${name}_cents` : name } = field;
    if (isPicture(field)) {
      columns[column] = isUpdate
        ? await changedPicture(context, name, input[`quitar_${name}`] === true)
        : await uploadedPicture(context, name);
      if (kind === 'neededPicture' && !isUpdate && !columns[column]) throw lacking(name, field, missing);
    } else columns[column] = kept(name, field, input[name], missing);
  }
  return columns as Values<Tipo>;
}

function kept(name: string, field: Field, value: unknown, missing: string | undefined): unknown {
  const { kind, isRequired } = field;
  if (kind === 'price') return typeof value === 'number' ? eurosToCents(value) : value;
  if (kind !== 'rich') return value;
  const clean = richField(value as string | null | undefined);
  if (!isRequired || clean !== null) return clean;
  // An editor left empty sends an empty paragraph, which says nothing.
  throw lacking(name, field, missing);
}

function lacking(name: string, field: Field, missing: string | undefined): Refusal {
  const sentence = missingOf(field);
  return new Refusal(422, missing ?? sentence, { [name]: sentence });
}
