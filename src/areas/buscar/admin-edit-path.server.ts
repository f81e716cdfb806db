/** Where each kind of thing is edited in the back office. */
import { hasForm, hasScreens, screensOf } from '#desk/screens.ts';
import { listedTipos, listPath, type ScreensTipo, type Tipo, thingOf } from '#things.ts';
import type { Found } from './admin-queries.server.ts';

type Row = Pick<Found, 'id' | 'slug'> & Partial<Pick<Found, 'titulo' | 'clase'>>;

/** Kinds with screens in places of their own. */
const paths: Record<Exclude<Tipo, ScreensTipo> | 'pedido', (row: Row) => string> = {
  ajuste: () => '/ajustes',
  ayuntamiento: ({ id }) => `/patrocinadores/editar/ayuntamiento_sin_web/${id}`,
  categoria_negocio: ({ id }) => `/edit-categoria-negocio/${id}`,
  categoria_producto: ({ id }) => `/categorias-productos/gestion?editar=${id}`,
  categoria_ubicacion: ({ id }) => `/ubicaciones-categorias/gestion?editar=${id}`,
  // Among many it is found by its code.
  cupon: ({ id, titulo }) => `/cupones/gestion?editar=${id}&q=${encodeURIComponent(titulo ?? '')}`,
  direccion: ({ id }) => `/direcciones?editar=${id}`,
  empresa: ({ id }) => `/edit-empresa/${id}`,
  fuente: ({ id }) => `/agenda/fuentes?editar=${id}`,
  envio: ({ id }) => `/boletin/envios/${id}`,
  medio: ({ id }) => `/medios?ver=${id}`,
  mensaje: ({ titulo }) => `/mensajes/gestion?q=${encodeURIComponent(titulo ?? '')}`,
  patrocinador: ({ id }) => `/patrocinadores/editar/texto_sin_web/${id}`,
  pedido: ({ titulo }) => `/pedidos/${titulo}`,
  propuesta: ({ id }) => `/propuestas/${id}`,
  producto: ({ id }) => `/productos/editar/${id}`,
  sinonimo: ({ id }) => `/sinonimos?editar=${id}`,
  sponsor: ({ clase, id }) => `/patrocinadores/editar/${clase}/${id}`,
  tienda: ({ id }) => `/tiendas/editar/${id}`,
  traduccion: ({ titulo }) => `/traducciones?q=${encodeURIComponent(titulo ?? '')}`,
  ubicacion: ({ id }) => `/manage/gestion-ubicaciones/edit/${id}`,
};

export function editPath({ tipo, ...row }: Row & Pick<Found, 'tipo'>): string {
  return `/admin${tipo !== 'pedido' && hasScreens(tipo) ? pathInScreens(tipo, row) : paths[tipo](row)}`;
}

/** From its public page one comes to the form of what that says, where a remark about it can stand above. */
export function editPathFrom(found: Row & Pick<Found, 'tipo'>): string {
  return found.tipo === 'municipio' ? `/admin/municipios/pagina/${found.id}` : editPath(found);
}

function pathInScreens(tipo: ScreensTipo, { id, slug }: Row): string {
  const { list, edit } = screensOf(tipo);
  if (!hasForm(tipo)) return `${list}?editar=${id}`;
  return `${edit}/${thingOf(tipo).screens === 'form by slug' ? slug : id}`;
}

/** Pages that are no thing of their own, and where what they show is kept. */
const pagePaths: Record<string, string> = {
  ...Object.fromEntries(listedTipos.filter(hasScreens).map((tipo) => [listPath(tipo), screensOf(tipo).list])),
  '/': '/ajustes/portada',
  '/agenda': '/eventos/gestion',
  '/actividades-y-eventos': '/actividades/gestion',
  '/aviso-legal': '/ajustes/legal?pagina=aviso-legal',
  '/boletin': '/boletin/envios',
  '/condiciones-de-venta': '/ajustes/legal?pagina=condiciones-de-venta',
  '/contacto': '/ajustes/titular',
  '/desistimiento': '/desistimientos/gestion',
  '/devoluciones': '/ajustes/legal?pagina=devoluciones',
  '/comer': '/empresas/gestion',
  '/dormir': '/empresas/gestion',
  '/emprendedores': '/empresas/gestion',
  '/envios': '/ajustes/envios',
  '/politica-cookies': '/ajustes/legal?pagina=politica-cookies',
  '/politica-privacidad': '/ajustes/legal?pagina=politica-privacidad',
  '/mapa': '/municipios/gestion',
  '/pueblos': '/municipios/gestion',
  '/quienes-somos': '/ajustes/legal?pagina=quienes-somos',
  '/reclamaciones': '/ajustes/legal?pagina=reclamaciones',
  '/tienda': '/tiendas/productos',
  '/ubicaciones': '/manage/gestion-ubicaciones',
};

export function editPathOfPage(path: string): string | undefined {
  return Object.hasOwn(pagePaths, path) ? `/admin${pagePaths[path]}` : undefined;
}
