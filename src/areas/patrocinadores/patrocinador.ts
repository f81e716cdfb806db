/** Five kinds of sponsors: three are links in the footer, two are pages of their own. */

import { z } from 'zod';
import {
  id,
  isWebUrl,
  optionalEmail,
  optionalText,
  optionalUrl,
  requiredEmail,
  requiredText,
  slugField,
  version,
  withScheme,
} from '#values/fields.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { shownText } from '#values/rich-text/shown.ts';
import { contrato, contratoFields } from './contratos/contrato.ts';
import { sponsorTipos } from './tipos.ts';

export const missingSponsorMessage = 'Por favor, rellena todos los campos (nombre, URL e imagen).';
export const missingTextSponsorMessage = 'Por favor, introduce tanto el nombre como la URL del patrocinador.';
export const missingAyuntamientoMessage =
  'Por favor, rellena todos los campos obligatorios (Nombre, Escudo, Dirección, Email y Teléfono).';
export const missingPatrocinadorMessage =
  'Por favor, rellena todos los campos obligatorios (Nombre, Imagen, Dirección, Email y Teléfono).';

/** A path of this site: one slash, not two; browsers read a backslash as a slash. */
function isInSitePath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}

export const sponsorForm = z.object({
  nombre: requiredText('El nombre', 255),
  url: requiredText('La URL', 255)
    .transform(withScheme)
    .refine(
      (url) => isInSitePath(url) || isWebUrl(url),
      'La URL debe ser una dirección web (https://…) o una ruta de este sitio que empiece por una barra.',
    ),
  ...contratoFields,
});

export const sponsorUpdate = sponsorForm.extend({ id: id(), version: version() });

const emailMessage = 'El correo electrónico no es válido.';
const pageFields = {
  direccion: requiredText('La dirección', 255),
  email: requiredEmail('El correo electrónico', 'El correo electrónico es obligatorio.', emailMessage),
  telefono: requiredText('El teléfono', 20),
  fax: optionalText('El fax', 20),
  youtubeUrl: optionalUrl('La dirección del vídeo'),
  contenido: optionalText('El contenido', maxRichText),
  ...contratoFields,
};

export const ayuntamientoForm = z.object({
  nombreAyuntamiento: requiredText('El nombre', 255),
  nombreAlcaldesa: optionalText('El nombre de la alcaldesa o el alcalde', 255),
  ...pageFields,
});

export const patrocinadorForm = z.object({
  nombreSponsor: requiredText('El nombre', 255),
  email2: optionalEmail('El segundo correo electrónico'),
  telefono2: optionalText('El segundo teléfono', 20),
  responsable: optionalText('La persona de contacto', 255),
  ...pageFields,
});

export const pageIdentity = { id: id(), version: version(), slug: slugField().optional() };
export const ayuntamientoUpdate = ayuntamientoForm.extend(pageIdentity);
export const patrocinadorUpdate = patrocinadorForm.extend(pageIdentity);

const text = z.string().nullable();

export const sponsor = z.object({
  id: z.number(),
  nombre: z.string(),
  url: z.string(),
  imagen: text,
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
  fax: text,
  contenido: shownText.nullable(),
  youtube_url: text,
};

export const ayuntamiento = z.object({ ...page, escudo_url: text, nombre_alcaldesa: text });
export type Ayuntamiento = z.infer<typeof ayuntamiento>;

export const patrocinador = z.object({ ...page, imagen_url: text, email2: text, telefono2: text, responsable: text });
export type Patrocinador = z.infer<typeof patrocinador>;

const versioned = { version: z.number(), ...contrato.shape };
const ofPage = { ...versioned, contenido: text };
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
  slug: text,
  desde: text,
  hasta: text,
});
