/** The screens of the desk whose JavaScript is weighed: what a list may begin with, and what a form may. */

/** Every list, without a form on it. */
export const adminLists = [
  ...['actividades', 'articulos', 'boletin', 'categorias-negocio', 'desistimientos', 'empresas', 'eventos', 'facturas'],
  ...['itinerarios', 'libros', 'mensajes', 'paginas', 'patrocinadores', 'pedidos', 'rutas', 'tiendas'],
]
  .map((of) => `/admin/${of}/gestion`)
  .concat('/admin/manage/gestion-ubicaciones', '/admin/tiendas/productos', '/admin/boletin/envios')
  .concat('/admin/medios', '/admin/papelera', '/admin/registro', '/admin/correos', '/admin/copias')
  .concat('/admin/propuestas', '/admin/traducciones');

/** Forms, the larger ones, and every list with a form above it. */
export const adminForms = [
  ...['/admin/tiendas/nuevo', '/admin/eventos/nuevo', '/admin/create-empresa'],
  ...['portada', 'envios', 'redes', 'menus'].map((seccion) => `/admin/ajustes/${seccion}`),
  ...['categorias', 'categorias-productos', 'cupones', 'municipios', 'provincias', 'servicios', 'temas', 'tipos-evento']
    .concat('ubicaciones-categorias', 'usuarios')
    .map((of) => `/admin/${of}/gestion`),
  ...['/admin/agenda/fuentes', '/admin/direcciones', '/admin/sinonimos'],
];
