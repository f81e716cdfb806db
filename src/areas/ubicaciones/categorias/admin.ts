import type { CatalogKind } from '#desk/kinds/kind.ts';
import { kind } from './categoria-ubicacion.ts';

export const catalog = {
  tipo: 'categoria_ubicacion',
  title: 'Gestionar Categorías de Ubicaciones',
  call: 'get_categorias_ubicacion.php',
  kind,
  label: 'Categoría',
  one: 'la categoría de ubicación',
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
    { title: 'Slug', cell: (row) => row.slug },
  ],
} satisfies CatalogKind<'get_categorias_ubicacion.php'>;
