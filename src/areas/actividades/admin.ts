/** What the operator sees of activities. */
import type { FormKind, ListKind } from '#desk/kinds/kind.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import type { kind } from './actividad.ts';

/** What the list can be put in order by: the call's name → the column. */
export const orders = { nombre: 'busqueda', lugar: 'lugar', precio_1: 'precio_1_cents' };

export const list = {
  tipo: 'actividad',
  title: 'Gestionar Actividades',
  call: 'get_all_actividades_admin.php',
  orders,
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
    { title: 'Lugar', cell: (row) => row.lugar, sort: 'lugar' },
    { title: 'Precio', cell: (row) => formatCents(eurosToCents(row.precio_1)), width: 120, sort: 'precio_1' },
  ],
  pictureOf: (row) => row.imagen_url,
} satisfies ListKind<'get_all_actividades_admin.php'>;

export const form = {
  tipo: 'actividad',
  read: 'get_actividad_admin.php',
  back: 'Volver a las actividades',
  sections: [
    [
      'nombre',
      'slug',
      ['lugar', 'place_id'],
      ['duracion', 'min_personas', 'max_personas', 'disponibilidad'],
      'municipio_id',
      'etiquetas',
      'imagen',
    ],
    ['descripcion'],
    {
      title: 'Tarifas',
      rows: [
        ['texto_precio_1', 'precio_1'],
        ['texto_precio_2', 'precio_2'],
        ['texto_precio_3', 'precio_3'],
      ],
    },
    { title: 'En el mapa', rows: ['mapa'] },
  ],
  choices: {
    municipio_id: {
      call: 'get_municipios.php',
      none: 'Sin municipio',
      failed: 'No se pudieron cargar los municipios.',
    },
  },
} satisfies FormKind<'get_actividad_admin.php', keyof typeof kind.fields | 'slug' | 'mapa'>;
