/**
 * The screens of the back office: where those of a kind are, and what somebody must be able to do to open one. The panel,
 * links and typed-in addresses follow this table.
 */
import { type ScreensTipo, type Tipo, thingOf, things, tipos } from '#things.ts';
import { type Capability, can, type Rol } from '#values/rol.ts';

export function hasScreens(tipo: Tipo): tipo is ScreensTipo {
  return thingOf(tipo).screens !== undefined;
}

export function hasForm(tipo: Tipo): tipo is ScreensTipo {
  return thingOf(tipo).screens?.startsWith('form') ?? false;
}

/** Where a kind is kept, under /admin. */
export function screensOf(tipo: ScreensTipo) {
  const name = nameOf(tipo);
  return { list: `/${name}/gestion`, create: `/${name}/nuevo`, edit: `/${name}/editar` };
}

function nameOf(tipo: ScreensTipo): string {
  return things[tipo].table.replaceAll('_', '-');
}

/** By the first part of the path under /admin; what is not named here is for administrators. */
const screens: Readonly<Record<string, Capability>> = {
  ...Object.fromEntries(tipos.filter(hasScreens).map((tipo) => [nameOf(tipo), things[tipo].capability])),
  '': 'cuenta',
  agenda: 'contenido',
  ayuda: 'oficina',
  boletin: 'boletin',
  'categorias-negocio': 'contenido',
  'categorias-productos': 'tienda',
  'create-categoria-negocio': 'contenido',
  'create-empresa': 'contenido',
  cuenta: 'cuenta',
  cupones: 'tienda',
  desistimientos: 'tienda',
  editar: 'oficina',
  facturas: 'tienda',
  'edit-categoria-negocio': 'contenido',
  'edit-empresa': 'contenido',
  empresas: 'contenido',
  estadisticas: 'contenido',
  manage: 'contenido',
  medios: 'contenido',
  mensajes: 'mensajes',
  mio: 'colaborar',
  papelera: 'oficina',
  patrocinadores: 'contenido',
  patrocinadores_ayuntamiento: 'contenido',
  patrocinadores_ayuntamiento_sin_web: 'contenido',
  patrocinadores_empresa: 'contenido',
  patrocinadores_texto: 'contenido',
  patrocinadores_texto_sin_web: 'contenido',
  pedidos: 'tienda',
  personas: 'personas',
  productos: 'tienda',
  propuestas: 'contenido',
  registro: 'oficina',
  direcciones: 'contenido',
  sinonimos: 'contenido',
  tiendas: 'tienda',
  traducciones: 'traducir',
  'ubicaciones-categorias': 'contenido',
};

export const screenNames = Object.keys(screens);

/** `path` begins with /admin. */
export function canOpen(rol: Rol | undefined, path: string): boolean {
  const name = path.split(/[/?#]/)[2] ?? '';
  return can(rol, Object.hasOwn(screens, name) ? screens[name]! : 'admin');
}
