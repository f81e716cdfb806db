import { z } from 'zod';
import { bothCoordinates, coordinateFields } from '#values/coordenadas/coordenadas.ts';
import { accesibilidadField, accesibilidadOut } from '#values/fields/accesibilidad.ts';
import { aperturaOut } from '#values/fields/apertura.ts';
import { etiquetasField, etiquetasOut } from '#values/fields/etiquetas.ts';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { flag, id, optionalText, optionalUrl, partId, requiredText, slugField, version } from '#values/fields.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { shownText } from '#values/rich-text/shown.ts';
import { isWebUrl, withScheme } from '#values/web-url.ts';

export const missingUbicacionMessage = 'Por favor, completa todos los campos requeridos.';
/** How many pictures, videos or questions one location may have. */
const maxParts = 60;

/** A form leaves gaps in its numbering when a slot is removed: they are nothing. */
function slots<Slot extends z.ZodType>(slot: Slot) {
  return z
    .array(slot.optional(), { error: 'La lista no es válida.' })
    .max(maxParts, `No puede haber más de ${maxParts} elementos en la lista.`)
    .optional();
}

/** A video lies here once it was uploaded. */
function isVideoUrl(url: string): boolean {
  return isWebUrl(url) || /^\/media\/[0-9a-f]{20}\.(?:mp4|webm)$/.test(url);
}

const parts = {
  /** The picture itself comes as a file, imagenes[i][file]. */
  imagenes: slots(z.object({ id: partId(), alt_text: optionalText('El texto alternativo', 255) })),
  /** Either an address or a file, videos[i][file]. */
  videos: slots(
    z.object({
      id: partId(),
      url_video: optionalText('La dirección del vídeo', 255)
        .transform((url) => url && withScheme(url))
        .refine((url) => !url || isVideoUrl(url), 'La dirección del vídeo no es una dirección web válida.'),
      titulo: optionalText('El título del vídeo', 255),
    }),
  ),
  /** One that was left empty is none; a question without its answer is refused. */
  faqs: slots(
    z
      .object({
        id: partId(),
        pregunta: optionalText('La pregunta', 500),
        respuesta: optionalText('La respuesta', 5000),
      })
      .superRefine(({ pregunta, respuesta }, context) => {
        if (Boolean(pregunta) === Boolean(respuesta)) return;
        const [missing, other] = pregunta ? ['respuesta', 'pregunta'] : ['pregunta', 'respuesta'];
        const message = `La ${missing} es obligatoria: escríbela, o borra la ${other}.`;
        context.addIssue({ code: 'custom', path: [missing!], message });
      }),
  ),
};

const scalars = {
  nombre: requiredText('El nombre', 255),
  slug: slugField(),
  descripcion: optionalText('La descripción', maxRichText),
  place_id: optionalText('El Place ID', 255),
  meta_title: optionalText('El meta título', 255),
  meta_description: optionalText('La meta descripción', 500),
  publicado: flag('Publicado').optional(),
  ...coordinateFields,
  direccion: optionalText('La dirección', 255),
  codigo_postal: optionalText('El código postal', 10),
  horario: optionalText('El horario', 500),
  precio: optionalText('El precio', 200),
  telefono: optionalText('El teléfono', 20),
  web: optionalUrl('La página web'),
  accesibilidad: accesibilidadField(),
  etiquetas: etiquetasField(),
};

/** Selects left at "none" send 0. */
const categoria_id = id(missingUbicacionMessage);
const municipio_id = id(missingUbicacionMessage);

export const ubicacionCreate = z
  .object({ ...scalars, categoria_id, municipio_id, ...parts })
  .superRefine(bothCoordinates);

/** A list of ids, as JSON text when it comes in a form. */
const idList = z.preprocess(
  fromJson,
  z.array(id(), { error: 'La lista de identificadores no es válida.' }).max(1000).optional(),
);

export const ubicacionUpdate = z
  .object({
    id: id('No se ha proporcionado un ID de ubicación para editar.'),
    version: version(),
    ...scalars,
    categoria_id: categoria_id.optional(),
    municipio_id: municipio_id.optional(),
    ...parts,
    imagenes_a_eliminar: idList,
    videos_a_eliminar: idList,
    faqs_a_eliminar: idList,
    /** Ticked to take the cover away without putting another in its place. */
    quitar_imagen_portada: flag('Quitar la imagen de portada').optional(),
  })
  .superRefine(bothCoordinates);

const text = z.string().nullable();
const coordinate = z.number().nullable();

export const ubicacionListItem = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  imagen_portada: text,
  meta_description: text,
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  municipio_id: z.number(),
  municipio_nombre: z.string(),
  provincia_nombre: z.string(),
  etiquetas: etiquetasOut,
});

export const ubicacionAdminListItem = ubicacionListItem.extend({ publicado: z.boolean() });

/** What the map of all locations draws. */
export const ubicacionPoint = z.object({
  nombre: z.string(),
  slug: z.string(),
  latitud: z.number(),
  longitud: z.number(),
  categoria_id: z.number(),
  municipio_id: z.number(),
});
export type UbicacionPoint = z.infer<typeof ubicacionPoint>;

const whole = ubicacionListItem.extend({
  descripcion: text,
  place_id: text,
  meta_title: text,
  latitud: coordinate,
  longitud: coordinate,
  direccion: text,
  codigo_postal: text,
  horario: text,
  precio: text,
  telefono: text,
  web: text,
  accesibilidad: accesibilidadOut,
  imagenes: z.array(z.object({ id: z.number(), ruta_imagen: z.string(), alt_text: z.string() })),
  videos: z.array(z.object({ id: z.number(), url_video: z.string(), titulo: z.string() })),
  faqs: z.array(z.object({ id: z.number(), pregunta: z.string(), respuesta: z.string() })),
});

export const ubicacion = whole.extend({
  descripcion: shownText.nullable(),
  fecha_modificacion: z.string(),
  apertura: aperturaOut,
  /** `distancia_km` as the crow flies; none when one of the two has no coordinates. */
  ubicaciones_cercanas: z.array(ubicacionListItem.extend({ distancia_km: z.number().nullable() })),
  empresas_cercanas: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      slug: z.string(),
      categoria_nombre: z.string(),
      direccion: text,
      telefono: text,
      web: text,
      imagen: text,
      /** From the middle of its municipality, for one without coordinates. */
      distancia_km: z.number().nullable(),
    }),
  ),
});
export type Ubicacion = z.infer<typeof ubicacion>;

export const ubicacionAdmin = whole.extend({ provincia_id: z.number(), publicado: z.boolean(), version: z.number() });
export type UbicacionAdmin = z.infer<typeof ubicacionAdmin>;

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? undefined : parseSentJson(value);
  } catch {
    return value;
  }
}
