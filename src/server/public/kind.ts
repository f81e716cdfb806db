/**
 * What visitors may see of a kind, and one of it in short. Its area says it once (`public.server.ts`); whatever names
 * things of other areas (search, trip, newsletter, cards, map, site map, former addresses) reads it from the table of
 * public kinds and knows no rule of its own.
 */
import {
  type AliasedRawBuilder,
  type RawBuilder,
  type SelectExpression,
  type Selection,
  type SelectQueryBuilder,
  type StringReference,
  sql,
} from 'kysely';
import { type PublicTipo, thingOf } from '#things.ts';
import type { Day } from '#values/day.ts';
import { summaryText } from '#values/idioma/waiting.ts';
import { plain } from '#values/slug.ts';
import { longestBeginning } from '#values/summary.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema/schema.ts';

/** A thing in short: nothing in it is long, a map reads ten thousand. */
export interface Short {
  id: number;
  titulo: string;
  /** A path of this site. */
  url: string;
  imagen: string | null;
  /** What it is one of. */
  categoria: string | null;
  /** Where it is in words, from near to far: ['Plaza Mayor, 1', 'Cuenca']. */
  lugar: string[];
  municipio_id: number | null;
  /** Its own place, or the middle of its municipality. */
  latitud: number | null;
  longitud: number | null;
  /** JSON list of labels. */
  etiquetas: string;
  updated_at: string;
}

/** With what is said of it where it is recommended. */
export interface Card extends Short {
  /** The beginning of its text. */
  resumen: string;
  /** One line: what it costs, when it takes place, where it is; empty for what has none of these. */
  detalle: string;
  /** The price that may be shown crossed out. */
  antes: string | null;
}

/** With all its words, and the instants between which it is found; always, unless said. */
export interface Searched extends Short {
  html: string;
  desde: string | null;
  /** What the clocks of Madrid show when it is found last. */
  hasta: string | null;
}

/** Some by their numbers, the one at an address or of a slug, the next after a number, the newest, those of some days, or all of them by name. */
export type Which =
  | { ids: readonly number[] }
  | { path: string }
  | { slug: string }
  | { after: number; limit: number }
  | { newest: number; search?: string | undefined; since?: string | undefined }
  | { days?: Days };

/** The first and the last of them. */
export interface Days {
  from: Day;
  to: Day;
}

export interface PublicKind<Query = unknown, More = object> {
  /** The rule: those that visitors may see at this instant, called `cosa`; without one, also those that they will see. */
  shown: Rule<Query>;
  short(db: Db, which: Which, now: string): Promise<(Short & More)[]>;
  cards(db: Db, which: Which, now: string): Promise<(Card & More)[]>;
  /** For the index, which knows by itself when each of them is found. */
  searched(db: Db, which: Which): Promise<Searched[]>;
}

type Rule<Query> = (db: Db, now?: string) => Query;
type Column<DB, TB extends keyof DB> = StringReference<DB, TB> | RawBuilder<unknown>;

interface Said<DB, TB extends keyof DB, Own extends SelectExpression<DB, TB>, More> {
  shown: Rule<SelectQueryBuilder<DB, TB, object>>;
  titulo: Column<DB, TB>;
  /** Where its page is, if that is not its slug behind the path of its kind. */
  url?: RawBuilder<string>;
  imagen?: Column<DB, TB>;
  categoria?: Column<DB, TB>;
  lugar?: readonly Column<DB, TB>[];
  municipio_id?: Column<DB, TB>;
  /** Tables that say where it is; the first that does. */
  at?: readonly TB[];
  etiquetas?: Column<DB, TB>;
  /** From when to when it is found, as in `Searched`; the newest are those that came last. */
  desde?: Column<DB, TB>;
  hasta?: Column<DB, TB>;
  /** Which of them may take place on these days; a kind without days has none to say. */
  onDays?(days: Days): RawBuilder<boolean>;
  /** Everything worth finding, tags and all. */
  texto?: readonly Column<DB, TB>[];
  /** Of its texts those that describe it, the first that is there; all of them unless said. */
  resumen?: readonly Column<DB, TB>[];
  /** What only this kind says of itself. */
  own?: { columns: readonly Own[]; read(row: Selection<DB, TB, Own>): More };
  /** The line of each card. */
  lines?(db: Db, shorts: (Short & More)[], now: string): Line[] | Promise<Line[]>;
}

interface Line {
  detalle: string;
  antes?: string | null;
}

/** One table stands for all: they share these columns. */
type Shown = SelectQueryBuilder<Schema & { cosa: Schema['libros'] }, 'cosa', object>;
type Row = Record<string, unknown>;
type Selected = AliasedRawBuilder<unknown, string>;

export function publicKind<
  DB,
  TB extends keyof DB,
  Own extends SelectExpression<DB, TB> = never,
  More extends object = object,
>(tipo: PublicTipo, said: Said<DB, TB, Own, More>): PublicKind<SelectQueryBuilder<DB, TB, object>, More> {
  const { shown, own, lines, texto = [], resumen = texto } = said;
  const url = said.url ?? sql<string>`${sql.lit(thingOf(tipo).path!(''))} || cosa.slug`;
  const columns = [
    ...[sql`cosa.id`.as('id'), sql`cosa.updated_at`.as('updated_at'), url.as('url')],
    ...(['titulo', 'imagen', 'categoria', 'municipio_id'] as const).map((name) => columnOf(said[name]).as(name)),
    columnOf(said.etiquetas ?? sql`'[]'`).as('etiquetas'),
    ...(['latitud', 'longitud'] as const).map((name) => firstOf(said.at ?? [], name).as(name)),
    ...numbered('lugar', said.lugar ?? []),
  ];

  async function read(db: Db, which: Which, now: string | undefined, more: Selected[]) {
    if ('ids' in which && which.ids.length === 0) return [];
    const query = chosen(shown(db, now) as unknown as Shown, which)
      .select([...columns, ...more])
      .$if(own !== undefined, (query) => query.select(own!.columns as unknown as 'cosa.id'));
    const rows = (await query.execute()) as unknown as Row[];
    return 'path' in which ? rows.filter((row) => row.url === which.path) : rows;
  }

  function chosen(query: Shown, which: Which): Shown {
    if ('ids' in which) return query.where('cosa.id', 'in', which.ids as number[]);
    if ('slug' in which) return query.where('cosa.slug', '=', which.slug);
    if ('path' in which) {
      const [key = ''] = /[^/#]*$/.exec(which.path) ?? [];
      return query.where('cosa.slug', '=', key);
    }
    if ('after' in which) return query.where('cosa.id', '>', which.after).orderBy('cosa.id').limit(which.limit);
    if (!('newest' in which)) {
      const onDays = which.days && said.onDays?.(which.days);
      return query
        .$if(onDays !== undefined, (query) => query.where(onDays!))
        .orderBy('cosa.busqueda')
        .orderBy('cosa.id');
    }
    const { newest, search, since } = which;
    return query
      .$if(Boolean(search), (query) => query.where('cosa.busqueda', 'like', `%${plain(search!)}%`))
      .$if(since !== undefined, (query) => query.where(columnOf(said.desde ?? sql`cosa.created_at`), '>', since!))
      .$if(said.desde !== undefined, (query) => query.orderBy(columnOf(said.desde), 'desc'))
      .orderBy('cosa.id', 'desc')
      .limit(newest);
  }

  function toShort(row: Row): Short & More {
    const short: Row = { lugar: textsOf(row, 'lugar') };
    for (const name of shortColumns) short[name] = row[name];
    return { ...(short as unknown as Short), ...(own?.read(row as Selection<DB, TB, Own>) as More) };
  }

  return {
    shown,
    async short(db, which, now) {
      return (await read(db, which, now, [])).map(toShort);
    },
    async cards(db, which, now) {
      const rows = await read(db, which, now, numbered('resumen', resumen.map(beginningOf)));
      const shorts = rows.map(toShort);
      const details = (shorts.length > 0 && (await lines?.(db, shorts, now))) || [];
      return shorts.map((short, index) => {
        const texts = textsOf(rows[index]!, 'resumen');
        const resumen = summaryText(said.resumen ? texts.slice(0, 1) : texts);
        return { ...short, resumen, detalle: '', antes: null, ...details[index] };
      });
    },
    async searched(db, which) {
      const times = [columnOf(said.desde).as('desde'), columnOf(said.hasta).as('hasta')];
      const rows = await read(db, which, undefined, [...times, ...numbered('texto', texto)]);
      return rows.map((row) => ({
        ...toShort(row),
        html: textsOf(row, 'texto').join(' · '),
        desde: row.desde as string | null,
        hasta: row.hasta as string | null,
      }));
    },
  };
}

const shortColumns = [
  ...(['id', 'titulo', 'url', 'imagen', 'categoria', 'municipio_id'] as const),
  ...(['latitud', 'longitud', 'etiquetas', 'updated_at'] as const),
];

function columnOf(column: unknown): RawBuilder<unknown> {
  if (column === undefined) return sql`cast(null as text)`;
  return typeof column === 'string' ? sql.ref(column) : (column as RawBuilder<unknown>);
}

function firstOf(tables: readonly unknown[], name: string): RawBuilder<unknown> {
  const places = tables.map((table) => sql.ref(`${String(table)}.${name}`));
  if (places.length === 0) return sql`cast(null as real)`;
  return places.length === 1 ? places[0]! : sql`coalesce(${sql.join(places)})`;
}

function numbered(name: string, columns: readonly unknown[]): Selected[] {
  return columns.map((column, index) => columnOf(column).as(`${name}_${index}`));
}

/** Those that are there. */
function textsOf(row: Row, name: string): string[] {
  const texts: unknown[] = [];
  for (let index = 0; `${name}_${index}` in row; index++) texts.push(row[`${name}_${index}`]);
  return texts.filter((text): text is string => Boolean(text));
}

function beginningOf(column: unknown): RawBuilder<unknown> {
  return sql`substr(${columnOf(column)}, 1, ${sql.lit(longestBeginning)})`;
}
