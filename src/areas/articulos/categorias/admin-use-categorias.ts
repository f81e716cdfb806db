import { useCall } from '#desk/use-call.ts';

/** Has screens of its own; no article belongs to it. */
const notForArticulos = 'actividades-y-eventos';

const odd = 'Error al obtener categorías: Formato de respuesta inesperado.';

/** The article categories to choose from, and the sentence when they did not come, or not as they should. */
export function useCategorias() {
  const query = useCall('get_categories.php', {}, 'Error al cargar las categorías.', { unexpected: odd });
  const categories: unknown = query.data?.categories;
  const isOdd = query.isSuccess && !Array.isArray(categories);
  return {
    categorias: (isOdd ? [] : (query.data?.categories ?? []))
      .filter(({ slug }) => slug !== notForArticulos)
      .map(({ id, nombre_categoria }) => ({ value: String(id), label: nombre_categoria })),
    error: isOdd ? odd : query.error?.message,
  };
}
