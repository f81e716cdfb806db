/** Five kinds of sponsors: three are links in the footer, two are pages of their own. */

import { z } from 'zod';
import {
  changeOf,
  email,
  field,
  neededPicture,
  neededText,
  rich,
  shapeOf,
  text,
  url,
} from '#values/fields/declared.ts';
import { requiredEmail, requiredText, slugField } from '#values/fields.ts';
import { shownText } from '#values/rich-text/shown.ts';
import { isWebUrl, withScheme } from '#values/web-url.ts';
import { contrato, contratoFields } from './contratos/contrato.ts';
import { sponsorTipos } from './tipos.ts';

/** A path of this site: one slash, not two; browsers read a backslash as a slash. */
function isInSitePath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}

const noImagen = 'La imagen es obligatoria.';

const textFields = {
  nombre: neededText('Nombre', 'El nombre', 255),
  url: field(
    'URL',
    requiredText('La URL', 255)
      .transform(withScheme)
      .refine(
        (url) => isInSitePath(url) || isWebUrl(url),
        'La URL debe ser una dirección web (https://…) o una ruta de este sitio que empiece por una barra.',
      ),
    {
      type: 'url',
      maxLength: 255,
      isRequired: true,
      note: 'La dirección de su web, o una ruta de este sitio que empiece por una barra',
    },
  ),
};
const linkFields = { ...textFields, imagen: neededPicture('Imagen', 'imagen', noImagen) };
const linkForm = z.object({ ...shapeOf(textFields), ...contratoFields });
const linkUpdate = linkForm.extend(changeOf(textFields));

export const linkKind = {
  fields: linkFields,
  form: linkForm,
  update: linkUpdate,
  missing: 'Por favor, rellena todos los campos (nombre, URL e imagen).',
};
export const textKind = {
  fields: textFields,
  form: linkForm,
  update: linkUpdate,
  missing: 'Por favor, introduce tanto el nombre como la URL del patrocinador.',
};

const direccion = neededText('Dirección', 'La dirección', 255);
const itsEmail = field(
  'Email',
  requiredEmail(
    'El correo electrónico',
    'El correo electrónico es obligatorio.',
    'El correo electrónico no es válido.',
  ),
  { type: 'email', maxLength: 100, isRequired: true },
);
const telefono = neededText('Teléfono', 'El teléfono', 20, { type: 'tel' });
const fax = text('Fax', 'El fax', 20, { type: 'tel' });
const youtubeUrl = url('URL del vídeo de YouTube', 'La dirección del vídeo', {
  column: 'youtube_url',
  note: 'Usa la URL de inserción (embed): https://www.youtube.com/embed/ID_DEL_VIDEO',
});
const contenido = rich('Contenido', 'El contenido');

const ayuntamientoFields = {
  nombreAyuntamiento: neededText('Nombre del ayuntamiento', 'El nombre', 255, { column: 'nombre' }),
  direccion,
  email: itsEmail,
  telefono,
  fax,
  nombreAlcaldesa: text('Nombre de la alcaldesa o del alcalde', 'El nombre de la alcaldesa o el alcalde', 255, {
    column: 'nombre_alcaldesa',
  }),
  youtubeUrl,
  escudo: neededPicture('Escudo', 'escudo_url', 'El escudo es obligatorio.'),
  contenido,
};
const ayuntamientoForm = z.object({ ...shapeOf(ayuntamientoFields), ...contratoFields });

export const ayuntamientoKind = {
  fields: ayuntamientoFields,
  form: ayuntamientoForm,
  update: ayuntamientoForm.extend({ ...changeOf(ayuntamientoFields), slug: slugField().optional() }),
  missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Escudo, Dirección, Email y Teléfono).',
};

const patrocinadorFields = {
  nombreSponsor: neededText('Nombre del patrocinador', 'El nombre', 255, { column: 'nombre' }),
  direccion,
  email: itsEmail,
  email2: email('Segundo email', 'El segundo correo electrónico'),
  telefono,
  telefono2: text('Segundo teléfono', 'El segundo teléfono', 20, { type: 'tel' }),
  fax,
  responsable: text('Persona de contacto', 'La persona de contacto', 255),
  youtubeUrl,
  imagen: neededPicture('Imagen', 'imagen_url', noImagen),
  contenido,
};
const patrocinadorForm = z.object({ ...shapeOf(patrocinadorFields), ...contratoFields });

export const patrocinadorKind = {
  fields: patrocinadorFields,
  form: patrocinadorForm,
  update: patrocinadorForm.extend({ ...changeOf(patrocinadorFields), slug: slugField().optional() }),
  missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Imagen, Dirección, Email y Teléfono).',
};

const optional = z.string().nullable();

export const sponsor = z.object({
  id: z.number(),
  nombre: z.string(),
  url: z.string(),
  imagen: optional,
  /** Its name among all sponsors, for one whose page is here; that of a link is "sponsor:7". */
  patrocinador: z.string().optional(),
});
export type Sponsor = z.infer<typeof sponsor>;

const page = {
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  direccion: z.string(),
  email: z.string(),
  telefono: z.string(),
  fax: optional,
  contenido: shownText.nullable(),
  youtube_url: optional,
};

export const ayuntamiento = z.object({ ...page, escudo_url: optional, nombre_alcaldesa: optional });
export type Ayuntamiento = z.infer<typeof ayuntamiento>;

export const patrocinador = z.object({
  ...page,
  imagen_url: optional,
  email2: optional,
  telefono2: optional,
  responsable: optional,
});
export type Patrocinador = z.infer<typeof patrocinador>;

const versioned = { version: z.number(), ...contrato.shape };
const ofPage = { ...versioned, contenido: optional };
export const sponsorAdmin = sponsor.extend(versioned);
export const ayuntamientoAdmin = ayuntamiento.extend(ofPage);
export const patrocinadorAdmin = patrocinador.extend(ofPage);

/** What the edit screen of each kind reads. */
export const anySponsorAdmin = z.discriminatedUnion('tipo', [
  sponsorAdmin.extend({ tipo: z.enum(['ayuntamiento', 'empresa', 'texto']) }),
  ayuntamientoAdmin.extend({ tipo: z.literal('ayuntamiento_sin_web') }),
  patrocinadorAdmin.extend({ tipo: z.literal('texto_sin_web') }),
]);
export type AnySponsorAdmin = z.infer<typeof anySponsorAdmin>;

/** `url` leads to the sponsor: its web, or its page here. */
export const sponsorAdminListItem = sponsor.extend({
  tipo: z.enum(sponsorTipos),
  slug: optional,
  desde: optional,
  hasta: optional,
});
