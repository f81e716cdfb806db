/** The panel's groups and tiles, in the order of the specification. */
export interface Tile {
  label: string;
  hint: string;
  /** Under /admin. */
  path: string;
}

export interface TileGroup {
  title: string;
  tiles: Tile[];
}

export const panelGroups: TileGroup[] = [
  {
    title: 'Mantenimiento General',
    tiles: [{ label: 'Provincias', hint: 'Añadir y editar provincias', path: '/provincias/gestion' }],
  },
  {
    title: 'Contenido',
    tiles: [
      { label: 'Nuevo artículo', hint: 'Escribir y publicar', path: '/articulos/nuevo' },
      { label: 'Mantener artículos', hint: 'Buscar, editar y eliminar', path: '/articulos/gestion' },
      { label: 'Categorías de artículos', hint: 'Las secciones del sitio', path: '/categorias/gestion' },
    ],
  },
  { title: 'Patrocinadores', tiles: [] },
  { title: 'Servicios (Descubrir Cuenca)', tiles: [] },
  { title: 'Tienda', tiles: [] },
];
