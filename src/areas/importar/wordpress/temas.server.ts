/** WordPress's tags as topics: those that an article has. */
import { addFormerPath } from '#areas/importar/former-path.server.ts';
import { findImportado, findTema, rememberImportado } from '#areas/importar/importados-queries.server.ts';
import type { Work } from '#areas/importar/work.server.ts';
import type { Db } from '#server/db/open.ts';
import { pageAddress } from '#server/pages/address.ts';
import { findFormer } from '#server/things/former-paths.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import { slugify } from '#values/slug.ts';
import { basePath } from './categorias.server.ts';
import type { Plan } from './plan.server.ts';

/** Their slug → our topic. */
export type Temas = Map<string, { id: number; slug: string }>;

const maxNombre = 60;

export async function bringTemas(work: Work, plan: Plan): Promise<Temas> {
  const found: Temas = new Map();
  for (const theirs of plan.usedTags) {
    const { description } = plan.tags.get(theirs)!;
    const values = { nombre: nombreOf(plan, theirs), descripcion: description || null };
    const tema = (await find(work.db, plan, theirs)) ?? (await saveTema(work, plan, theirs, values));
    found.set(theirs, tema);
    await addFormerPath(work.db, work.id, plan.fuente, 'tema', tema.id, {
      before: formerTemaPath(plan, theirs),
      after: things.tema.path(tema.slug),
    });
  }
  return found;
}

export async function newTemas(db: Db, plan: Plan): Promise<number> {
  let count = 0;
  for (const theirs of plan.usedTags) if (!(await find(db, plan, theirs))) count++;
  return count;
}

/** The one that it became before, whatever it is called now; else one of its name, or that had it. */
async function find(db: Db, plan: Plan, theirs: string) {
  const nombre = nombreOf(plan, theirs);
  const came = await findImportado(db, plan.fuente, `tema:${theirs}`);
  const former = await findFormer(db, things.tema.path(slugify(nombre)));
  return (
    (came && (await findTema(db, { id: came.id_cosa }))) ??
    (await findTema(db, { nombre })) ??
    (former?.tipo === 'tema' ? await findTema(db, { id: former.id_cosa }) : undefined)
  );
}

function nombreOf({ tags }: Plan, theirs: string): string {
  return (tags.get(theirs)!.name || theirs).slice(0, maxNombre).trim();
}

/** Where WordPress lists what has a tag. */
export function formerTemaPath(plan: Plan, theirs: string): string {
  return pageAddress(`${basePath(plan)}/tag/${plan.tags.get(theirs)!.written.slice(0, 1000)}`).path;
}

function saveTema(
  work: Work,
  { fuente }: Plan,
  theirs: string,
  values: { nombre: string; descripcion: string | null },
) {
  return saveThing(work.writer(), 'tema', {
    values,
    also: (db, { id, version }) =>
      rememberImportado(db, {
        ...{ fuente, clave: `tema:${theirs}`, importacion_id: work.id, tipo: 'tema', id_cosa: id, version },
      }),
  });
}
