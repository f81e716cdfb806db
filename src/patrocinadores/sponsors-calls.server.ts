/** Sponsors that are a link in the footer, and what the back office reads of all five kinds. */
import { z } from 'zod';
import { call, type FileKind } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import { findAyuntamiento, findPatrocinador } from './paginas-queries.server.ts';
import {
  anySponsorAdmin,
  type LinkTipo,
  missingSponsorMessage,
  missingTextSponsorMessage,
  sponsor,
  sponsorAdmin,
  sponsorAdminListItem,
  sponsorForm,
  sponsorTipos,
  sponsorUpdate,
} from './patrocinador.ts';
import { findSponsor, insertSponsor, listAnySponsors, listSponsors, updateSponsor } from './sponsors-queries.server.ts';

const unknownSponsor = 'Patrocinador no encontrado.';

const ayto = linkCalls('ayuntamiento', { kind: 'town-hall', hasPicture: true, noun: 'Patrocinador' });
const empresa = linkCalls('empresa', { kind: 'company', hasPicture: true, noun: 'Patrocinador' });
const texto = linkCalls('texto', { kind: 'text', hasPicture: false, noun: 'Patrocinador de texto' });

export const sponsors = {
  'get_sponsor_ayto.php': ayto.list,
  'create_sponsor_ayto.php': ayto.create,
  'update_sponsor_ayto.php': ayto.update,
  'delete_sponsor_ayto.php': ayto.remove,

  'get_sponsor_empresa.php': empresa.list,
  'create_sponsor_empresa.php': empresa.create,
  'update_sponsor_empresa.php': empresa.update,
  'delete_sponsor_empresa.php': empresa.remove,

  'get_sponsor_text.php': texto.list,
  'create_sponsor_text.php': texto.create,
  'update_sponsor_text.php': texto.update,
  'delete_sponsor_text.php': texto.remove,

  'get_all_sponsors_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Sponsors of all five kinds, by name',
    input: z.object({
      q: optionalText('La búsqueda', 200),
      tipo: z.enum(sponsorTipos, { error: 'El tipo de patrocinador no es válido.' }).optional(),
      ...paging,
    }),
    output: z.object({ data: z.array(sponsorAdminListItem), ...pageFields }),
    async handle({ db, input }) {
      const filter = { search: input.q ?? undefined, tipo: input.tipo, ...toPageRequest(input, 50) };
      const { rows, ...page } = await listAnySponsors(db, filter);
      return { data: rows, ...page };
    },
  }),

  'get_sponsor_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One sponsor of any kind, to edit it',
    input: z.object({ tipo: z.enum(sponsorTipos, { error: 'El tipo de patrocinador no es válido.' }), id: id() }),
    output: z.object({ data: anySponsorAdmin }),
    async handle({ db, input: { tipo, id } }) {
      if (tipo === 'ayuntamiento_sin_web') {
        const row = await findAyuntamiento(db, { id });
        if (!row) throw notFound('Ayuntamiento no encontrado.');
        return { data: { ...row, tipo, version: row.updated_at } };
      }
      if (tipo === 'texto_sin_web') {
        const row = await findPatrocinador(db, { id });
        if (!row) throw notFound(unknownSponsor);
        return { data: { ...row, tipo, version: row.updated_at } };
      }
      return { data: { ...(await readSponsor(db, tipo, id)), tipo } };
    },
  }),
};

interface LinkKind {
  /** For the API document. */
  kind: string;
  /** Text sponsors have no picture, the others must have one. */
  hasPicture: boolean;
  noun: string;
}

function linkCalls(tipo: LinkTipo, { kind, hasPicture, noun }: LinkKind) {
  const missing = hasPicture ? missingSponsorMessage : missingTextSponsorMessage;
  const files: Record<string, FileKind> = hasPicture ? { imagen: 'picture' } : {};

  return {
    list: call({
      method: 'get',
      access: 'public',
      summary: `The ${kind} sponsors of the footer`,
      output: z.object({ data: z.array(sponsor) }),
      async handle({ db, reads }) {
        reads('sponsors');
        return { data: await listSponsors(db, tipo) };
      },
    }),

    create: call({
      method: 'post',
      access: 'admin',
      summary: `Add a ${kind} sponsor`,
      input: sponsorForm,
      files,
      missing,
      output: z.object({ data: sponsorAdmin }),
      async handle(context) {
        const { db, input, user, now, changed } = context;
        const imagen = hasPicture ? await uploadedPicture(context, 'imagen') : null;
        if (imagen === undefined) throw new Refusal(422, missing, { imagen: 'La imagen es obligatoria.' });
        const newId = await db.transaction().execute(async (db) => {
          const id = await insertSponsor(db, tipo, { ...input, imagen }, now);
          await recordChange(db, {
            by: user!.usuario,
            now,
            accion: 'crear',
            tipo: 'sponsor',
            id,
            titulo: input.nombre,
          });
          return id;
        });
        changed('sponsors');
        return { message: `${noun} creado con éxito.`, data: await readSponsor(db, tipo, newId) };
      },
    }),

    update: call({
      method: 'post',
      access: 'admin',
      summary: `Change a ${kind} sponsor`,
      input: sponsorUpdate.extend({ version }),
      files,
      missing,
      output: z.object({ data: sponsorAdmin }),
      async handle(context) {
        const { db, input, user, now, changed } = context;
        const before = await findSponsor(db, tipo, input.id);
        if (!before) throw notFound(unknownSponsor);
        requireSameVersion(input.version, before.updated_at);
        const values = { nombre: input.nombre, url: input.url, imagen: await changedPicture(context, 'imagen') };
        await db.transaction().execute(async (db) => {
          await updateSponsor(db, before.id, values, now);
          const change = { by: user!.usuario, now, tipo: 'sponsor', id: before.id, titulo: input.nombre };
          await recordChange(db, { ...change, accion: 'editar', before, after: values });
        });
        changed('sponsors');
        return { message: `${noun} actualizado con éxito.`, data: await readSponsor(db, tipo, before.id) };
      },
    }),

    remove: call({
      method: 'post',
      access: 'admin',
      summary: `Move a ${kind} sponsor to the trash`,
      input: z.object({ id: id() }),
      async handle({ db, input, user, now, changed }) {
        const row = await findSponsor(db, tipo, input.id);
        if (!row) throw notFound('El patrocinador no existe o ya se había eliminado.');
        const thing = { tipo: 'sponsor', id: row.id, titulo: row.nombre, by: user!.usuario, now };
        await db
          .transaction()
          .execute((db) =>
            moveToTrash(db, { ...thing, tables: [{ table: 'sponsors', column: 'id' }], tags: ['sponsors'] }),
          );
        changed('sponsors');
        return { message: `El patrocinador «${row.nombre}» se ha eliminado.` };
      },
    }),
  };
}

async function readSponsor(db: Db, tipo: LinkTipo, id: number) {
  const row = await findSponsor(db, tipo, id);
  if (!row) throw notFound(unknownSponsor);
  return { ...row, tipo, version: row.updated_at };
}
