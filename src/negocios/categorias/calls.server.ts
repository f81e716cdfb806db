import { z } from 'zod';
import { countEmpresas, listEmpresaIds } from '#negocios/queries.server.ts';
import { call } from '#server/api/call.ts';
import { refuseWhileUsed } from '#server/api/in-use.ts';
import { isAdmin } from '#server/api/is-admin.ts';
import { toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { indexThing } from '#server/search/index.ts';
import { estadoActivoFilter } from '#values/activo.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import {
  categoriaNegocio,
  categoriaNegocioAdmin,
  categoriaNegocioForm,
  categoriaNegocioUpdate,
} from './categoria-negocio.ts';
import {
  findCategoriaNegocio,
  findCategoriaNegocioNamed,
  insertCategoriaNegocio,
  listCategoriasNegocio,
  updateCategoriaNegocio,
} from './queries.server.ts';

const notThere = 'La categoría de negocio no existe.';

export const categoriasNegocio = {
  'get_categorias_negocio.php': call({
    method: 'get',
    access: 'public',
    summary:
      'The business categories by name, as a plain list; X-Total-Count says how many match. Visitors see the active ones',
    input: z.object({ q: optionalText('La búsqueda', 200), estado: estadoActivoFilter, ...paging }),
    plain: true,
    output: z.object({ data: z.array(categoriaNegocio) }),
    async handle(context) {
      const { db, input, headers, reads } = context;
      reads('categorias_negocio');
      const { rows, total } = await listCategoriasNegocio(db, {
        search: input.q ?? undefined,
        activo: input.estado && (input.estado === 'activo' ? 1 : 0),
        isPublic: !isAdmin(context),
        // Selects are filled from it: everything, unless a page is asked for.
        ...toPageRequest(input, 1000),
      });
      headers.set('x-total-count', String(total));
      return { data: rows };
    },
  }),

  'get_categoria_negocio.php': call({
    method: 'get',
    access: 'public',
    summary: 'One business category; visitors see it while it is active',
    input: z.object({ id: id() }),
    output: z.object({ data: categoriaNegocioAdmin }),
    async handle(context) {
      context.reads('categorias_negocio');
      const row = await findCategoriaNegocio(context.db, context.input.id);
      if (!row || (row.activo === 0 && !isAdmin(context))) throw notFound(notThere);
      return { data: { ...row, version: row.updated_at } };
    },
  }),

  'create_categoria_negocio.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a business category',
    input: categoriaNegocioForm,
    output: z.object({ data: categoriaNegocioAdmin }),
    async handle({ db, input, user, now, changed }) {
      await refuseTakenName(db, input.nombre);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertCategoriaNegocio(db, input, now);
        const change = { by: user!.usuario, now, tipo: 'categoria_negocio', id, titulo: input.nombre };
        await recordChange(db, { ...change, accion: 'crear' });
        return id;
      });
      changed('categorias_negocio');
      return { message: 'Categoría de negocio creada con éxito.', data: await readCategoria(db, newId) };
    },
  }),

  'update_categoria_negocio.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a business category; switched off, it and its businesses leave the public pages',
    input: categoriaNegocioUpdate.extend({ version }),
    output: z.object({ data: categoriaNegocioAdmin }),
    async handle({ db, input: { id, version, ...values }, user, now, changed }) {
      const before = await findCategoriaNegocio(db, id);
      if (!before) throw notFound(notThere);
      requireSameVersion(version, before.updated_at);
      await refuseTakenName(db, values.nombre, id);
      await db.transaction().execute(async (db) => {
        await updateCategoriaNegocio(db, id, values, now);
        const change = { by: user!.usuario, now, tipo: 'categoria_negocio', id, titulo: values.nombre };
        await recordChange(db, { ...change, accion: 'editar', before, after: values });
        if (values.activo !== undefined && values.activo !== before.activo)
          for (const empresaId of await listEmpresaIds(db, id)) await indexThing(db, 'empresa', empresaId);
      });
      changed('categorias_negocio');
      return { message: 'Categoría de negocio actualizada con éxito.', data: await readCategoria(db, id) };
    },
  }),

  'delete_categoria_negocio.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a business category without businesses to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findCategoriaNegocio(db, input.id);
        if (!row) throw notFound(notThere);
        refuseWhileUsed(
          `La categoría «${row.nombre}»`,
          [{ count: await countEmpresas(db, { categoriaId: row.id }), one: 'empresa', many: 'empresas' }],
          'cámbialas de categoría o elimínalas antes',
        );
        const thing = { tipo: 'categoria_negocio', id: row.id, titulo: row.nombre, by: user!.usuario, now };
        const tables = [{ table: 'categorias_negocio', column: 'id' }] as const;
        await moveToTrash(db, { ...thing, tables: [...tables], tags: ['categorias_negocio'] });
      });
      changed('categorias_negocio');
      return { message: 'Categoría de negocio eliminada con éxito.' };
    },
  }),
};

async function readCategoria(db: Db, id: number) {
  const row = (await findCategoriaNegocio(db, id))!;
  return { ...row, version: row.updated_at };
}

async function refuseTakenName(db: Db, nombre: string, exceptId?: number): Promise<void> {
  const other = await findCategoriaNegocioNamed(db, nombre);
  if (other && other.id !== exceptId)
    throw new Refusal(409, `Ya existe una categoría de negocio llamada «${nombre}».`, {
      nombre: 'Este nombre ya está en uso.',
    });
}
