import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { pageOf } from '#server/db/page.ts';
import { trashThing } from '#server/things/save-thing.ts';
import { readTranslated } from '#server/things/traducciones.ts';
import { unhurried } from '#server/work/unhurried.ts';
import { type Tipo, theThing } from '#things.ts';
import { campoLabel } from '#values/fields/campo.ts';
import { paging, searchText, version } from '#values/fields.ts';
import { pathOf } from '#values/idioma/texts-in.ts';
import { plain } from '#values/slug.ts';
import { estados } from './estado.ts';
import { listForIdioma, requireSeen } from './list.server.ts';
import { findTraduccion } from './queries.server.ts';
import { saveTraduccion } from './save.server.ts';
import { campos, type EnLista, enLista, idioma, lectura, tipo, traduccion, which } from './traduccion.ts';

export const traducciones = {
  'get_traducciones_admin.php': call({
    method: 'get',
    access: 'traducir',
    summary: 'What there is to translate into a language and how far it is, what is visited most first',
    input: z.object({
      idioma,
      estado: z.enum(estados, { error: 'Ese estado no existe.' }).optional(),
      tipo: tipo.optional(),
      q: searchText(),
      ...paging,
    }),
    output: z.object({
      data: z.array(enLista),
      /** How many there are in each state, whatever state is asked for. */
      estados: z.record(z.enum(estados), z.number()),
      ...pageFields,
    }),
    async handle({ app, input, now }) {
      const words = plain(input.q ?? '');
      const found: EnLista[] = [];
      // Of tens of thousands of titles: visitors are answered in between.
      for await (const one of unhurried(await listForIdioma(app, input.idioma, now)))
        if ((!input.tipo || one.tipo === input.tipo) && (!words || plain(one.titulo).includes(words))) found.push(one);
      const counted = Map.groupBy(found, ({ estado }) => estado);
      const chosen = input.estado ? (counted.get(input.estado) ?? []) : found;
      const { rows: data, ...page } = pageOf(chosen, toPageRequest(input, 50));
      const counts = estados.map((estado) => [estado, counted.get(estado)?.length ?? 0] as const);
      return { data, estados: Object.fromEntries(counts) as Record<(typeof estados)[number], number>, ...page };
    },
  }),

  'get_traduccion_admin.php': call({
    method: 'get',
    access: 'traducir',
    summary: 'A thing in Spanish, text by text, beside what it says in another language',
    input: z.object(which),
    output: z.object({ data: traduccion }),
    async handle(context) {
      const { db, input } = context;
      await requireSeen(context, input.tipo, input.id);
      return { data: await readTraduccion(db, input) };
    },
  }),

  'update_traduccion.php': call({
    method: 'post',
    access: 'traducir',
    summary: 'Write what a thing says in another language; a field that is not sent stays as it is',
    maxBytes: 2_000_000,
    input: z.object({ ...which, campos, estado: lectura.default('borrador'), version: version() }),
    output: z.object({ data: traduccion }),
    async handle(context) {
      await requireSeen(context, context.input.tipo, context.input.id);
      const { campos: textos, estado, ...rest } = context.input;
      await saveTraduccion(context, { ...rest, textos, revisada: estado === 'revisada' });
      return {
        message: 'Traducción guardada. Ya se ve en el sitio.',
        data: await readTraduccion(context.db, context.input),
      };
    },
  }),

  'delete_traduccion.php': call({
    method: 'post',
    access: 'traducir',
    summary: 'Move what a thing says in another language to the trash',
    input: z.object(which),
    async handle(context) {
      const { tipo, id, idioma } = context.input;
      await requireSeen(context, tipo, id);
      const row = await findTraduccion(context.db, tipo, id, idioma);
      if (!row) throw notFound('Esta traducción no existe o ya se había eliminado.');
      await trashThing(context, 'traduccion', row.id);
      return { message: 'Traducción eliminada con éxito.' };
    },
  }),
};

/** As the desk has it. */
export async function readTraduccion(db: Db, { tipo, id, idioma }: { tipo: Tipo; id: number; idioma: string }) {
  const thing = await readTranslated(db, tipo, id);
  if (!thing) throw notFound(`${theThing(tipo)} no existe.`);
  const row = await findTraduccion(db, tipo, id, idioma);
  const [written, from] = [row?.textos, row?.origen].map(
    (stored) => JSON.parse(stored ?? '{}') as Record<string, string>,
  );
  const original = thing.originals.map((one) => {
    const antes = from![one.campo];
    const cambiado = antes !== undefined && antes !== one.texto;
    return { ...one, label: labelOf(one.campo), cambiado, ...(cambiado && { antes }) };
  });
  return {
    ...{ tipo, id, idioma, titulo: thing.titulo, original },
    campos: Object.fromEntries(original.flatMap(({ campo }) => (written![campo] ? [[campo, written![campo]]] : []))),
    estado: row?.revisada === 1 ? ('revisada' as const) : ('borrador' as const),
    maquina: row?.maquina === 1,
    version: row?.version ?? 0,
  };
}

/** "Pregunta", "Cabecera: Texto": where in its thing it stands. */
function labelOf(campo: string): string {
  const names = pathOf(campo)
    .split('.')
    .filter((name) => !/^(?:\*|\d+)$/.test(name));
  return names.map(campoLabel).join(': ');
}
