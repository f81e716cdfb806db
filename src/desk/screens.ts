/** What somebody must be able to do to open a screen. The panel, links and typed-in addresses follow this table. */
import { type Capability, can, type Rol } from '#values/rol.ts';

/** By the first part of the path under /admin; what is not named here is for administrators. */
const screens = {
  '': 'cuenta',
  actividades: 'contenido',
  articulos: 'articulos',
  ayuda: 'cuenta',
  boletin: 'boletin',
  categorias: 'contenido',
  'categorias-negocio': 'contenido',
  'categorias-productos': 'tienda',
  'create-categoria-negocio': 'contenido',
  'create-empresa': 'contenido',
  cuenta: 'cuenta',
  cupones: 'tienda',
  desistimientos: 'tienda',
  editar: 'cuenta',
  'edit-categoria-negocio': 'contenido',
  'edit-empresa': 'contenido',
  empresas: 'contenido',
  estadisticas: 'contenido',
  eventos: 'contenido',
  libros: 'contenido',
  manage: 'contenido',
  medios: 'contenido',
  mensajes: 'mensajes',
  municipios: 'contenido',
  papelera: 'cuenta',
  patrocinadores: 'contenido',
  patrocinadores_ayuntamiento: 'contenido',
  patrocinadores_ayuntamiento_sin_web: 'contenido',
  patrocinadores_empresa: 'contenido',
  patrocinadores_texto: 'contenido',
  patrocinadores_texto_sin_web: 'contenido',
  pedidos: 'tienda',
  productos: 'tienda',
  provincias: 'contenido',
  registro: 'cuenta',
  rutas: 'contenido',
  tiendas: 'tienda',
  'tipos-evento': 'contenido',
  'ubicaciones-categorias': 'contenido',
} as const satisfies Record<string, Capability>;

export const screenNames = Object.keys(screens);

/** `path` begins with /admin. */
export function canOpen(rol: Rol | undefined, path: string): boolean {
  const name = path.split(/[/?#]/)[2] ?? '';
  return can(rol, Object.hasOwn(screens, name) ? screens[name as keyof typeof screens] : 'admin');
}
