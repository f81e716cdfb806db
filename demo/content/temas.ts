import { plain } from '#values/slug.ts';

/** Topics of the articles: each with its description and the words by which an article of it is known. */
const temas = [
  {
    nombre: 'Oficios',
    descripcion: 'Mimbre, barro, colmena y prensa: lo que se hace con las manos.',
    words: ['mimbre', 'cantarera', 'imprenta', 'colmena', 'queso', 'azafran', 'molino'],
  },
  {
    nombre: 'Romanos',
    descripcion: 'Lo que dejó Roma en esta tierra: ciudades, minas y mosaicos.',
    words: ['segobriga', 'noheda', 'mosaico'],
  },
  {
    nombre: 'Castillos',
    descripcion: 'Torres, murallas y quienes mandaron en ellas.',
    words: ['castillo', 'belmonte', 'marques'],
  },
  {
    nombre: 'Fiestas',
    descripcion: 'Los días en que un pueblo entero sale a la calle.',
    words: ['turbas', 'endiablada', 'vaquilla'],
  },
  {
    nombre: 'Ríos y lagunas',
    descripcion: 'Donde el agua manda: nacimientos, hoces y lagunas.',
    words: ['laguna', 'cuervo, un rio', 'cabriel', 'hoces'],
  },
  {
    nombre: 'Con niños',
    descripcion: 'Para ir en familia sin oír «¿cuánto falta?».',
    words: ['niños', 'familiar', 'escuela'],
  },
];

export const temaList = temas.map(({ nombre, descripcion }) => ({ nombre, descripcion }));

/** The topics that the title and the summary of an article speak of. */
export function temasOfArticulo({ titulo, resumen }: { titulo: string; resumen: string }): string[] {
  const text = plain(`${titulo} ${resumen}`);
  return temas.filter(({ words }) => words.some((word) => text.includes(plain(word)))).map(({ nombre }) => nombre);
}
