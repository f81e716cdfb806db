/** What the operator sees of routes. */
import type { FormKind, ListKind } from '#desk/kinds/kind.ts';
import { dificultades } from './dificultad.ts';
import type { kind } from './ruta.ts';
import { dificultadNames, duration, inMetres, kilometres } from './words.ts';

/** What the list can be put in order by: the call's name → the column. */
export const orders = {
  nombre: 'busqueda',
  dificultad: 'dificultad',
  distancia_m: 'distancia_m',
  subida_m: 'subida_m?',
  minutos: 'minutos',
};

export const list = {
  tipo: 'ruta',
  title: 'Gestionar Rutas',
  call: 'get_all_rutas_admin.php',
  orders,
  filters: { dificultad: { label: 'Dificultad', choices: dificultadNames, all: 'Todas' } },
  columns: [
    { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
    { title: 'Municipio', cell: (row) => row.municipio_nombre ?? 'N/A' },
    { title: 'Dificultad', cell: (row) => dificultadNames[row.dificultad], width: 130, sort: 'dificultad' },
    { title: 'Distancia', cell: (row) => kilometres(row.distancia_m), width: 130, sort: 'distancia_m' },
    {
      title: 'Subida',
      cell: (row) => (row.subida_m === null ? 'N/A' : inMetres(row.subida_m)),
      width: 120,
      sort: 'subida_m',
    },
    { title: 'Tiempo', cell: (row) => duration(row.minutos), width: 130, sort: 'minutos' },
  ],
  pictureOf: (row) => row.imagen_url,
} satisfies ListKind<'get_all_rutas_admin.php'>;

export const form = {
  tipo: 'ruta',
  read: 'get_ruta_admin.php',
  back: 'Volver a las rutas',
  sections: [
    ['nombre', 'slug', 'gpx', ['municipio_id', 'dificultad'], 'etiquetas', 'imagen'],
    ['avisos', 'descripcion'],
  ],
  choices: {
    municipio_id: {
      call: 'get_municipios.php',
      none: 'Sin municipio',
      failed: 'No se pudieron cargar los municipios.',
    },
    dificultad: {
      none: 'Calcular por el recorrido',
      options: dificultades.map((value) => [value, dificultadNames[value]]),
    },
  },
} satisfies FormKind<'get_ruta_admin.php', keyof typeof kind.fields | 'slug' | 'gpx'>;
