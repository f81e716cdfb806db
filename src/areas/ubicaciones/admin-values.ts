/** What the form of a location holds, and how it is sent. */
import { textsOf } from '#desk/form/form-words.ts';
import type { PictureSlot } from '#desk/pictures/picture-list.tsx';
import { isChosen, type PictureValue } from '#desk/pictures/picture-value.ts';
import type { UbicacionAdmin } from './ubicacion.ts';

export interface VideoSlot {
  key: string;
  id?: number;
  url_video: string;
  titulo: string;
  file: File | null;
}

export interface FaqSlot {
  key: string;
  id?: number;
  pregunta: string;
  respuesta: string;
}

export const emptySlots = {
  videos: (key: string): VideoSlot => ({ key, url_video: '', titulo: '', file: null }),
  faqs: (key: string): FaqSlot => ({ key, pregunta: '', respuesta: '' }),
};

/** Selects stand at 0 until something is chosen. A new location starts with one empty picture and one empty question. */
export function valuesOf(ubicacion: UbicacionAdmin | undefined) {
  return {
    ...textsOf(
      ubicacion,
      'nombre',
      'slug',
      'place_id',
      'descripcion',
      'meta_title',
      'meta_description',
      'latitud',
      'longitud',
      'direccion',
      'codigo_postal',
      'horario',
      'precio',
      'telefono',
      'web',
    ),
    categoria_id: String(ubicacion?.categoria_id ?? 0),
    provincia_id: String(ubicacion?.provincia_id ?? 0),
    municipio_id: String(ubicacion?.municipio_id ?? 0),
    publicado: String(ubicacion?.publicado ?? true),
    etiquetas: JSON.stringify(ubicacion?.etiquetas ?? []),
    accesibilidad: JSON.stringify(ubicacion?.accesibilidad ?? {}),
    imagen_portada_file: null as PictureValue,
    quitar_imagen_portada: false,
    imagenes: ubicacion
      ? ubicacion.imagenes.map(
          ({ id, ruta_imagen, alt_text }): PictureSlot => ({
            ...{ key: `guardada-${id}`, id, current: ruta_imagen, file: null, alt_text },
          }),
        )
      : [{ key: 'primera', file: null, alt_text: '' } satisfies PictureSlot as PictureSlot],
    videos: (ubicacion?.videos ?? []).map(
      (video): VideoSlot => ({ ...video, key: `guardado-${video.id}`, file: null }),
    ),
    faqs: ubicacion
      ? ubicacion.faqs.map((faq): FaqSlot => ({ ...faq, key: `guardada-${faq.id}` }))
      : [emptySlots.faqs('primera')],
  };
}

export type UbicacionValues = ReturnType<typeof valuesOf>;

export function metaTitleFor(nombre: string, siteName: string): string {
  return nombre.trim() && `${nombre.trim()} | ${siteName}`;
}

/** The multipart form: bracketed names for the lists, and on edit what was taken out of each. */
export function toFormData(values: UbicacionValues, before: UbicacionAdmin | undefined): FormData {
  const { imagenes, videos, faqs, imagen_portada_file, quitar_imagen_portada, ...scalars } = values;
  const form = new FormData();
  const put = (name: string, value: string | number | PictureValue | undefined) => {
    if (isChosen(value))
      form.append(name.endsWith('[file]') ? name.replace('[file]', '[medio]') : `${name}_medio`, value.medio);
    else if (value !== null && value !== undefined) form.append(name, value instanceof File ? value : String(value));
  };
  if (before) {
    put('id', before.id);
    put('version', before.version);
    if (quitar_imagen_portada) put('quitar_imagen_portada', 'true');
    for (const name of ['imagenes', 'videos', 'faqs'] as const) {
      const kept = new Set<number | undefined>(values[name].map(({ id }) => id));
      const removed = before[name].map(({ id }) => id).filter((id) => !kept.has(id));
      if (removed.length > 0) put(`${name}_a_eliminar`, JSON.stringify(removed));
    }
  }
  for (const [name, value] of Object.entries(scalars)) put(name, value);
  put('imagen_portada_file', imagen_portada_file);
  for (const [index, { id, file, alt_text }] of imagenes.entries()) {
    put(`imagenes[${index}][id]`, id);
    put(`imagenes[${index}][alt_text]`, alt_text);
    put(`imagenes[${index}][file]`, file);
  }
  for (const [index, { id, url_video, titulo, file }] of videos.entries()) {
    put(`videos[${index}][id]`, id);
    put(`videos[${index}][url_video]`, file ? null : url_video);
    put(`videos[${index}][titulo]`, titulo);
    put(`videos[${index}][file]`, file);
  }
  for (const [index, { id, pregunta, respuesta }] of faqs.entries()) {
    put(`faqs[${index}][id]`, id);
    put(`faqs[${index}][pregunta]`, pregunta);
    put(`faqs[${index}][respuesta]`, respuesta);
  }
  return form;
}
