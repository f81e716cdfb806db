import type { CatalogKind } from '#desk/kinds/kind.ts';
import { kind } from './provincia.ts';

export const catalog = {
  tipo: 'provincia',
  title: 'Gestionar Provincias',
  call: 'get_provincias.php',
  kind,
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
    { title: 'Comunidad Autónoma', cell: (row) => row.comunidad_autonoma ?? '-' },
  ],
} satisfies CatalogKind<'get_provincias.php'>;
