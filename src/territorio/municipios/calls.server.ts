import { z } from 'zod';
import { countEventos } from '#agenda/queries.server.ts';
import { countUbicaciones } from '#lugares/queries.server.ts';
import { countEmpresas } from '#negocios/queries.server.ts';
import { call } from '#server/api/call.ts';
import { refuseWhileUsed } from '#server/api/in-use.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { findProvincia } from '#territorio/provincias/queries.server.ts';
import { id } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { municipio, municipioForm, municipioUpdate } from './municipio.ts';
import {
  findMunicipio,
  findMunicipioNamed,
  insertMunicipio,
  listMunicipios,
  updateMunicipio,
} from './queries.server.ts';

export const municipios = {
  'get_municipios.php': call({
    method: 'get',
    access: 'public',
    summary: 'The municipalities by name, all or those of one province',
    input: z.object({ provincia_id: filterId('La provincia') }),
    output: z.object({ data: z.array(municipio) }),
    async handle({ db, input, reads }) {
      reads('municipios', 'provincias');
      return { data: await listMunicipios(db, { provinciaId: input.provincia_id ?? undefined }) };
    },
  }),

  'create_municipio.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a municipality',
    input: municipioForm,
    output: z.object({ data: municipio }),
    async handle({ db, input, user, now, changed }) {
      await requireProvincia(db, input.provincia_id);
      await refuseTakenName(db, input);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertMunicipio(db, input, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'municipio',
          id,
          titulo: input.nombre,
        });
        return id;
      });
      changed('municipios');
      return { message: 'Municipio creado con éxito.', data: (await findMunicipio(db, newId))! };
    },
  }),

  'update_municipio.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a municipality',
    input: municipioUpdate,
    output: z.object({ data: municipio }),
    async handle({ db, input: { id, ...values }, user, now, changed }) {
      const before = await findMunicipio(db, id);
      if (!before) throw notFound('El municipio no existe.');
      await requireProvincia(db, values.provincia_id);
      await refuseTakenName(db, values, id);
      await db.transaction().execute(async (db) => {
        await updateMunicipio(db, id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'municipio',
          id,
          titulo: values.nombre,
          before,
          after: values,
        });
      });
      changed('municipios');
      return { message: 'Municipio actualizado con éxito.', data: (await findMunicipio(db, id))! };
    },
  }),

  'delete_municipio.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a municipality that nothing uses to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findMunicipio(db, input.id);
        if (!row) throw notFound('El municipio no existe o ya se había eliminado.');
        refuseWhileUsed(
          `El municipio «${row.nombre}»`,
          [
            { count: await countEventos(db, { municipioId: row.id }), one: 'evento', many: 'eventos' },
            { count: await countEmpresas(db, { municipioId: row.id }), one: 'empresa', many: 'empresas' },
            { count: await countUbicaciones(db, { municipioId: row.id }), one: 'ubicación', many: 'ubicaciones' },
          ],
          'cambia o elimina antes lo que lo usa',
        );
        await moveToTrash(db, {
          tipo: 'municipio',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'municipios', column: 'id' }],
          tags: ['municipios'],
        });
      });
      changed('municipios');
      return { message: 'Municipio eliminado con éxito.' };
    },
  }),
};

async function requireProvincia(db: Db, provinciaId: number): Promise<void> {
  if (!(await findProvincia(db, provinciaId)))
    throw new Refusal(422, 'La provincia no existe.', { provincia_id: 'La provincia no existe.' });
}

interface Named {
  nombre: string;
  provincia_id: number;
}

/** Two provinces may each have a town of the same name. */
async function refuseTakenName(db: Db, { nombre, provincia_id }: Named, exceptId?: number): Promise<void> {
  const other = await findMunicipioNamed(db, provincia_id, nombre);
  if (other && other.id !== exceptId)
    throw new Refusal(409, `Ya existe un municipio llamado «${nombre}» en esa provincia.`, {
      nombre: 'Este nombre ya está en uso.',
    });
}
