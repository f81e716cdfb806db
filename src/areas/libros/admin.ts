/** What the operator sees of books. */
import type { FormKind, ListKind } from '#desk/kinds/kind.ts';
import type { kind } from './libro.ts';

/** What the list can be put in order by: the call's name → the column. */
export const orders = { titulo: 'busqueda', autores: 'autores', fecha_edicion: 'fecha_edicion?' };

export const list = {
  tipo: 'libro',
  title: 'Mantener Libros',
  call: 'get_all_libros_admin.php',
  orders,
  columns: [
    { title: 'Título', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
    { title: 'Autor(es)', cell: (row) => row.autores, sort: 'autores' },
    { title: 'Año Edición', cell: (row) => row.fecha_edicion ?? 'N/A', width: 150, sort: 'fecha_edicion' },
  ],
  pictureOf: (row) => row.imagen_url,
} satisfies ListKind<'get_all_libros_admin.php'>;

export const form = {
  tipo: 'libro',
  read: 'get_libro_admin.php',
  back: 'Volver a los libros',
  sections: [['titulo', 'slug', 'autores', ['editorial', 'ISBN', 'num_pag', 'fecha_edicion'], 'imagen'], ['resumen']],
} satisfies FormKind<'get_libro_admin.php', keyof typeof kind.fields | 'slug'>;
