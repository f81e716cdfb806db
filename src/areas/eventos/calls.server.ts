import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import { evento, eventoCreate, eventoForEdit, eventoUpdate, missingEventoMessage } from './evento.ts';
import { eventoOrders } from './orders.ts';
import { type EventoRow, findEvento, listEventos } from './queries.server.ts';
import { createEvento, requireNewWhen, requireWhen } from './write-evento.server.ts';

export const eventos = {
  'get_eventos.php': call({
    method: 'get',
    access: 'public',
    summary: 'Every event, past ones too, last written first; `q` looks into titles',
    input: z.object({
      q: searchText(),
      municipio_id: filterId('El municipio'),
      tipo_evento_id: filterId('El tipo de evento'),
      etiqueta: etiquetaFilter(),
      ...sorting(eventoOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(evento), ...pageFields }),
    async handle({ app, input, reads }) {
      reads('eventos', 'municipios', 'tipos_evento');
      const { rows, ...page } = await listEventos(app, {
        search: input.q,
        municipioId: input.municipio_id ?? undefined,
        tipoId: input.tipo_evento_id ?? undefined,
        etiqueta: input.etiqueta,
        orden: input.orden,
        dir: input.dir,
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
      return { data: await requireEvento(db, input.id) };
    },
  }),

  'create_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add an event, with its days or with a recurrence rule; its slug is made from its title',
    input: eventoCreate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ slug: z.string(), data: eventoForEdit }),
    async handle(context) {
      requireNewWhen(context.now, context.input);
      const imagen = await uploadedPicture(context, 'imagen');
      const { id, slug } = await createEvento(context, { ...context.input, imagen });
      return { message: 'Evento creado con éxito.', slug, data: await requireEvento(context.db, id) };
    },
  }),

  'update_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change an event; fields that are not sent stay as they are',
    input: eventoUpdate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ slug: z.string(), data: eventoForEdit }),
    async handle(context) {
      const { id, version, slug: newSlug, imagen_actual, ...fields } = context.input;
      const imagen = await changedPicture(context, 'imagen', imagen_actual === '');
      const { slug } = await saveThing(context, 'evento', {
        id,
        version,
        slug: newSlug,
        values: (_, before) => ({ ...fields, ...requireWhen(context.now, fields, before), imagen }),
      });
      return { message: 'Evento actualizado con éxito.', slug, data: await requireEvento(context.db, id) };
    },
  }),

  'delete_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move an event to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { titulo } = await trashThing(context, 'evento', context.input.id);
      return { message: `El evento «${titulo}» se ha eliminado.` };
    },
  }),
};

async function requireEvento(db: Db, id: number): Promise<EventoRow> {
  const row = await findEvento(db, { id });
  if (!row) throw notFound(later('El evento no existe.'));
  return row;
}
