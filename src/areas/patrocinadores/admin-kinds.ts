/** The five kinds of sponsors as their form needs them: fields, calls and sentences. */
import type { ZodObject } from 'zod';
import { things } from '#things.ts';
import { videoHint } from '#values/medios/video.ts';
import { contratoValues } from './contratos/admin-contrato-values.ts';
import {
  type AnySponsorAdmin,
  ayuntamientoUpdate,
  missingAyuntamientoMessage,
  missingPatrocinadorMessage,
  missingSponsorMessage,
  missingTextSponsorMessage,
  patrocinadorUpdate,
  sponsorForm,
} from './patrocinador.ts';
import { type SponsorCall, type SponsorTipo, sponsorCall } from './tipos.ts';

export const backToSponsors = { href: '/admin/patrocinadores/gestion', label: 'Volver a los patrocinadores' };

interface SponsorField {
  /** In the calls that write. */
  name: string;
  /** In the call that reads, when it is another. */
  from?: string;
  label: string;
  max: number;
  type?: 'email' | 'tel' | 'url';
  isRequired?: boolean;
  hint?: string | ((typed: string) => string);
  /** Made by the server at first, changed by hand later. */
  isOnlyEdited?: boolean;
}

export interface SponsorKind {
  call: SponsorCall;
  titles: { create: string; edit: string };
  schema: ZodObject;
  missing: string;
  fields: SponsorField[];
  picture?: { name: string; from: string; label: string; missing: string };
  hasContenido?: true;
  /** Where its page is here. */
  path?: (slug: string) => string;
  submit: { resting: string; busy: string };
  texts: { created: string; createRefused: string; createUnreachable: string; updated: string; updateRefused: string };
}

const nombre: SponsorField = { name: 'nombre', label: 'Nombre', max: 255, isRequired: true };
const url: SponsorField = {
  name: 'url',
  label: 'URL',
  max: 255,
  type: 'url',
  isRequired: true,
  hint: 'La dirección de su web, o una ruta de este sitio que empiece por una barra',
};
const imagen = { name: 'imagen', from: 'imagen', label: 'Imagen', missing: 'La imagen es obligatoria.' };
const slug: SponsorField = {
  name: 'slug',
  label: 'Slug',
  max: 200,
  isRequired: true,
  isOnlyEdited: true,
  hint: 'Solo minúsculas, números y guiones',
};
const direccion: SponsorField = { name: 'direccion', label: 'Dirección', max: 255, isRequired: true };
const email: SponsorField = { name: 'email', label: 'Email', max: 100, type: 'email', isRequired: true };
const telefono: SponsorField = { name: 'telefono', label: 'Teléfono', max: 20, type: 'tel', isRequired: true };
const fax: SponsorField = { name: 'fax', label: 'Fax', max: 20, type: 'tel' };
const youtubeUrl: SponsorField = {
  name: 'youtubeUrl',
  from: 'youtube_url',
  label: 'URL del vídeo de YouTube',
  max: 255,
  type: 'url',
  hint: (typed) => videoHint(typed) ?? 'Usa la URL de inserción (embed): https://www.youtube.com/embed/ID_DEL_VIDEO',
};

const linkTexts = {
  created: 'Patrocinador creado con éxito.',
  createRefused: 'Error al crear el patrocinador.',
  createUnreachable: 'Error de red o del servidor al crear el patrocinador.',
  updated: 'Patrocinador actualizado con éxito.',
  updateRefused: 'Error al actualizar el patrocinador.',
};
const pageTexts = {
  createRefused: 'Error al crear la página.',
  createUnreachable: 'Error de red al crear la página.',
  updateRefused: 'Error al actualizar la página.',
};
const linkSubmit = { resting: 'Crear Patrocinador', busy: 'Creando...' };
const pageSubmit = { resting: 'Crear Página', busy: 'Creando Página...' };

export const sponsorKinds: Record<SponsorTipo, SponsorKind> = {
  empresa: {
    call: sponsorCall.empresa,
    titles: { create: 'Nuevo Patrocinador: Empresa', edit: 'Editar Patrocinador: Empresa' },
    schema: sponsorForm,
    missing: missingSponsorMessage,
    fields: [nombre, url],
    picture: imagen,
    submit: linkSubmit,
    texts: linkTexts,
  },
  ayuntamiento: {
    call: sponsorCall.ayuntamiento,
    titles: { create: 'Nuevo Patrocinador: Ayuntamiento', edit: 'Editar Patrocinador: Ayuntamiento' },
    schema: sponsorForm,
    missing: missingSponsorMessage,
    fields: [nombre, url],
    picture: imagen,
    submit: linkSubmit,
    texts: linkTexts,
  },
  texto: {
    call: sponsorCall.texto,
    titles: { create: 'Nuevo Patrocinador de Texto', edit: 'Editar Patrocinador de Texto' },
    schema: sponsorForm,
    missing: missingTextSponsorMessage,
    fields: [nombre, url],
    submit: linkSubmit,
    texts: {
      created: 'Patrocinador de texto creado con éxito.',
      createRefused: 'Error al crear el patrocinador de texto.',
      createUnreachable: 'Error de red o servidor al crear el patrocinador de texto.',
      updated: 'Patrocinador de texto actualizado con éxito.',
      updateRefused: 'Error al actualizar el patrocinador de texto.',
    },
  },
  ayuntamiento_sin_web: {
    call: sponsorCall.ayuntamiento_sin_web,
    titles: { create: 'Nueva Página de Ayuntamiento', edit: 'Editar Página de Ayuntamiento' },
    schema: ayuntamientoUpdate.omit({ id: true }),
    missing: missingAyuntamientoMessage,
    fields: [
      { name: 'nombreAyuntamiento', from: 'nombre', label: 'Nombre del ayuntamiento', max: 255, isRequired: true },
      slug,
      direccion,
      email,
      telefono,
      fax,
      {
        name: 'nombreAlcaldesa',
        from: 'nombre_alcaldesa',
        label: 'Nombre de la alcaldesa o del alcalde',
        max: 255,
      },
      youtubeUrl,
    ],
    picture: { name: 'escudo', from: 'escudo_url', label: 'Escudo', missing: 'El escudo es obligatorio.' },
    hasContenido: true,
    path: things.ayuntamiento.path,
    submit: pageSubmit,
    texts: {
      ...pageTexts,
      created: 'Página de ayuntamiento creada con éxito.',
      updated: 'Página de ayuntamiento actualizada con éxito.',
    },
  },
  texto_sin_web: {
    call: sponsorCall.texto_sin_web,
    titles: { create: 'Nueva Página de Patrocinador', edit: 'Editar Página de Patrocinador' },
    schema: patrocinadorUpdate.omit({ id: true }),
    missing: missingPatrocinadorMessage,
    fields: [
      { name: 'nombreSponsor', from: 'nombre', label: 'Nombre del patrocinador', max: 255, isRequired: true },
      slug,
      direccion,
      email,
      { name: 'email2', label: 'Segundo email', max: 100, type: 'email' },
      telefono,
      { name: 'telefono2', label: 'Segundo teléfono', max: 20, type: 'tel' },
      fax,
      { name: 'responsable', label: 'Persona de contacto', max: 255 },
      youtubeUrl,
    ],
    picture: { ...imagen, from: 'imagen_url' },
    hasContenido: true,
    path: things.patrocinador.path,
    submit: pageSubmit,
    texts: {
      ...pageTexts,
      created: 'Página de patrocinador creada con éxito.',
      updated: 'Página de patrocinador actualizada con éxito.',
    },
  },
};

export type SponsorValues = Record<string, string | string[] | boolean | File | null>;

/** What the form of a sponsor starts with. */
export function sponsorValues(
  { fields, picture, hasContenido, path }: SponsorKind,
  sponsor: AnySponsorAdmin | undefined,
): SponsorValues {
  const texts = fields
    .filter(({ isOnlyEdited }) => sponsor || !isOnlyEdited)
    .map(({ name, from = name }) => [name, textOf(sponsor, from)]);
  return {
    ...Object.fromEntries(texts),
    ...(hasContenido && { contenido: textOf(sponsor, 'contenido') }),
    ...(picture && { [picture.name]: null }),
    ...contratoValues(sponsor, path === undefined),
  };
}

/** What the kind's column says; which columns there are depends on the kind. */
export function textOf(sponsor: AnySponsorAdmin | undefined, column: string): string {
  return String((sponsor as Record<string, unknown> | undefined)?.[column] ?? '');
}

export function modeOf({ titles, texts, submit }: SponsorKind, isNew: boolean) {
  if (isNew)
    return {
      title: titles.create,
      texts: { success: texts.created, refused: texts.createRefused, unreachable: texts.createUnreachable },
      button: submit,
      afterSave: 'clear',
    } as const;
  return {
    title: titles.edit,
    back: backToSponsors,
    texts: {
      success: texts.updated,
      refused: texts.updateRefused,
      unreachable: 'Error de conexión con el servidor.',
    },
    afterSave: 'return',
  } as const;
}
