import type { CatalogKind } from '#desk/kinds/kind.ts';
import { kind } from './categoria-producto.ts';

export const catalog = {
  tipo: 'categoria_producto',
  title: 'Gestionar Categorías de Productos',
  intro: 'Las categorías de los artículos que se venden en la tienda.',
  call: 'get_categorias_articulos_admin.php',
  kind,
  label: 'Categoría',
  columns: [
    { title: 'ID', cell: (row) => row.id, width: 70 },
    { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
  ],
  deletesByGet: true,
  texts: {
    failed: 'No se pudieron cargar las categorías.',
    empty: 'No se han encontrado categorías de artículos. ¡Crea la primera!',
  },
  labels: {
    add: ['Añadir Categoría', 'Añadiendo...'],
    update: ['Actualizar Categoría', 'Actualizando...'],
    cancel: 'Cancelar Edición',
  },
} satisfies CatalogKind<'get_categorias_articulos_admin.php'>;
