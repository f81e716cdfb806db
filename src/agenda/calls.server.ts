import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { newSlug, requireFreeSlug } from '#server/db/own-slug.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { indexThing } from '#server/search/index.ts';
import { findMunicipio } from '#territorio/municipios/queries.server.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import {
  type EventoWhen,
  evento,
  eventoCreate,
  eventoForEdit,
  eventoPath,
  eventoUpdate,
  eventoWhen,
  missingEventoMessage,
} from './evento.ts';
import { type EventoRow, findEvento, insertEvento, listEventos, updateEvento } from './queries.server.ts';
import { findTipoEvento } from './tipos-evento/queries.server.ts';

export const eventos = {
  'get_eventos.php': call({
    method: 'get',
    access: 'public',
    summary: 'Every event, past ones too, last written first; `q` looks into titles',
    input: z.object({
      q: optionalText('La búsqueda', 200),
      municipio_id: filterId('El municipio'),
      tipo_evento_id: filterId('El tipo de evento'),
      ...paging,
    }),
    output: z.object({ data: z.array(evento), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('eventos', 'municipios', 'tipos_evento');
      const { rows, ...page } = await listEventos(db, {
        search: input.q ?? undefined,
        municipioId: input.municipio_id ?? undefined,
        tipoId: input.tipo_evento_id ?? undefined,
        ...toPageRequest(input, 50),
      });
      return { data: rows, ...page };
    },
  }),

  'get_evento.php': call({
    method: 'get',
    access: 'public',
    summary: 'One event by its id, as its form needs it',
    input: z.object({ id: id() }),
    output: z.object({ data: eventoForEdit }),
    async handle({ db, input, reads }) {
      reads('eventos', 'municipios', 'tipos_evento');
      const row = await findEvento(db, { id: input.id });
      if (!row) throw notFound('El evento no existe.');
      return { data: forEdit(row) };
    },
  }),

  'create_evento.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add an event, with its days or with a recurrence rule; its slug is made from its title',
    input: eventoCreate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ slug: z.string(), data: eventoForEdit }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      if (!input.fecha_inicio && !input.regla_recurrencia)
        throw new Refusal(422, missingEventoMessage, { fecha_inicio: 'La fecha de inicio es obligatoria.' });
      const when = requireWhen(input);
      await requirePlaceAndType(db, input);
      const values = { ...input, ...when, imagen: await uploadedPicture(context, 'imagen') };
      const newId = await db.transaction().execute(async (db) => {
        const slug = await newSlug(db, 'eventos', input.titulo);
        const id = await insertEvento(db, { ...values, slug }, now);
        await recordChange(db, { by: user!.usuario, now, accion: 'crear', tipo: 'evento', id, titulo: input.titulo });
        await indexThing(db, 'evento', id);
        return id;
      });
      changed('eventos');
      const row = (await findEvento(db, { id: newId }))!;
      return { message: 'Evento creado con éxito.', slug: row.slug, data: forEdit(row) };
    },
  }),

  'update_evento.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change an event; fields that are not sent stay as they are',
    input: eventoUpdate.extend({ version }),
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ slug: z.string(), data: eventoForEdit }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const before = await findEvento(db, { id: input.id });
      if (!before) throw notFound('El evento no existe.');
      requireSameVersion(input.version, before.updated_at);
      const { id, version: _, imagen_actual, slug = before.slug, ...fields } = input;
      const when = requireWhen({ ...pickWhen(before), ...definedWhen(fields) });
      await requirePlaceAndType(db, fields);
      const imagen = await changedPicture(context, 'imagen', imagen_actual === '');
      const values = { ...fields, ...when, slug, imagen };
      await db.transaction().execute(async (db) => {
        if (slug !== before.slug) await requireFreeSlug(db, 'eventos', slug, 'otro evento');
        await updateEvento(db, id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'evento',
          id,
          titulo: input.titulo,
          before,
          after: values,
        });
        await rememberPath(db, 'evento', id, eventoPath(before.slug), eventoPath(slug));
        await indexThing(db, 'evento', id);
      });
      changed('eventos', `evento:${id}`);
      const after = (await findEvento(db, { id }))!;
      return { message: 'Evento actualizado con éxito.', slug: after.slug, data: forEdit(after) };
    },
  }),

  'delete_evento.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move an event to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      const row = await findEvento(db, { id: input.id });
      if (!row) throw notFound('El evento no existe o ya se había eliminado.');
      const tags = ['eventos', `evento:${row.id}`];
      await db.transaction().execute((db) =>
        moveToTrash(db, {
          tipo: 'evento',
          id: row.id,
          titulo: row.titulo,
          by: user!.usuario,
          now,
          tables: [{ table: 'eventos', column: 'id' }],
          tags,
        }),
      );
      changed(...tags);
      return { message: `El evento «${row.titulo}» se ha eliminado.` };
    },
  }),
};

function requireWhen(sent: Parameters<typeof eventoWhen>[0]): EventoWhen {
  const when = eventoWhen(sent);
  if ('field' in when) throw new Refusal(422, when.message, { [when.field]: when.message });
  return when;
}

type SentWhen = Parameters<typeof eventoWhen>[0];

function pickWhen({ fecha_inicio, fecha_fin, regla_recurrencia }: SentWhen): SentWhen {
  return { fecha_inicio, fecha_fin, regla_recurrencia };
}

function definedWhen(sent: SentWhen): SentWhen {
  return Object.fromEntries(Object.entries(pickWhen(sent)).filter(([, value]) => value !== undefined));
}

interface PlaceAndType {
  municipio_id: number;
  tipo_evento_id?: number | null | undefined;
}

async function requirePlaceAndType(db: Db, { municipio_id, tipo_evento_id }: PlaceAndType): Promise<void> {
  if (!(await findMunicipio(db, municipio_id)))
    throw new Refusal(422, 'El municipio no existe.', { municipio_id: 'El municipio no existe.' });
  if (tipo_evento_id && !(await findTipoEvento(db, tipo_evento_id)))
    throw new Refusal(422, 'El tipo de evento no existe.', { tipo_evento_id: 'El tipo de evento no existe.' });
}

function forEdit(row: EventoRow): z.input<typeof eventoForEdit> {
  return { ...row, version: row.updated_at };
}
