/** What the back office's own search reads: titles of every kind, also of what visitors do not see. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { type Tipo, thingOf } from '#things.ts';
import { plain } from '#values/slug.ts';
import { searchWords } from '#values/words.ts';

export interface Found {
  tipo: Tipo | 'pedido';
  id: number;
  /** As its table has it. */
  titulo: string;
  slug: string | null;
  /** Of a sponsor: which kind of sponsor. Of an order: who bought. */
  clase: string | null;
  /** What was typed is the beginning of its name. */
  empieza: number;
}

interface Asked {
  /** Plain: lower case, letters and digits only. */
  words: string[];
  tipos: Found['tipo'][];
  /** Of articles only the ones this user wrote and nobody published yet. */
  by?: string | undefined;
  most: number;
}

/** The name itself first, then beginnings; the newest first, and of every kind some before more of one. Pictures last. */
export async function findByTitle(db: Db, asked: Asked): Promise<Found[]> {
  const found = [...(await readKept(db, asked)), ...(await readFew(db, asked))];
  const seen = new Map<string, number>();
  const name = asked.words.join(' ');
  const ranked = found.map((row) => {
    const rank = seen.get(row.tipo) ?? 0;
    seen.set(row.tipo, rank + 1);
    const nearness = row.empieza + Number(searchWords(row.titulo).join(' ') === name);
    return { row, rank, nearness };
  });
  return ranked
    .sort(
      (one, other) =>
        Number(one.row.tipo === 'medio') - Number(other.row.tipo === 'medio') ||
        other.nearness - one.nearness ||
        one.rank - other.rank,
    )
    .slice(0, asked.most)
    .map(({ row }) => row);
}

/** Kinds whose words are kept in `busqueda`, in one round trip. */
async function readKept(db: Db, asked: Asked): Promise<Found[]> {
  const parts = asked.tipos.filter((tipo) => tipo === 'pedido' || hasWords(tipo)).map((tipo) => part(tipo, asked));
  if (parts.length === 0) return [];
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Which ones they are is read from the indexes alone: rows with long texts are only opened to be shown. */
function part(tipo: Found['tipo'], { words, by, most }: Asked): RawBuilder<unknown> {
  const { table, title, hasSlug } = tipo === 'pedido' ? pedidos : thingOf(tipo);
  const nothing = sql`cast(null as text)`;
  const matches = words.map((word) => sql`busqueda like ${`%${word}%`}`);
  if (tipo === 'articulo' && by !== undefined) matches.push(sql`escrito_por = ${by} and estado <> 'publicado'`);
  const newest = tipo === 'articulo' ? sql`created_at desc, id desc` : sql`id desc`;
  const some = (empieza: number, begins: RawBuilder<unknown>) => sql`select * from (
    select id, cast(${empieza} as integer) as empieza from ${sql.table(table)}
    where ${sql.join([begins, ...matches], sql` and `)} order by ${newest} limit ${most})
    as ${sql.ref(empieza ? 'comienzos' : 'otros')}`;
  const beginning = sql`busqueda like ${`${words[0]}%`}`;
  return sql`select * from (
    select cast(${tipo} as text) as tipo, cosa.id as id, cosa.${sql.ref(title)} as titulo,
      ${hasSlug ? sql.ref('cosa.slug') : nothing} as slug, ${claseOf[tipo] ? sql.ref(claseOf[tipo]) : nothing} as clase,
      hallados.empieza as empieza
    from (${some(1, beginning)} union all ${some(0, sql`not ${beginning}`)}) as hallados
    inner join ${sql.table(table)} as cosa on cosa.id = hallados.id
    order by empieza desc, id desc limit ${most}) as ${sql.ref(`de_${tipo}`)}`;
}

/** One of them, as the search would have found it. */
export async function findOne(db: Db, tipo: Found['tipo'], id: number): Promise<Omit<Found, 'empieza'> | undefined> {
  const { table, title, hasSlug } = tipo === 'pedido' ? pedidos : thingOf(tipo);
  const nothing = sql`cast(null as text)`;
  const { rows } = await sql<Omit<Found, 'empieza'>>`select cast(${tipo} as text) as tipo, cosa.id as id,
    cosa.${sql.ref(title)} as titulo, ${hasSlug ? sql.ref('cosa.slug') : nothing} as slug,
    ${claseOf[tipo] ? sql.ref(claseOf[tipo]) : nothing} as clase
    from ${sql.table(table)} as cosa where cosa.id = ${id}`.execute(db);
  return rows[0];
}

const claseOf: Partial<Record<Found['tipo'], string>> = { sponsor: 'cosa.tipo', pedido: 'cosa.cliente_nombre' };
const pedidos = { table: 'pedidos', title: 'cod_pedido', hasSlug: undefined };

/** Kinds of which there are few, without such a column. */
async function readFew(db: Db, { words, tipos }: Asked): Promise<Found[]> {
  if (!tipos.includes('categoria')) return [];
  const rows = await db.selectFrom('categorias').select(['id', 'nombre_categoria as titulo', 'slug']).execute();
  return rows
    .map((row) => ({ row, text: plain(row.titulo) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ row, text }) => ({
      ...row,
      tipo: 'categoria' as const,
      clase: null,
      empieza: Number(text.startsWith(words[0]!)),
    }));
}

function hasWords(tipo: Tipo): boolean {
  return thingOf(tipo).words?.length !== 0;
}
