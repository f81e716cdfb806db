import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { recordChange } from '#server/db/log.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { countProductos } from '#tienda/productos/queries.server.ts';
import { freeReferencia } from '#tienda/productos/referencia.server.ts';
import { id } from '#values/fields.ts';
import { plural } from '#values/plural.ts';
import { findTienda, insertTienda, isTiendaReferenciaTaken, listTiendas, updateTienda } from './queries.server.ts';
import { missingTiendaMessage, tienda, tiendaForm, tiendaUpdate } from './tienda.ts';

const unknown = 'La tienda no existe.';

export const tiendas = {
  'get_tiendas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The shops, by name',
    output: z.object({ data: z.array(tienda) }),
    async handle({ db, reads }) {
      reads('tiendas');
      return { data: await listTiendas(db) };
    },
  }),

  'get_tienda.php': call({
    method: 'get',
    access: 'public',
    summary: 'One shop',
    input: z.object({ id: id() }),
    output: z.object({ data: tienda.extend({ version: z.string() }) }),
    async handle({ db, input, reads }) {
      reads('tiendas');
      const row = await findTienda(db, input.id);
      if (!row) throw notFound(unknown);
      return { data: { ...row, version: row.updated_at } };
    },
  }),

  'create_tienda.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a shop; its reference is made here',
    input: tiendaForm,
    files: { imagen: 'picture' },
    missing: missingTiendaMessage,
    output: z.object({ data: tienda }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const values = { ...input, imagen_url: (await uploadedPicture(context, 'imagen')) ?? null };
      const created = await db.transaction().execute(async (db) => {
        const referencia = await freeReferencia('TIE', (candidate) => isTiendaReferenciaTaken(db, candidate));
        const id = await insertTienda(db, { ...values, referencia }, now);
        await recordChange(db, { by: user!.usuario, now, accion: 'crear', tipo: 'tienda', id, titulo: input.nombre });
        return (await findTienda(db, id))!;
      });
      changed('tiendas');
      return { message: '¡Tienda creada exitosamente!', data: created };
    },
  }),

  'update_tienda.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a shop; a new picture takes the place of the present one',
    input: tiendaUpdate.extend({ version }),
    files: { imagen: 'picture' },
    missing: missingTiendaMessage,
    output: z.object({ data: tienda.extend({ version: z.string() }) }),
    async handle(context) {
      const { db, user, now, changed } = context;
      const { id, version: sent, imagen_url_existente, ...fields } = context.input;
      const before = await findTienda(db, id);
      if (!before) throw notFound(unknown);
      requireSameVersion(sent, before.updated_at);
      const picture = await uploadedPicture(context, 'imagen');
      const values = { ...fields, imagen_url: picture ?? (imagen_url_existente === null ? null : undefined) };
      await db.transaction().execute(async (db) => {
        await updateTienda(db, id, values, now);
        const titulo = fields.nombre ?? before.nombre;
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'tienda',
          id,
          titulo,
          before,
          after: values,
        });
      });
      changed('tiendas', 'productos');
      const after = (await findTienda(db, id))!;
      return { message: 'Tienda actualizada con éxito', data: { ...after, version: after.updated_at } };
    },
  }),

  'delete_tienda.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a shop without products to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findTienda(db, input.id);
        if (!row) throw notFound(unknown);
        const used = await countProductos(db, { tienda_id: row.id });
        if (used > 0)
          throw new Refusal(
            409,
            `La tienda «${row.nombre}» tiene ${plural(used, 'producto', 'productos')}; elimínalos o cámbialos de tienda antes.`,
          );
        await moveToTrash(db, {
          tipo: 'tienda',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'tiendas', column: 'id' }],
          tags: ['tiendas'],
        });
      });
      changed('tiendas');
      return { message: 'Tienda eliminada con éxito.' };
    },
  }),
};
