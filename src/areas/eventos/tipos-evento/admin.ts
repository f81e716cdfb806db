import type { CatalogKind } from '#desk/kinds/kind.ts';
import { kind } from './tipo-evento.ts';

export const catalog = {
  tipo: 'tipo_evento',
  title: 'Gestionar Tipos de Evento',
  call: 'get_tipos_evento.php',
  kind,
  label: 'Tipo de Evento',
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
    { title: 'Descripción', cell: (row) => row.descripcion ?? '-' },
  ],
} satisfies CatalogKind<'get_tipos_evento.php'>;
