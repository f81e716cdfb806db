/** What the form of the home page calls its sections, and which categories it offers. */
import { headings } from './headings.ts';
import type { Seccion } from './secciones.ts';

interface Categoria {
  slug: string;
  nombre_categoria: string;
}

/** `categorias`: once they have come. */
export function titleOf(
  { tipo, titulo, visible, categoria }: Seccion,
  categorias: readonly Categoria[] | undefined,
): string {
  const { nombre } = headings[tipo];
  const shown = titulo || categorias?.find(({ slug }) => slug === categoria)?.nombre_categoria;
  const isGone = tipo === 'categoria' && categoriaChoices(categorias, categoria).isGone;
  const remarks = [isGone && '(se ha borrado)', !visible && '(no se ve)'];
  return [shown ? `${nombre}: ${shown}` : nombre, ...remarks].filter(Boolean).join(' ');
}

/** The one that was chosen may have been deleted since: it is still offered, as what it is. */
export function categoriaChoices(categorias: readonly Categoria[] | undefined, chosen: string) {
  const isThere = categorias?.some(({ slug }) => slug === chosen);
  const isGone = isThere === false && chosen !== '';
  const kept = chosen !== '' && !isThere ? [{ value: chosen, label: isGone ? `${chosen} (borrada)` : chosen }] : [];
  const data = [
    { value: '', label: 'Elige la categoría' },
    ...kept,
    ...(categorias ?? []).map(({ slug, nombre_categoria }) => ({ value: slug, label: nombre_categoria })),
  ];
  return { isGone, data };
}
