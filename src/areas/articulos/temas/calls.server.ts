import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { Refusal } from '#server/api/refusal.ts';
import { indexThing } from '#server/search/index.ts';
import { recordChange } from '#server/things/change-log.ts';
import { rememberPath } from '#server/things/former-paths.ts';
import { lockThing, saveThing, trashThing } from '#server/things/save-thing.ts';
import { newSlug } from '#server/things/slugs.ts';
import { inTransaction } from '#server/things/versions.ts';
import { things } from '#things.ts';
import { id } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { plural } from '#values/plural.ts';
import { plain } from '#values/slug.ts';
import { findTema, leadFormerPathsTo, listTemas, replaceTema } from './queries.server.ts';
import { tema, temaForm, temaUpdate } from './tema.ts';

const notThere = later('No hay artículos de ese tema.');

export const temas = {
  'get_temas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The topics of articles by name; visitors see those under which there is something to read',
    output: z.object({ data: z.array(tema) }),
    async handle({ db, now, reads, user }) {
      reads('temas', 'articulos');
      const all = await listTemas(db, now);
      return { data: may(user, 'articulos') ? all : all.filter(({ total }) => total > 0) };
    },
  }),

  'get_tema.php': call({
    method: 'get',
    access: 'public',
    thing: 'tema',
    summary: 'One topic; an address it had before finds it too',
    input: bySlug(later('No se ha especificado un tema.'), notThere),
    output: z.object({ data: tema }),
    async handle(context) {
      const { db, input, now, reads } = context;
      reads('articulos');
      return { data: await readBySlug(context, 'tema', input.slug, notThere, (by) => findTema(db, by, now)) };
    },
  }),

  'create_tema.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a topic; those that an article names are added by themselves',
    input: temaForm,
    output: z.object({ data: tema }),
    async handle(context) {
      const { nombre, descripcion } = context.input;
      const row = await saveThing(context, 'tema', { values: { nombre, descripcion: descripcion ?? null } });
      return { message: 'Tema creado con éxito.', data: { ...row, total: 0 } };
    },
  }),

  'update_tema.php': call({
    method: 'post',
    access: 'contenido',
    summary:
      'Rename or describe a topic; its address follows its name unless one is given, and the old one leads there',
    input: temaUpdate,
    output: z.object({ slug: z.string() }),
    async handle(context) {
      const { id, version, slug, ...values } = context.input;
      const after = await inTransaction(context.db, async (db) => {
        const before = await lockThing(db, 'tema', id, 'El tema no existe.');
        const isRenamed = plain(values.nombre) !== plain(before.nombre);
        const followed = isRenamed ? await newSlug(db, 'tema', values.nombre) : undefined;
        return saveThing({ ...context, db }, 'tema', { id, version, slug: slug ?? followed, values });
      });
      return { message: 'Tema actualizado con éxito.', slug: after.slug };
    },
  }),

  'merge_temas.php': call({
    method: 'post',
    access: 'contenido',
    summary:
      'Make one topic of two: articles of `de` get `a`, whose address the old one leads to; `de` goes to the trash',
    input: z.object({ de: id(), a: id() }),
    output: z.object({ articulos: z.number() }),
    async handle(context) {
      const { de, a } = context.input;
      if (de === a) throw new Refusal(422, 'Elige otro tema con el que unirlo.', { a: 'Elige otro tema.' });
      const { count, old, kept } = await inTransaction(context.db, async (db) => {
        // Always in the same order: two who do it crosswise would wait for each other.
        for (const id of [Math.min(de, a), Math.max(de, a)]) await lockThing(db, 'tema', id, 'El tema no existe.');
        const kept = await lockThing(db, 'tema', a);
        const count = await replaceTema(db, de, a);
        const old = await trashThing({ ...context, db, changed() {} }, 'tema', de);
        await recordChange(db, {
          ...{
            by: context.user!.usuario,
            now: context.now,
            accion: 'editar',
            tipo: 'tema',
            id: a,
            titulo: kept.nombre,
          },
          before: { unido_con: '' },
          after: { unido_con: old.nombre },
        });
        await leadFormerPathsTo(db, de, a);
        await rememberPath(db, 'tema', a, { before: things.tema.path(old.slug), after: things.tema.path(kept.slug) });
        await indexThing(db, 'tema', a);
        return { count, old, kept };
      });
      context.changed('temas', `tema:${de}`, `tema:${a}`, 'articulos', `articulos:tema:${de}`, `articulos:tema:${a}`);
      const moved = plural(count, 'artículo pasa', 'artículos pasan');
      return { message: `«${old.nombre}» es ahora «${kept.nombre}»: ${moved} a ese tema.`, articulos: count };
    },
  }),

  'delete_tema.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a topic that no article has to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'tema', context.input.id, 'El tema no existe.');
      return { message: 'Tema eliminado con éxito.' };
    },
  }),
};
