/** Sponsors that are a link in the footer, and the list of all five kinds. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import { things } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { LinkTipo, SponsorTipo } from './patrocinador.ts';

/** In the order in which they came. */
export function listSponsors(db: Db, tipo: LinkTipo) {
  return db
    .selectFrom('sponsors')
    .select(['id', 'nombre', 'url', 'imagen'])
    .where('tipo', '=', tipo)
    .orderBy('id')
    .execute();
}

export function findSponsor(db: Db, tipo: LinkTipo, id: number) {
  return db.selectFrom('sponsors').selectAll().where('id', '=', id).where('tipo', '=', tipo).executeTakeFirst();
}

interface AnySponsorFilter extends PageRequest {
  search?: string | undefined;
  tipo?: SponsorTipo | undefined;
}

/** All five kinds by name; `url` leads to the sponsor's web or to its page here. */
export function listAnySponsors(db: Db, { search, tipo, ...request }: AnySponsorFilter) {
  const links = db
    .selectFrom('sponsors')
    .select(['id', 'nombre', 'imagen', 'busqueda', 'url', sql<string | null>`null`.as('slug')])
    .select((eb) => eb.ref('tipo').$castTo<SponsorTipo>().as('tipo'));
  const ayuntamientos = db
    .selectFrom('ayuntamientos')
    .select(['id', 'nombre', 'escudo_url as imagen', 'busqueda', urlUnder(things.ayuntamiento.path('')).as('url')])
    .select((eb) => eb.ref('slug').$castTo<string | null>().as('slug'))
    .select(sql<SponsorTipo>`'ayuntamiento_sin_web'`.as('tipo'));
  const patrocinadores = db
    .selectFrom('patrocinadores')
    .select(['id', 'nombre', 'imagen_url as imagen', 'busqueda', urlUnder(things.patrocinador.path('')).as('url')])
    .select((eb) => eb.ref('slug').$castTo<string | null>().as('slug'))
    .select(sql<SponsorTipo>`'texto_sin_web'`.as('tipo'));
  const matching = db
    .selectFrom(links.unionAll(ayuntamientos).unionAll(patrocinadores).as('todos'))
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!));
  return listPage(
    matching
      .select(['id', 'tipo', 'nombre', 'url', 'imagen', 'slug'])
      .orderBy('busqueda')
      .orderBy('tipo')
      .orderBy('id'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

function urlUnder(path: string) {
  return sql<string>`${sql.lit(path)} || slug`;
}
