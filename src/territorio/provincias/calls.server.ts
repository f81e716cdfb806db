import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { refuseWhileUsed } from '#server/api/in-use.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { countMunicipiosIn } from '#territorio/municipios/queries.server.ts';
import { id } from '#values/fields.ts';
import { provincia, provinciaForm, provinciaUpdate } from './provincia.ts';
import {
  findProvincia,
  findProvinciaNamed,
  insertProvincia,
  listProvincias,
  updateProvincia,
} from './queries.server.ts';

export const provincias = {
  'get_provincias.php': call({
    method: 'get',
    access: 'public',
    summary: 'The provinces, by name',
    output: z.object({ data: z.array(provincia) }),
    async handle({ db, reads }) {
      reads('provincias');
      return { data: await listProvincias(db) };
    },
  }),

  'create_provincia.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a province',
    input: provinciaForm,
    output: z.object({ data: provincia }),
    async handle({ db, input, user, now, changed }) {
      await refuseTakenName(db, input.nombre);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertProvincia(db, input, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'provincia',
          id,
          titulo: input.nombre,
        });
        return id;
      });
      changed('provincias');
      return {
        message: 'Provincia creada con éxito.',
        data: { id: newId, nombre: input.nombre, comunidad_autonoma: input.comunidad_autonoma ?? null },
      };
    },
  }),

  'update_provincia.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a province',
    input: provinciaUpdate,
    output: z.object({ data: provincia }),
    async handle({ db, input: { id, ...values }, user, now, changed }) {
      const before = await findProvincia(db, id);
      if (!before) throw notFound('La provincia no existe.');
      await refuseTakenName(db, values.nombre, id);
      await db.transaction().execute(async (db) => {
        await updateProvincia(db, id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'provincia',
          id,
          titulo: values.nombre,
          before,
          after: values,
        });
      });
      changed('provincias');
      return { message: 'Provincia actualizada con éxito.', data: { ...before, ...definedOnly(values) } };
    },
  }),

  'delete_provincia.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a province without municipalities to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findProvincia(db, input.id);
        if (!row) throw notFound('La provincia no existe.');
        refuseWhileUsed(
          `La provincia «${row.nombre}»`,
          [{ count: await countMunicipiosIn(db, row.id), one: 'municipio', many: 'municipios' }],
          'cambia o elimina antes lo que la usa',
        );
        await moveToTrash(db, {
          tipo: 'provincia',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'provincias', column: 'id' }],
          tags: ['provincias'],
        });
      });
      changed('provincias');
      return { message: 'Provincia eliminada con éxito.' };
    },
  }),
};

async function refuseTakenName(db: Db, nombre: string, exceptId?: number): Promise<void> {
  const other = await findProvinciaNamed(db, nombre);
  if (other && other.id !== exceptId)
    throw new Refusal(409, `Ya existe una provincia llamada «${nombre}».`, { nombre: 'Este nombre ya está en uso.' });
}

function definedOnly<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
