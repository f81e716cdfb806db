/** The list of businesses that the operator sees; their form has pictures of its own kind and is written by hand. */
import type { ListKind } from '#desk/kinds/kind.ts';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { send } from '#desk/send.ts';
import type { EmpresaAdmin } from './empresa.ts';
import { empresaOrders } from './orders.ts';

export const list = {
  tipo: 'empresa',
  title: 'Gestión de Empresas',
  call: 'get_empresas.php',
  orders: empresaOrders,
  hasEstado: true,
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
    { title: 'Municipio', cell: (row) => row.municipio_nombre },
    { title: 'Categoría', cell: (row) => row.categoria_nombre },
    { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120 },
  ],
  pictureOf: (row) => row.imagen,
  publish: {
    work: (row) => show(row, 1),
    isDone: ({ activo }) => activo === 1,
    hide: (row) => show(row, 0),
  },
  at: {
    list: '/admin/empresas/gestion',
    create: '/admin/create-empresa',
    edit: ({ id }) => `/admin/edit-empresa/${id}`,
  },
  texts: { empty: 'No se han encontrado empresas.', emptyHint: 'Puedes crear una nueva para empezar' },
  removal: {
    words: {
      question: (row) => `¿Estás seguro de que quieres eliminar la empresa "${row.nombre}"?`,
      done: () => 'Empresa eliminada con éxito.',
      failed: 'Error al eliminar la empresa.',
    },
  },
} satisfies ListKind<'get_empresas.php'>;

type Named = Pick<EmpresaAdmin, 'id' | 'nombre' | 'municipio_id' | 'categoria_id'>;

/** With what the call wants said of every business; the rest stays as it is. */
function show({ id, nombre, municipio_id, categoria_id }: Named, activo: 0 | 1) {
  return send('update_empresa.php', { id, nombre, municipio_id, categoria_id, activo });
}
