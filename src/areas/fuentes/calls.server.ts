import { z } from 'zod';
import type { EventoCampos } from '#areas/eventos/write-evento.server.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { NotFetched } from '#server/fetch/fetch-file.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { formatDays } from '#values/full-date.ts';
import { camposOf, findAlike } from './bring.server.ts';
import { fuente, fuenteUrl, kind, type VistaPrevia, vistaPrevia } from './fuente.ts';
import { askNow, findFuente, listFuentes } from './queries.server.ts';

/** So many of a calendar are shown before it is added. */
const shown = 20;
const most = 500;

const declared = kindCalls('fuente', {
  ...kind,
  one: 'a calendar of somebody else',
  data: fuente,
  toData: (row, db) => requireFuente(db, row.id),
  values: (columns, { before, now }) => ({
    ...columns,
    nombre: columns.nombre || before!.nombre,
    // It is asked for whole: what is different now concerns all of it.
    ...{ siguiente_en: now, etag: null, modificado: null, leida_en: null },
  }),
});

export const fuentes = {
  'get_fuentes_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'The calendars of others that are looked at, those in trouble first',
    output: z.object({ data: z.array(fuente) }),
    async handle({ db }) {
      return { data: await listFuentes(db) };
    },
  }),

  'preview_fuente.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'What a calendar would bring, without adding it',
    input: z.object({ url: fuenteUrl, municipio_id: id('El municipio es obligatorio.').optional() }),
    output: z.object({ data: vistaPrevia }),
    perMinute: 20,
    async handle(context) {
      const { nombre, eventos, rotos, sobran } = await read(context);
      const { municipio_id } = context.input;
      const first = await Promise.all(
        eventos.slice(0, shown).map(async (traido): Promise<VistaPrevia['eventos'][number]> => {
          const campos = municipio_id && camposOf(traido, municipio_id);
          const alike = campos ? await findAlike(context.db, campos, context.now) : undefined;
          const { titulo, lugar } = traido;
          return {
            titulo,
            lugar,
            cuando: whenOf(traido),
            ya_esta: alike ? { id: alike.id, titulo: alike.titulo } : null,
          };
        }),
      );
      return { data: { nombre, total: eventos.length, rotos, sobran, eventos: first } };
    },
  }),

  'create_fuente.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Look at a calendar of somebody else from now on, every few hours',
    input: kind.form,
    output: z.object({ data: fuente }),
    perMinute: 20,
    async handle(context) {
      const { app, db, input, now } = context;
      if (await findFuente(db, { url: input.url })) throw taken();
      if ((await listFuentes(db)).length >= most) throw new Refusal(409, `Como mucho puede haber ${most} fuentes.`);
      // One that cannot be read is refused before anybody relies on it.
      const { nombre } = await read(context);
      const row = await saveThing(context, 'fuente', {
        async values(db) {
          if (await findFuente(db, { url: input.url })) throw taken();
          return {
            ...{ url: input.url, municipio_id: input.municipio_id, publicar: input.publicar ?? 0 },
            nombre: input.nombre || nombre || new URL(input.url).host,
            siguiente_en: now,
          };
        },
      });
      app.fuentes.wake();
      return { message: 'Fuente añadida. Sus eventos llegarán en un momento.', data: await requireFuente(db, row.id) };
    },
  }),

  'update_fuente.php': declared['update_fuente.php'],
  'delete_fuente.php': declared['delete_fuente.php'],

  'refresh_fuente.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Ask for a calendar now',
    input: z.object({ id: id() }),
    perMinute: 20,
    async handle({ app, db, input, now }) {
      await requireFuente(db, input.id);
      await askNow(db, input.id, now);
      app.fuentes.wake();
      return { message: 'Se está pidiendo el calendario.' };
    },
  }),
};

function taken(): Refusal {
  return new Refusal(409, 'Ese calendario ya está entre las fuentes.', { url: 'Ya está entre las fuentes.' });
}

async function read({ app, input, request }: CallContext<{ url: string }>) {
  try {
    return (await app.fuentes.read(input.url, { signal: request.signal }))!.calendario;
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    const message = `No se pudo leer ese calendario: ${error.message}.`;
    throw new Refusal(422, message, { url: message });
  }
}

async function requireFuente(db: Db, id: number) {
  const row = await findFuente(db, { id });
  if (!row) throw notFound('La fuente no existe.');
  return row;
}

/** "Todos los martes, 18:00" */
function whenOf({
  fecha_inicio,
  fecha_fin,
  hora,
  regla_recurrencia,
}: Pick<EventoCampos, 'fecha_inicio' | 'fecha_fin' | 'hora' | 'regla_recurrencia'>): string {
  const days = fecha_inicio ? formatDays(fecha_inicio, fecha_fin ?? null) : regla_recurrencia;
  return [days, hora].filter(Boolean).join(', ');
}
