/** Sponsors without a web of their own: town halls and companies whose page is here. */

import { z } from 'zod';
import { type ContratoInput, contratoFields, toContrato } from '#areas/patrocinadores/contratos/contrato.ts';
import { contratoEstado } from '#areas/patrocinadores/contratos/contrato-estado.ts';
import { contratoOf, noteReport } from '#areas/patrocinadores/contratos/contrato-input.server.ts';
import {
  ayuntamiento,
  ayuntamientoAdmin,
  ayuntamientoForm,
  ayuntamientoUpdate,
  missingAyuntamientoMessage,
  missingPatrocinadorMessage,
  type pageIdentity,
  patrocinador,
  patrocinadorAdmin,
  patrocinadorForm,
  patrocinadorUpdate,
} from '#areas/patrocinadores/patrocinador.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { type Call, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import { id } from '#values/fields.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { findPagina, type PaginaTipo } from './queries.server.ts';

const ayuntamientos = paginaCalls({
  tipo: 'ayuntamiento',
  kind: 'a town hall',
  schemas: { form: ayuntamientoForm, update: ayuntamientoUpdate, shown: ayuntamiento, admin: ayuntamientoAdmin },
  toColumns: ({ nombreAyuntamiento, nombreAlcaldesa, ...common }) => ({
    nombre: nombreAyuntamiento,
    nombre_alcaldesa: nombreAlcaldesa,
    ...toCommonColumns(common),
  }),
  picture: { field: 'escudo', column: 'escudo_url', missing: 'El escudo es obligatorio.' },
  missing: missingAyuntamientoMessage,
  missingSlug: 'No se ha proporcionado un identificador para el ayuntamiento.',
  unknown: 'Ayuntamiento no encontrado.',
  noun: 'Página de ayuntamiento',
});

const patrocinadores = paginaCalls({
  tipo: 'patrocinador',
  kind: 'a company that sponsors',
  schemas: { form: patrocinadorForm, update: patrocinadorUpdate, shown: patrocinador, admin: patrocinadorAdmin },
  toColumns: ({ nombreSponsor, email2, telefono2, responsable, ...common }) => ({
    nombre: nombreSponsor,
    email2,
    telefono2,
    responsable,
    ...toCommonColumns(common),
  }),
  picture: { field: 'imagen', column: 'imagen_url', missing: 'La imagen es obligatoria.' },
  missing: missingPatrocinadorMessage,
  missingSlug: 'No se ha proporcionado un identificador para el patrocinador.',
  unknown: 'Patrocinador no encontrado.',
  noun: 'Página de patrocinador',
});

export const sponsorPages = {
  'get_ayto_sponsor_sin_web.php': ayuntamientos.read,
  'create_ayto_sponsor_sin_web.php': ayuntamientos.create,
  'update_ayto_sponsor_sin_web.php': ayuntamientos.update,
  'delete_ayto_sponsor_sin_web.php': ayuntamientos.remove,

  'get_sponsor_text_sin_web.php': patrocinadores.read,
  'create_sponsor_text_sin_web.php': patrocinadores.create,
  'update_sponsor_text_sin_web.php': patrocinadores.update,
  'delete_sponsor_text_sin_web.php': patrocinadores.remove,
};

interface Schemas {
  form: z.ZodObject;
  update: z.ZodObject<typeof pageIdentity>;
  shown: z.ZodObject;
  admin: z.ZodObject;
}

interface PaginaKind<S extends Schemas> {
  tipo: PaginaTipo;
  /** For the API document. */
  kind: string;
  schemas: S;
  toColumns(input: z.output<S['form']>): CommonColumns & { nombre: string };
  picture: { field: string; column: 'escudo_url' | 'imagen_url'; missing: string };
  missing: string;
  missingSlug: string;
  unknown: string;
  noun: string;
}

interface PaginaCalls<S extends Schemas> {
  read: Call<z.ZodObject<{ slug: z.ZodString }>, z.ZodObject<{ data: S['shown'] }>>;
  create: Call<S['form'], z.ZodObject<{ slug: z.ZodString; data: S['admin'] }>>;
  update: Call<S['update'], z.ZodObject<{ slug: z.ZodString; data: S['admin'] }>>;
  remove: Call<z.ZodObject<{ id: ReturnType<typeof id> }>>;
}

/** Callers know the schemas of their kind; inside, the two kinds are treated alike. */
function paginaCalls<S extends Schemas>(kind: PaginaKind<S>): PaginaCalls<S>;
function paginaCalls({ tipo, kind, schemas, toColumns, picture, ...texts }: PaginaKind<Schemas>): PaginaCalls<Schemas> {
  const { missingSlug, missing, unknown, noun } = texts;
  const files = { [picture.field]: 'picture' } as const;
  const output = z.object({ slug: z.string(), data: schemas.admin });

  return {
    read: call({
      method: 'get',
      access: 'public',
      summary: `The page of ${kind}; a slug it had before finds it too`,
      input: bySlug(missingSlug, unknown),
      output: z.object({ data: schemas.shown }),
      async handle(context) {
        const { db, input, now, reads } = context;
        // The table too: when a contract ends, all of it is told.
        reads(things[tipo].table);
        const data = await readBySlug(context, tipo, input.slug, unknown, async (by) => {
          const found = await findPagina(db, tipo, by);
          const estado = found && contratoEstado(found, todayInMadrid(new Date(now)));
          return estado === 'terminado' || estado === 'futuro' ? undefined : found;
        });
        return { data: { ...data, contenido: shownHtml(data.contenido) } };
      },
    }),

    create: call({
      method: 'post',
      access: 'contenido',
      summary: `Make the page of ${kind}`,
      input: schemas.form,
      files,
      missing,
      output,
      async handle(context) {
        const url = await uploadedPicture(context, picture.field);
        if (!url) throw new Refusal(422, missing, { [picture.field]: picture.missing });
        const [contract, fields] = split(context.input);
        const values = { ...toColumns(fields), ...contratoOf(contract), [picture.column]: url };
        const row = await saveThing(context, tipo, { values, also: noteReport(tipo) });
        return { message: `${noun} creada con éxito.`, slug: row.slug, data: { ...row, ...toContrato(row) } };
      },
    }),

    update: call({
      method: 'post',
      access: 'contenido',
      summary: `Change the page of ${kind}; its picture stays when no other is sent`,
      input: schemas.update,
      files,
      missing,
      output,
      async handle(context) {
        const { id, version, slug, ...sent } = context.input;
        const [contract, fields] = split(sent);
        const url = await changedPicture(context, picture.field);
        const row = await saveThing(context, tipo, {
          id,
          version,
          notThere: unknown,
          slug,
          values: (_, before) => ({ ...toColumns(fields), ...contratoOf(contract, before), [picture.column]: url }),
          also: noteReport(tipo),
        });
        return { message: `${noun} actualizada con éxito.`, slug: row.slug, data: { ...row, ...toContrato(row) } };
      },
    }),

    remove: call({
      method: 'post',
      access: 'contenido',
      summary: `Move the page of ${kind} to the trash`,
      input: z.object({ id: id() }),
      async handle(context) {
        const gone = 'La página no existe o ya se había eliminado.';
        const { nombre } = await trashThing(context, tipo, context.input.id, gone);
        return { message: `La página «${nombre}» se ha eliminado.` };
      },
    }),
  };
}

/** The contract, and what is the page's own. */
function split<Fields extends object>(sent: Fields): [ContratoInput, Fields] {
  const isContract = ([name]: [string, unknown]) => Object.hasOwn(contratoFields, name);
  const entries = Object.entries(sent);
  return [
    Object.fromEntries(entries.filter(isContract)) as ContratoInput,
    Object.fromEntries(entries.filter((entry) => !isContract(entry))) as Fields,
  ];
}

type CommonFields = Omit<z.output<typeof ayuntamientoForm>, 'nombreAyuntamiento' | 'nombreAlcaldesa'>;
type CommonColumns = ReturnType<typeof toCommonColumns>;

function toCommonColumns({ youtubeUrl, contenido, ...fields }: CommonFields) {
  return { ...fields, youtube_url: youtubeUrl, contenido: richField(contenido) };
}
