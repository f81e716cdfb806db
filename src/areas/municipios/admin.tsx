import { FileText } from 'lucide-react';
import type { CatalogKind } from '#desk/kinds/kind.ts';
import { RowLink } from '#desk/list/row-actions.tsx';
import { kind } from './municipio.ts';

export const catalog = {
  tipo: 'municipio',
  title: 'Gestionar Municipios',
  call: 'get_municipios.php',
  kind,
  choices: {
    provincia_id: {
      call: 'get_provincias.php',
      none: 'Selecciona una provincia',
      failed: 'No se pudieron cargar las provincias.',
    },
  },
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
    { title: 'Provincia', cell: (row) => row.provincia_nombre },
    { title: 'Place ID', cell: (row) => row.place_id ?? '-' },
  ],
  moreActions: (row) => (
    <RowLink
      href={`/admin/municipios/pagina/${row.id}`}
      label="Página del pueblo"
      of={row.nombre}
      icon={<FileText size={18} aria-hidden="true" />}
    />
  ),
} satisfies CatalogKind<'get_municipios.php'>;
