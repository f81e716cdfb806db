/** Sponsors of all five kinds, as one list: who is shown where, and what the back office lists. */
import { sql } from 'kysely';
import type { Lugar } from '#areas/patrocinadores/contratos/contrato.ts';
import { type ContratoEstado, lastNoticedEnd } from '#areas/patrocinadores/contratos/contrato-estado.ts';
import { type LinkTipo, type SponsorTipo, sponsorOrders } from '#areas/patrocinadores/tipos.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { contractRuns } from '#server/things/contract.ts';
import { things } from '#things.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { plain } from '#values/slug.ts';

export function findSponsor(db: Db, tipo: LinkTipo, id: number) {
  return db.selectFrom('sponsors').selectAll().where('id', '=', id).where('tipo', '=', tipo).executeTakeFirst();
}

const contractColumns = [
  ...(['busqueda', 'desde', 'hasta', 'orden', 'lugares', 'municipio_id', 'categorias'] as const),
  ...(['informe_mensual', 'informe_email', 'updated_at'] as const),
] as const;

/** `url` leads to the sponsor's web or to its page here; `patrocinador` names it among all of them. */
export function allSponsors(db: Db) {
  const links = db
    .selectFrom('sponsors')
    .select(['id', 'nombre', 'imagen', ...contractColumns, 'url', sql<string | null>`null`.as('slug')])
    .select(sql<string>`'sponsor:' || id`.as('patrocinador'))
    .select((eb) => eb.ref('tipo').$castTo<SponsorTipo>().as('tipo'));
  const ayuntamientos = db
    .selectFrom('ayuntamientos')
    .select(['id', 'nombre', 'escudo_url as imagen', ...contractColumns])
    .select(urlUnder(things.ayuntamiento.path('')).as('url'))
    .select((eb) => eb.ref('slug').$castTo<string | null>().as('slug'))
    .select(sql<string>`'ayuntamiento:' || id`.as('patrocinador'))
    .select(sql<SponsorTipo>`'ayuntamiento_sin_web'`.as('tipo'));
  const patrocinadores = db
    .selectFrom('patrocinadores')
    .select(['id', 'nombre', 'imagen_url as imagen', ...contractColumns])
    .select(urlUnder(things.patrocinador.path('')).as('url'))
    .select((eb) => eb.ref('slug').$castTo<string | null>().as('slug'))
    .select(sql<string>`'patrocinador:' || id`.as('patrocinador'))
    .select(sql<SponsorTipo>`'texto_sin_web'`.as('tipo'));
  return db.selectFrom(links.unionAll(ayuntamientos).unionAll(patrocinadores).as('todos'));
}

function urlUnder(path: string) {
  return sql<string>`${sql.lit(path)} || slug`;
}

interface ShownWhere {
  lugar: Lugar;
  tipos?: readonly SponsorTipo[];
  municipioId?: number;
  categoria?: string;
}

/** Those of a place whose contract runs, in their order; without one, as they came. */
export async function listShown(db: Db, { lugar, tipos, municipioId, categoria }: ShownWhere, today: Day) {
  const rows = await allSponsors(db)
    .where(contractRuns(today))
    .where('lugares', 'like', `%"${lugar}"%`)
    .$if(tipos !== undefined, (query) => query.where('tipo', 'in', tipos!))
    .$if(municipioId !== undefined, (query) => query.where('municipio_id', '=', municipioId!))
    .select(['id', 'tipo', 'nombre', 'url', 'imagen', 'patrocinador', 'categorias'])
    .orderBy(sql`orden is null`)
    .orderBy('orden')
    .orderBy('tipo')
    .orderBy('id')
    .execute();
  if (categoria === undefined) return rows;
  const found = await db.selectFrom('categorias').select('id').where('slug', '=', categoria).executeTakeFirst();
  return rows.filter(({ categorias }) => found && (JSON.parse(categorias) as number[]).includes(found.id));
}

/** One whose contract runs, by the name it has among all of them. */
export function findShown(db: Db, patrocinador: string, today: Day) {
  return allSponsors(db)
    .where(contractRuns(today))
    .where('patrocinador', '=', patrocinador)
    .select('url')
    .executeTakeFirst();
}

interface AnySponsorFilter extends PageRequest, Sorting {
  search?: string | undefined;
  tipo?: SponsorTipo | undefined;
  contrato?: ContratoEstado | undefined;
  today: Day;
}

/** All five kinds by name, unless they are asked for in another order. */
export function listAnySponsors(db: Db, { search, tipo, contrato, today, orden, dir, ...request }: AnySponsorFilter) {
  const matching = allSponsors(db)
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!))
    .$if(contrato !== undefined, (query) => query.where(inState(contrato!, today)));
  return listPage(
    inOrder(
      matching.select(['id', 'tipo', 'nombre', 'url', 'imagen', 'slug', 'desde', 'hasta']),
      'todos',
      sponsorOrders,
      { orden, dir },
      ['busqueda', 'asc'],
      // Two of different kinds may have the same number.
    ).orderBy('tipo'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

/** As `contratoEstado` says it of one. */
function inState(estado: ContratoEstado, today: Day) {
  const soon = lastNoticedEnd(today);
  if (estado === 'terminado') return sql<boolean>`hasta < ${today}`;
  if (estado === 'futuro') return sql<boolean>`desde > ${today} and (hasta is null or hasta >= ${today})`;
  const ends = estado === 'acaba' ? sql`hasta <= ${soon}` : sql`(hasta is null or hasta > ${soon})`;
  return sql<boolean>`(desde is null or desde <= ${today}) and (hasta is null or hasta >= ${today}) and ${ends}`;
}

/** Those that run and end within the time of the notice, the first to end first. */
export function listEnding(db: Db, today: Day) {
  return allSponsors(db)
    .where(contractRuns(today))
    .where('hasta', '<=', lastNoticedEnd(today))
    .select(['id', 'tipo', 'patrocinador', 'nombre', (eb) => eb.ref('hasta').$notNull().as('hasta')])
    .orderBy('hasta')
    .orderBy('busqueda')
    .execute();
}

/** The first day after this one on which a contract begins or has ended. */
export async function nextContractDay(db: Db, today: Day): Promise<{ begins: Day | null; ends: Day | null }> {
  return allSponsors(db)
    .select([
      sql<string | null>`min(case when desde > ${today} then desde end)`.as('begins'),
      sql<string | null>`min(case when hasta >= ${today} then hasta end)`.as('ends'),
    ])
    .executeTakeFirstOrThrow();
}

/** The tables of which somebody's contract begins after `from` and not after `to`, or ended meanwhile. */
export async function contractsChanged(db: Db, from: Day, to: Day): Promise<boolean> {
  const row = await allSponsors(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('desde', '>', from), eb('desde', '<=', to)]),
        eb.and([eb('hasta', '>=', from), eb('hasta', '<', to)]),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The names of all that are shown somewhere. */
export async function patrocinadoresShown(db: Db, today: Day = todayInMadrid(new Date())): Promise<Set<string>> {
  const rows = await allSponsors(db).where(contractRuns(today)).select('patrocinador').execute();
  return new Set(rows.map(({ patrocinador }) => patrocinador));
}
