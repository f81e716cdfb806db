import { createFileRoute } from '@tanstack/react-router';
import type { CatalogKind } from '#desk/kinds/kind.ts';
import { KindCatalog } from '#desk/kinds/kind-catalog.tsx';
import { kind } from './sinonimo.ts';

export const Route = createFileRoute('/admin/sinonimos')({ component: () => <KindCatalog catalog={catalog} /> });

const catalog = {
  tipo: 'sinonimo',
  title: 'Sinónimos del buscador',
  call: 'get_sinonimos_admin.php',
  kind,
  one: 'los sinónimos',
  columns: [{ title: 'Palabras', cell: (row) => String(row.palabras), isTitle: true }],
  texts: {
    headings: { add: 'Añadir sinónimos', edit: 'Editar sinónimos' },
    empty: 'No hay sinónimos. El buscador solo encuentra las palabras tal como están escritas.',
    created: 'Sinónimos guardados con éxito.',
    updated: 'Sinónimos actualizados con éxito.',
    createFailed: 'Error al guardar los sinónimos.',
    deleted: 'Sinónimos eliminados con éxito.',
    question: (name) => `¿Estás seguro de que quieres eliminar los sinónimos "${name}"?`,
  },
} satisfies CatalogKind;
