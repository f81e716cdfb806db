/** What the home page is made of, from top to bottom. */
import { z } from 'zod';
import { flag } from '#values/fields.ts';
import type { Ajustes } from '../ajustes.ts';
import { homeSections } from '../defaults.ts';
import { text } from '../section-fields.ts';

export const tiposSeccion = [
  ...(['hero', 'patrocinadores', 'agenda', 'cerca', 'ruta', 'pueblo'] as const),
  ...(['noticias', 'articulos', 'destacados', 'categoria', 'mapa', 'intro'] as const),
  ...(['rutas', 'pueblos', 'tienda', 'libros', 'radio', 'boletin', 'apoyo', 'texto'] as const),
] as const;
export type TipoSeccion = (typeof tiposSeccion)[number];

/** Of these there may be several. */
export const repeated: readonly TipoSeccion[] = ['categoria', 'texto'];

const seccion = z
  .object({
    tipo: z.enum(tiposSeccion, { error: 'Esa sección no existe.' }),
    /** Empty: what the program says. */
    titulo: text('El título', 100).default(''),
    entradilla: text('La entradilla', 300).default(''),
    visible: flag('Visible').default(true),
    /** The address of a category. */
    categoria: text('La categoría', 200).default(''),
    /** A text of one's own. */
    texto: text('El texto', 20_000).default(''),
  })
  .superRefine(({ tipo, categoria, texto }, context) => {
    if (tipo === 'categoria' && !categoria)
      context.addIssue({ code: 'custom', path: ['categoria'], message: 'Elige la categoría.' });
    if (tipo === 'texto' && !texto)
      context.addIssue({ code: 'custom', path: ['texto'], message: 'Escribe el texto, o quita la sección.' });
  });
export type Seccion = z.output<typeof seccion>;

export const lista = z
  .array(seccion)
  .max(30, 'Como mucho 30 secciones.')
  .superRefine((list, context) => {
    const seen = new Set<TipoSeccion>();
    for (const [index, { tipo }] of list.entries()) {
      const message = 'Esta sección ya está en la portada: solo se repiten las categorías y los textos.';
      if (seen.has(tipo) && !repeated.includes(tipo))
        context.addIssue({ code: 'custom', path: [index, 'tipo'], message });
      seen.add(tipo);
    }
  });

export const seccionesSection = z.object({
  /** Null until somebody chooses: what `portada` says of its sections, as it was before there were others. */
  lista: lista.nullable(),
  /** Sections of the home page and of the foot that have nothing to show. */
  ocultar_vacias: flag('Ocultar las secciones vacías').default(false),
});

export const aSeccion = (tipo: TipoSeccion, visible = true): Seccion => ({
  ...{ tipo, visible },
  ...{ titulo: '', entradilla: '', categoria: '', texto: '' },
});

const first: TipoSeccion[] = ['hero', 'patrocinadores'];
const today: TipoSeccion[] = ['agenda', 'cerca', 'ruta', 'pueblo'];

/** Today first, then the magazine, in the order that `portada` says; where somebody has changed that, it is all there is. */
export function seccionesOf({ portada, secciones }: Pick<Ajustes, 'portada' | 'secciones'>): Seccion[] {
  if (secciones.lista) return secciones.lista;
  const said = portada.secciones;
  const magazine = said.map(({ clave, visible }) => aSeccion(clave === 'tarjetas' ? 'intro' : clave, visible));
  const isUsual = said.every(({ clave, visible }, index) => visible && clave === homeSections[index]);
  return [...[...first, ...(isUsual ? today : [])].map((tipo) => aSeccion(tipo)), ...magazine];
}
