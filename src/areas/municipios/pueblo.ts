/** What visitors read of a municipality: a pueblo. */

import { z } from 'zod';
import { tipoNames } from '#areas/servicios/tipos.ts';
import { ubicacionListItem } from '#areas/ubicaciones/ubicacion.ts';
import { punto } from '#values/coordenadas/coordenadas.ts';
import { etiquetasOut } from '#values/fields/etiquetas.ts';
import { shownText } from '#values/rich-text/shown.ts';

const text = z.string().nullable();

/** On the map and in the list of all. */
export const puebloListItem = z.object({
  nombre: z.string(),
  slug: z.string(),
  /** Its shape on our map has this name; none for a municipality of another province. */
  codigo: text,
  /** Its colour on the map, from the mountains (0) to the plain (4). */
  banda: z.number(),
  imagen: text,
  punto,
  lugares: z.number(),
  eventos: z.number(),
  empresas: z.number(),
  actividades: z.number(),
  /** Somebody has written about it, or something of it is on the site. */
  tiene_contenido: z.boolean(),
});

const evento = z.object({
  titulo: z.string(),
  slug: z.string(),
  imagen: text,
  fecha_inicio: text,
  fecha_fin: text,
  /** The organiser's words, for a rule that nobody could turn into days. */
  regla: text,
  etiquetas: etiquetasOut,
});

const empresa = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  categoria_nombre: z.string(),
  direccion: text,
  telefono: text,
  imagen: text,
  etiquetas: etiquetasOut,
});

const actividad = z.object({ nombre: z.string(), slug: z.string(), imagen_url: text, etiquetas: etiquetasOut });
const articulo = z.object({ titulo: z.string(), url: z.string(), imagen: text });
const servicio = z.object({
  tipo: z.enum(tipoNames),
  nombre: z.string(),
  fecha: text,
  latitud: z.number(),
  longitud: z.number(),
  distancia_km: z.number(),
});
const vecino = z.object({ nombre: z.string(), slug: z.string(), distancia_km: z.number().nullable() });

export const pueblo = puebloListItem.pick({ nombre: true, slug: true, codigo: true, imagen: true }).extend({
  id: z.number(),
  provincia_nombre: z.string(),
  descripcion: shownText.nullable(),
  punto,
  habitantes: z.number().nullable(),
  /** Metres above the sea. */
  altitud: z.number().nullable(),
  /** Square kilometres. */
  superficie: z.number().nullable(),
  /** Kilometres by road from the place the site is of, where known. */
  carretera_km: z.number().nullable(),
  autobus: text,
  tiene_contenido: z.boolean(),
  lugares: z.array(ubicacionListItem.extend({ punto })),
  eventos: z.array(evento),
  empresas: z.array(empresa),
  actividades: z.array(actividad),
  articulos: z.array(articulo),
  /** Not far from the town, nearest first. */
  servicios: z.array(servicio),
  /** Those it borders on, nearest first. */
  vecinos: z.array(vecino),
  /** Worth the way when there is little here, nearest first. */
  cerca: z.array(ubicacionListItem.extend({ punto, distancia_km: z.number() })),
  fecha_modificacion: z.string(),
});
export type Pueblo = z.infer<typeof pueblo>;
