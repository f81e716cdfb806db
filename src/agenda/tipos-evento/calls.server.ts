import { z } from 'zod';
import { countEventos } from '#agenda/queries.server.ts';
import { call } from '#server/api/call.ts';
import { refuseWhileUsed } from '#server/api/in-use.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { id } from '#values/fields.ts';
import {
  findTipoEvento,
  findTipoEventoNamed,
  insertTipoEvento,
  listTiposEvento,
  updateTipoEvento,
} from './queries.server.ts';
import { tipoEvento, tipoEventoForm, tipoEventoUpdate } from './tipo-evento.ts';

export const tiposEvento = {
  'get_tipos_evento.php': call({
    method: 'get',
    access: 'public',
    summary: 'The event types, by name',
    output: z.object({ data: z.array(tipoEvento) }),
    async handle({ db, reads }) {
      reads('tipos_evento');
      return { data: await listTiposEvento(db) };
    },
  }),

  'create_tipo_evento.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add an event type',
    input: tipoEventoForm,
    output: z.object({ data: tipoEvento }),
    async handle({ db, input, user, now, changed }) {
      await refuseTakenName(db, input.nombre);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertTipoEvento(db, input, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'tipo_evento',
          id,
          titulo: input.nombre,
        });
        return id;
      });
      changed('tipos_evento');
      return { message: 'Tipo de evento creado con éxito.', data: (await findTipoEvento(db, newId))! };
    },
  }),

  'update_tipo_evento.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change an event type',
    input: tipoEventoUpdate,
    output: z.object({ data: tipoEvento }),
    async handle({ db, input: { id, ...values }, user, now, changed }) {
      const before = await findTipoEvento(db, id);
      if (!before) throw notFound('El tipo de evento no existe.');
      await refuseTakenName(db, values.nombre, id);
      await db.transaction().execute(async (db) => {
        await updateTipoEvento(db, id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'tipo_evento',
          id,
          titulo: values.nombre,
          before,
          after: values,
        });
      });
      changed('tipos_evento');
      return { message: 'Tipo de evento actualizado con éxito.', data: (await findTipoEvento(db, id))! };
    },
  }),

  'delete_tipo_evento.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move an event type without events to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findTipoEvento(db, input.id);
        if (!row) throw notFound('El tipo de evento no existe o ya se había eliminado.');
        refuseWhileUsed(
          `El tipo de evento «${row.nombre}»`,
          [{ count: await countEventos(db, { tipoId: row.id }), one: 'evento', many: 'eventos' }],
          'cambia o elimina antes lo que lo usa',
        );
        await moveToTrash(db, {
          tipo: 'tipo_evento',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'tipos_evento', column: 'id' }],
          tags: ['tipos_evento'],
        });
      });
      changed('tipos_evento');
      return { message: 'Tipo de evento eliminado con éxito.' };
    },
  }),
};

async function refuseTakenName(db: Db, nombre: string, exceptId?: number): Promise<void> {
  const other = await findTipoEventoNamed(db, nombre);
  if (other && other.id !== exceptId)
    throw new Refusal(409, `Ya existe un tipo de evento llamado «${nombre}».`, {
      nombre: 'Este nombre ya está en uso.',
    });
}
