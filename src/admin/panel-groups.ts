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
      { label: 'Ubicaciones', hint: 'Lugares con mapa, fotos y preguntas', path: '/manage/gestion-ubicaciones' },
    ],
  },
  { title: 'Patrocinadores', tiles: [] },
  {
    title: 'Servicios (Descubrir Cuenca)',
    tiles: [
      { label: 'Categorías de negocio', hint: 'Los tipos de empresa', path: '/categorias-negocio/gestion' },
      { label: 'Empresas', hint: 'Buscar, editar y eliminar', path: '/empresas/gestion' },
    ],
  },
  {
    title: 'Tienda',
    tiles: [
      { label: 'Tiendas', hint: 'Añadir, editar y eliminar tiendas', path: '/tiendas/gestion' },
      { label: 'Productos', hint: 'Precios, existencias e imágenes', path: '/tiendas/productos' },
      {
        label: 'Categorías de productos',
        hint: 'Cómo se ordena el catálogo',
        path: '/categorias-productos/gestion',
      },
    ],
  },
];
