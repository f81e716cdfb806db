/** Sponsors that are a link in the footer, and what the back office reads of all five kinds. */
import { z } from 'zod';
import { lugares, toContrato } from '#areas/patrocinadores/contratos/contrato.ts';
import { contratoEstados } from '#areas/patrocinadores/contratos/contrato-estado.ts';
import { contratoOf, noteReport } from '#areas/patrocinadores/contratos/contrato-input.server.ts';
import { findPagina } from '#areas/patrocinadores/paginas/queries.server.ts';
import {
  anySponsorAdmin,
  missingSponsorMessage,
  missingTextSponsorMessage,
  sponsor,
  sponsorAdmin,
  sponsorAdminListItem,
  sponsorForm,
  sponsorUpdate,
} from '#areas/patrocinadores/patrocinador.ts';
import {
  type LinkTipo,
  missingSponsorTipo,
  type SponsorTipo,
  sponsorOrders,
  sponsorTipos,
} from '#areas/patrocinadores/tipos.ts';
import { call, type FileKind } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { todayInMadrid } from '#values/day.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { findSponsor, listAnySponsors, listShown } from './queries.server.ts';

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
    access: 'contenido',
    summary: 'Sponsors of all five kinds, by name',
    input: z.object({
      q: searchText(),
      tipo: z.enum(sponsorTipos, { error: missingSponsorTipo }).optional(),
      contrato: z.enum(contratoEstados, { error: 'El estado del contrato no es válido.' }).optional(),
      ...sorting(sponsorOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(sponsorAdminListItem), ...pageFields }),
    async handle({ db, input, now }) {
      const { q: search, tipo, contrato, orden, dir } = input;
      const filter = {
        search,
        tipo,
        contrato,
        orden,
        dir,
        today: todayInMadrid(new Date(now)),
        ...toPageRequest(input, 50),
      };
      const { rows, ...page } = await listAnySponsors(db, filter);
      return { data: rows, ...page };
    },
  }),

  'get_sponsor_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One sponsor of any kind, to edit it',
    input: z.object({ tipo: z.enum(sponsorTipos, { error: missingSponsorTipo }), id: id() }),
    output: z.object({ data: anySponsorAdmin }),
    async handle({ db, input: { tipo, id } }) {
      if (tipo === 'ayuntamiento_sin_web') {
        const row = await findPagina(db, 'ayuntamiento', { id });
        if (!row) throw notFound('Ayuntamiento no encontrado.');
        return { data: { ...row, ...toContrato(row), tipo } };
      }
      if (tipo === 'texto_sin_web') {
        const row = await findPagina(db, 'patrocinador', { id });
        if (!row) throw notFound(unknownSponsor);
        return { data: { ...row, ...toContrato(row), tipo } };
      }
      const data = await findSponsor(db, tipo, id);
      if (!data) throw notFound(unknownSponsor);
      return { data: { ...data, ...toContrato(data) } };
    },
  }),

  'get_patrocinadores.php': call({
    method: 'get',
    access: 'public',
    summary: 'Who sponsors the home page, the pages of a municipality or a section',
    input: z.object({
      lugar: z.enum(lugares, { error: 'El lugar no es válido.' }),
      municipio_id: filterId('El municipio'),
      categoria: z.string({ error: 'La sección no es válida.' }).max(200, 'La sección no es válida.').optional(),
    }),
    output: z.object({ data: z.array(sponsor.extend({ patrocinador: z.string() })) }),
    async handle({ db, input: { lugar, municipio_id, categoria }, now, reads }) {
      reads(...tagsOfShown);
      const place = {
        lugar,
        ...(lugar === 'municipio' && { municipioId: municipio_id ?? 0 }),
        ...(lugar === 'categorias' && { categoria: categoria ?? '' }),
      };
      return { data: await listShown(db, place, todayInMadrid(new Date(now))) };
    },
  }),
};

/** Pages are shown in these places as well as links. */
const tagsOfShown = ['sponsors', 'ayuntamientos', 'patrocinadores'];

const alsoInFooter: Partial<Record<LinkTipo, SponsorTipo>> = {
  ayuntamiento: 'ayuntamiento_sin_web',
  empresa: 'texto_sin_web',
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
  const only = (row: { tipo: LinkTipo }) => row.tipo === tipo;

  return {
    list: call({
      method: 'get',
      access: 'public',
      summary: `The ${kind} sponsors of the footer`,
      output: z.object({ data: z.array(sponsor) }),
      async handle({ db, now, reads }) {
        reads(...tagsOfShown);
        const pages = alsoInFooter[tipo];
        const tipos = [tipo, ...(pages ? [pages] : [])];
        const rows = await listShown(db, { lugar: 'pie', tipos }, todayInMadrid(new Date(now)));
        return {
          data: rows.map(({ patrocinador, ...row }) => ({ ...row, ...(row.tipo === pages && { patrocinador }) })),
        };
      },
    }),

    create: call({
      method: 'post',
      access: 'contenido',
      summary: `Add a ${kind} sponsor`,
      input: sponsorForm,
      files,
      missing,
      output: z.object({ data: sponsorAdmin }),
      async handle(context) {
        const imagen = hasPicture ? await uploadedPicture(context, 'imagen') : null;
        if (imagen === undefined) throw new Refusal(422, missing, { imagen: 'La imagen es obligatoria.' });
        const { nombre, url, ...contract } = context.input;
        const values = { nombre, url, tipo, imagen, ...contratoOf(contract) };
        const row = await saveThing(context, 'sponsor', { values, also: noteReport('sponsor') });
        return { message: `${noun} creado con éxito.`, data: { ...row, ...toContrato(row) } };
      },
    }),

    update: call({
      method: 'post',
      access: 'contenido',
      summary: `Change a ${kind} sponsor`,
      input: sponsorUpdate,
      files,
      missing,
      output: z.object({ data: sponsorAdmin }),
      async handle(context) {
        const { id, version, nombre, url, ...contract } = context.input;
        const imagen = await changedPicture(context, 'imagen');
        const row = await saveThing(context, 'sponsor', {
          id,
          version,
          notThere: unknownSponsor,
          only,
          values: (_, before) => ({ nombre, url, imagen, ...contratoOf(contract, before) }),
          also: noteReport('sponsor'),
        });
        return { message: `${noun} actualizado con éxito.`, data: { ...row, ...toContrato(row) } };
      },
    }),

    remove: call({
      method: 'post',
      access: 'contenido',
      summary: `Move a ${kind} sponsor to the trash`,
      input: z.object({ id: id() }),
      async handle(context) {
        const { nombre } = await trashThing(context, 'sponsor', context.input.id, undefined, only);
        return { message: `El patrocinador «${nombre}» se ha eliminado.` };
      },
    }),
  };
}
