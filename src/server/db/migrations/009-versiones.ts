import type { Migration } from './index.ts';

const edited = [
  'actividades',
  'articulos',
  'ayuntamientos',
  'categorias',
  'categorias_negocio',
  'categorias_producto',
  'categorias_ubicacion',
  'empresas',
  'eventos',
  'libros',
  'mensajes',
  'municipios',
  'patrocinadores',
  'pedidos',
  'productos',
  'provincias',
  'sponsors',
  'tiendas',
  'tipos_evento',
  'ubicaciones',
];

/** Whatever can be edited counts its versions; the log says which one a change made. One spelling per kind. */
export const versiones: Migration = {
  name: '009-versiones',
  up: [
    ...edited.map((table) => `alter table ${table} add column version integer not null default 1`),
    'alter table registro add column version integer',
    'create index registro_por_cosa on registro (tipo, id_cosa, version)',
    "update registro set tipo = 'categoria_producto' where tipo = 'categoria-producto'",
    "update papelera set etiquetas = replace(etiquetas, 'categorias-producto', 'categorias_producto')",
    "update papelera set tipo = 'categoria_producto' where tipo = 'categoria-producto'",
  ],
};
