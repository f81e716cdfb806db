import { basename } from 'node:path';
import { z } from 'zod';
import { editPath } from '#areas/buscar/admin-edit-path.server.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { lockMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { id, paging } from '#values/fields.ts';
import { importers } from './do-one.server.ts';
import {
  type EstadoImportacion,
  importacion,
  isAtWork,
  type OpcionesImportacion,
  opcionesImportacion,
  tiposImportacion,
} from './importacion.ts';
import { listNewCategorias, slugsOf } from './importados-queries.server.ts';
import {
  beginImportacion,
  findImportacion,
  type ImportacionRow,
  insertImportacion,
  listAtWork,
  listImportaciones,
} from './queries.server.ts';

const unknown = 'La importación no existe.';
const busy = 'Hay otra importación en curso. Espera a que termine.';
const byId = z.object({ id: id() });
/** Nobody is at it although it was begun so long ago. */
const staleMs = 30_000;

export const importar = {
  'get_importaciones_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every import with what came of it, newest first',
    input: z.object(paging),
    output: z.object({ data: z.array(importacion), ...pageFields }),
    async handle({ app, db, input }) {
      const { rows, ...page } = await listImportaciones(db, toPageRequest(input, 20));
      const isBusy = await app.imports.isAtWork();
      return { data: rows.map((row) => toImportacion(row, isBusy)), ...page };
    },
  }),

  'get_importacion_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One import: what its file holds, how far it is, what came of it',
    input: byId,
    output: z.object({ data: importacion }),
    async handle({ app, db, input }) {
      const row = await requireImportacion(db, input.id);
      return { data: toImportacion(await withPlaces(db, row), await app.imports.isAtWork()) };
    },
  }),

  'create_importacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Upload a file of another program and learn what would come of it; nothing is imported yet',
    input: z.object({
      tipo: z.enum(tiposImportacion, { error: 'Elige qué quieres importar: wordpress, woocommerce o suscriptores.' }),
    }),
    files: { archivo: 'import' },
    output: z.object({ data: importacion }),
    async handle({ app, db, input: { tipo }, files, user, now }) {
      const upload = files.get('archivo');
      if (!upload) {
        const message = 'Elige el archivo que quieres importar.';
        throw new Refusal(422, message, { archivo: message });
      }
      const analisis = await importers[tipo].analyse(upload.path, app.imports.means);
      // Only its last part, and only to be shown: nothing is ever opened under this name.
      const archivo = basename(upload.filename.replaceAll('\\', '/')).slice(0, 200) || 'archivo';
      const id = await insertImportacion(db, { tipo, archivo, analisis, usuario: user!.usuario, now });
      await app.imports.keepFile(id, upload);
      return { message: 'El archivo se ha analizado.', data: toImportacion(await requireImportacion(db, id), false) };
    },
  }),

  'run_importacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Begin an import that was analysed, or go on with one that stopped; it runs on the server',
    input: byId.extend(opcionesImportacion.shape),
    output: z.object({ data: importacion }),
    async handle(context) {
      const { id, ...given } = context.input;
      const row = await requireImportacion(context.db, id);
      // One that stopped goes on as it was begun.
      const opciones = row.estado === 'analizada' ? given : row.opciones;
      requireOptions(row, opciones);
      return begin(
        context,
        id,
        { estado: 'en_curso', from: ['analizada', 'fallida'], opciones },
        'La importación ha empezado.',
      );
    },
  }),

  'undo_importacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Take away what an import brought, except what was changed since',
    input: byId,
    output: z.object({ data: importacion }),
    handle: (context) =>
      begin(
        context,
        context.input.id,
        { estado: 'deshaciendo', from: ['terminada', 'fallida'] },
        'La importación se está deshaciendo.',
      ),
  }),
};

interface Beginning {
  estado: 'en_curso' | 'deshaciendo';
  from: EstadoImportacion[];
  opciones?: OpcionesImportacion;
}

/** One at a time, whoever begins it: the others are refused until it ends. */
async function begin({ app, db, now }: CallContext<unknown>, id: number, beginning: Beginning, message: string) {
  const row = await db.transaction().execute(async (db) => {
    await lockMeta(db, 'importaciones');
    await requireImportacion(db, id);
    if ((await listAtWork(db)).length > 0) throw new Refusal(409, busy);
    if (!(await beginImportacion(db, id, { ...beginning, now })))
      throw new Refusal(409, 'Esta importación ya no se puede continuar ni deshacer. Recarga la página.');
    return requireImportacion(db, id);
  });
  app.imports.wake();
  return { message, data: toImportacion(row, true) };
}

function requireOptions({ tipo }: ImportacionRow, opciones: OpcionesImportacion): void {
  const errors: Record<string, string> = {};
  if (tipo === 'suscriptores' && !opciones.procedencia)
    errors.procedencia = 'Escribe de dónde viene su consentimiento.';
  if (tipo === 'suscriptores' && !opciones.consentimiento)
    errors.consentimiento = 'Declara que aceptaron recibir el boletín: sin eso no se pueden importar.';
  if (tipo === 'woocommerce' && !opciones.tienda_id && !opciones.tienda_nombre)
    errors.tienda_id = 'Elige la tienda de los productos, o escribe el nombre de una nueva.';
  const [message] = Object.values(errors);
  if (message) throw new Refusal(422, message, errors);
}

async function requireImportacion(db: Db, id: number): Promise<ImportacionRow> {
  const row = await findImportacion(db, id);
  if (!row) throw notFound(unknown);
  return row;
}

/** The report with where each article is edited, and the categories that were made, as they are by now. */
async function withPlaces(db: Db, row: ImportacionRow): Promise<ImportacionRow> {
  if (!row.informe) return row;
  const slugs = await slugsOf(
    db,
    row.informe.avisos.flatMap(({ cosa }) => cosa ?? []),
  );
  const avisos = row.informe.avisos.map((aviso) => {
    const { cosa } = aviso;
    const slug = cosa && slugs.get(`${cosa.tipo} ${cosa.id}`);
    return slug ? { ...aviso, ruta: editPath({ ...cosa, slug }) } : aviso;
  });
  const categorias = row.estado === 'terminada' ? await listNewCategorias(db, row.id) : [];
  return { ...row, informe: { ...row.informe, avisos, categorias } };
}

/** `isBusy`: some process is at an import, and there is one at a time. */
function toImportacion({ opciones, ...row }: ImportacionRow, isBusy: boolean): z.input<typeof importacion> {
  const staleBefore = new Date(Date.now() - staleMs).toISOString();
  return {
    ...row,
    parada: isAtWork(row.estado) && !isBusy && (row.empezado_en ?? '') < staleBefore,
    consentimiento: opciones.consentimiento ? (opciones.procedencia ?? null) : null,
  };
}
