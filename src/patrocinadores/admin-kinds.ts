/** The five kinds of sponsors as their form needs them: fields, calls and sentences. */
import type { ZodObject } from 'zod';
import type { CallName } from '#ui/call.ts';
import {
  type AnySponsorAdmin,
  ayuntamientoForm,
  ayuntamientoUpdate,
  missingAyuntamientoMessage,
  missingPatrocinadorMessage,
  missingSponsorMessage,
  missingTextSponsorMessage,
  patrocinadorForm,
  type SponsorTipo,
  sponsorForm,
} from './patrocinador.ts';

export interface SponsorField {
  /** In the calls that write. */
  name: string;
  /** In the call that reads, when it is another. */
  from?: string;
  label: string;
  max: number;
  type?: 'email' | 'tel' | 'url';
  isRequired?: boolean;
  hint?: string;
  /** Made by the server at first, changed by hand later. */
  isOnlyEdited?: boolean;
}

export interface SponsorKind {
  titles: { create: string; edit: string };
  schema: ZodObject;
  missing: string;
  fields: SponsorField[];
  picture?: { name: string; from: string; label: string; missing: string };
  hasContenido: boolean;
  calls: { create: CallName; update: CallName; remove: CallName };
  /** First segment of its page here. */
  segment?: string;
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
  hint: 'Usa la URL de inserción (embed): https://www.youtube.com/embed/ID_DEL_VIDEO',
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
    titles: { create: 'Nuevo Patrocinador: Empresa', edit: 'Editar Patrocinador: Empresa' },
    schema: sponsorForm,
    missing: missingSponsorMessage,
    fields: [nombre, url],
    picture: imagen,
    hasContenido: false,
    calls: {
      create: 'create_sponsor_empresa.php',
      update: 'update_sponsor_empresa.php',
      remove: 'delete_sponsor_empresa.php',
    },
    submit: linkSubmit,
    texts: linkTexts,
  },
  ayuntamiento: {
    titles: { create: 'Nuevo Patrocinador: Ayuntamiento', edit: 'Editar Patrocinador: Ayuntamiento' },
    schema: sponsorForm,
    missing: missingSponsorMessage,
    fields: [nombre, url],
    picture: imagen,
    hasContenido: false,
    calls: { create: 'create_sponsor_ayto.php', update: 'update_sponsor_ayto.php', remove: 'delete_sponsor_ayto.php' },
    submit: linkSubmit,
    texts: linkTexts,
  },
  texto: {
    titles: { create: 'Nuevo Patrocinador de Texto', edit: 'Editar Patrocinador de Texto' },
    schema: sponsorForm,
    missing: missingTextSponsorMessage,
    fields: [nombre, url],
    hasContenido: false,
    calls: { create: 'create_sponsor_text.php', update: 'update_sponsor_text.php', remove: 'delete_sponsor_text.php' },
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
    titles: { create: 'Nueva Página de Ayuntamiento', edit: 'Editar Página de Ayuntamiento' },
    schema: ayuntamientoForm.extend({ slug: ayuntamientoUpdate.shape.slug }),
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
    calls: {
      create: 'create_ayto_sponsor_sin_web.php',
      update: 'update_ayto_sponsor_sin_web.php',
      remove: 'delete_ayto_sponsor_sin_web.php',
    },
    segment: 'ayuntamientos',
    submit: pageSubmit,
    texts: {
      ...pageTexts,
      created: 'Página de ayuntamiento creada con éxito.',
      updated: 'Página de ayuntamiento actualizada con éxito.',
    },
  },
  texto_sin_web: {
    titles: { create: 'Nueva Página de Patrocinador', edit: 'Editar Página de Patrocinador' },
    schema: patrocinadorForm.extend({ slug: ayuntamientoUpdate.shape.slug }),
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
    calls: {
      create: 'create_sponsor_text_sin_web.php',
      update: 'update_sponsor_text_sin_web.php',
      remove: 'delete_sponsor_text_sin_web.php',
    },
    segment: 'empresas',
    submit: pageSubmit,
    texts: {
      ...pageTexts,
      created: 'Página de patrocinador creada con éxito.',
      updated: 'Página de patrocinador actualizada con éxito.',
    },
  },
};

/** What the form of a sponsor starts with. */
export function sponsorValues({ fields, picture, hasContenido }: SponsorKind, sponsor?: AnySponsorAdmin) {
  const read = (name: string) => ((sponsor as Record<string, unknown> | undefined)?.[name] as string | null) ?? '';
  const texts = fields
    .filter(({ isOnlyEdited }) => sponsor || !isOnlyEdited)
    .map(({ name, from = name }): [string, string] => [name, read(from)]);
  return {
    ...Object.fromEntries(texts),
    ...(hasContenido && { contenido: read('contenido') }),
    ...(picture && { [picture.name]: null }),
  } as SponsorValues;
}
export type SponsorValues = Record<string, string | File | null>;
