/** What the operator sees of business categories. */
import type { Addresses, FormKind, ListKind } from '#desk/kinds/kind.ts';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { noConnection } from '#desk/send.ts';
import type { kind } from './categoria-negocio.ts';
import { categoriaNegocioOrders } from './orders.ts';
import { paras, paraTitles } from './para.ts';

const at: Addresses = {
  list: '/admin/categorias-negocio/gestion',
  create: '/admin/create-categoria-negocio',
  edit: ({ id }) => `/admin/edit-categoria-negocio/${id}`,
};

export const list = {
  tipo: 'categoria_negocio',
  title: 'Gestión de Categorías de Negocio',
  call: 'get_categorias_negocio.php',
  isPlain: true,
  orders: categoriaNegocioOrders,
  hasEstado: true,
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
    { title: 'Descripción', cell: (row) => row.descripcion ?? '-', sort: 'descripcion' },
    { title: 'Además en', cell: (row) => (row.para ? paraTitles[row.para] : '-'), width: 150 },
    { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120, sort: 'activo' },
  ],
  at,
  texts: {
    create: 'Nueva Categoría',
    empty: 'No se han encontrado categorías de negocio.',
    emptyHint: 'Puedes crear una nueva para empezar',
  },
  removal: {
    words: {
      question: (row) => `¿Estás seguro de que quieres eliminar la categoría "${row.nombre}"?`,
      done: () => 'Categoría de negocio eliminada con éxito.',
      failed: 'Error al eliminar la categoría de negocio.',
    },
  },
} satisfies ListKind<'get_categorias_negocio.php'>;

export const form = {
  tipo: 'categoria_negocio',
  read: 'get_categoria_negocio.php',
  failed: 'No se pudo cargar la categoría de negocio.',
  missing: 'Por favor, completa todos los campos obligatorios.',
  back: 'Volver a las categorías',
  at,
  sections: [['nombre', 'descripcion', 'para', 'activo']],
  choices: {
    para: { none: 'Ninguna', options: paras.map((value) => [value, paraTitles[value]]) },
  },
  hasCancel: true,
  create: {
    title: 'Crear Nueva Categoría de Negocio',
    back: { href: at.list, label: 'Volver a las categorías' },
    texts: {
      success: 'Categoría de negocio creada con éxito.',
      refused: 'Error al crear la categoría de negocio.',
      unreachable: noConnection,
    },
    button: { resting: 'Crear Categoría', busy: 'Creando...' },
  },
  edit: {
    title: 'Editar Categoría de Negocio',
    texts: {
      success: 'Categoría de negocio actualizada con éxito.',
      refused: 'Error al actualizar la categoría de negocio.',
      unreachable: noConnection,
    },
  },
} satisfies FormKind<'get_categoria_negocio.php', keyof typeof kind.fields>;
