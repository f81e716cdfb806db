import { saveTraduccion } from '#areas/traducciones/save.server.ts';
import { asUser } from '#server/auth/as-user.ts';
import type { Db } from '#server/db/open.ts';
import { anyTable } from '#server/things/thing-row.ts';
import { type Original, readTranslated } from '#server/things/traducciones.ts';
import { type Tipo, things } from '#things.ts';
import { pathOf } from '#values/idioma/texts-in.ts';
import { en } from './traducciones/en/index.ts';
import { fr } from './traducciones/fr/index.ts';
import type { Idioma, Traducida } from './traducciones/types.ts';

/** What the demo says in English and French: its places, routes, events, villages, categories, some articles, its settings. */
export async function fillTraducciones(
  db: Db,
  now: Date,
  withThings: (html: string) => Promise<string>,
): Promise<void> {
  for (const [idioma, said] of Object.entries({ en, fr })) {
    const writer = { db, user: asUser('demo'), now: now.toISOString(), changed() {} };
    const save = async (tipo: Tipo, id: number, textFor: (original: Original, place: number) => string | undefined) => {
      const textos = await textosFor(db, tipo, id, textFor, withThings);
      if (Object.keys(textos).length > 0) await saveTraduccion(writer, { tipo, id, idioma, textos, revisada: true });
    };
    for (const [tipo, traducidas] of Object.entries(said.cosas) as [Tipo, NonNullable<Idioma['cosas'][Tipo]>][])
      for (const [name, traducida] of Object.entries(traducidas))
        await save(tipo, await idOf(db, tipo, name), ({ campo }, place) => textOf(traducida, campo, place));
    const bySpanish = [
      ['empresa', said.practicas],
      ['actividad', said.practicas],
      ['servicio', said.practicas],
      ['medio', said.medios],
      ['ajuste', said.ajustes],
    ] as const;
    for (const [tipo, words] of bySpanish)
      for (const { id } of await db.selectFrom(anyTable(tipo)).select('id').execute())
        await save(tipo, id, ({ texto }) => words[texto]);
  }
}

async function idOf(db: Db, tipo: Tipo, name: string): Promise<number> {
  const { id } = await db
    .selectFrom(anyTable(tipo))
    .select('id')
    .where(things[tipo].title as 'id', '=', name as never)
    .executeTakeFirstOrThrow(() => new Error(`the demo has no ${tipo} «${name}»`));
  return id;
}

/** `place`: which of those with the same path it is. */
async function textosFor(
  db: Db,
  tipo: Tipo,
  id: number,
  textFor: (original: Original, place: number) => string | undefined,
  withThings: (html: string) => Promise<string>,
): Promise<Record<string, string>> {
  const seen = new Map<string, number>();
  const textos: Record<string, string> = {};
  for (const original of (await readTranslated(db, tipo, id))!.originals) {
    const path = pathIn(original.campo);
    const place = seen.get(path) ?? 0;
    seen.set(path, place + 1);
    const texto = textFor(original, place);
    if (texto) textos[original.campo] = original.esHtml ? await withThings(texto) : texto;
  }
  return textos;
}

function textOf(traducida: Traducida, campo: string, place: number): string | undefined {
  const { nombre, imagenes = [], faqs = [] } = traducida;
  const path = pathIn(campo);
  if (path === 'nombre_categoria') return nombre;
  if (path === 'meta_title') return nombre && `${nombre} | Secretos de Cuenca`;
  if (path === 'imagenes.*.alt_text') return imagenes[place];
  if (path === 'faqs.*.pregunta') return faqs[place]?.[0];
  if (path === 'faqs.*.respuesta') return faqs[place]?.[1];
  const texto = traducida[path as keyof Traducida];
  return typeof texto === 'string' ? texto : undefined;
}

/** "faqs.12.pregunta" → "faqs.*.pregunta" */
function pathIn(campo: string): string {
  return pathOf(campo).replace(/\.\d+\./, '.*.');
}
