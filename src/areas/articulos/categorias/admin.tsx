import { AddToMenu } from '#areas/ajustes/admin-add-to-menu.tsx';
import type { CatalogKind } from '#desk/kinds/kind.ts';
import { useCan } from '#desk/use-user.ts';
import { type Categoria, kind } from './categoria.ts';

export const catalog = {
  tipo: 'categoria',
  title: 'Gestionar Categorías de Artículos',
  call: 'get_categories.php',
  kind,
  label: 'Categoría',
  columns: [
    { title: 'ID', cell: (row) => row.id, width: 70 },
    { title: 'Nombre', cell: (row) => row.nombre_categoria, isTitle: true },
    { title: 'Descripción', cell: (row) => row.descripcion },
  ],
  moreActions: (row) => <InMenu categoria={row} />,
  texts: { failed: 'Error al cargar las categorías.' },
} satisfies CatalogKind<'get_categories.php', Categoria>;

function InMenu({ categoria: { nombre_categoria, slug } }: { categoria: Categoria }) {
  return useCan('admin') && <AddToMenu texto={nombre_categoria} destino={`/${slug}`} />;
}
