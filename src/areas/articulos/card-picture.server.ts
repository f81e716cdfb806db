import { sql } from 'kysely';

/** What a card shows of an article: its cover, else the picture it begins with. */
export function cardPicture(table: 'articulos' | 'cosa' = 'articulos') {
  return sql<
    string | null
  >`coalesce(${sql.ref(`${table}.imagen_portada_url`)}, ${sql.ref(`${table}.imagen_ini_post`)})`;
}
