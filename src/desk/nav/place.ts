/** The sidebar's entries, and which of them the screen of an address belongs to. */
import { groupsFor, type Tile, type TileGroup } from '#desk/panel/groups.ts';
import { canOpen, hasForm, screensOf } from '#desk/screens.ts';
import { type Tipo, things, tipos } from '#things.ts';
import type { Rol } from '#values/rol.ts';

/** What is used every day stands first, in no group. */
const daily = ['/articulos/gestion', '/eventos/gestion', '/pedidos/gestion', '/mensajes/gestion'];

/** Then the panel's groups, what is used most first; what is set up once, the provinces, comes last. */
const order = ['Contenido', 'Tienda', 'Sitio'];
const last = ['Mantenimiento General', '/provincias/gestion'];

export function dailyTiles(rol: Rol): Tile[] {
  const tiles = groupsFor(rol).flatMap(({ tiles }) => tiles);
  return daily.flatMap((path) => tiles.filter((tile) => tile.path === path).map(toEntry));
}

/** Without the tiles that create something: those are in "+ Crear". */
export function sideGroups(rol: Rol): TileGroup[] {
  return groupsFor(rol)
    .map(({ title, tiles }) => ({
      title,
      tiles: tiles
        .filter(({ path }) => !path.endsWith('/nuevo') && !daily.includes(path))
        .sort((one, other) => rank(one.path) - rank(other.path))
        .map(toEntry),
    }))
    .filter(({ tiles }) => tiles.length > 0)
    .sort((one, other) => rank(one.title) - rank(other.title));
}

function rank(name: string): number {
  if (last.includes(name)) return order.length + 1;
  return order.includes(name) ? order.indexOf(name) : order.length;
}

function toEntry(tile: Tile): Tile {
  return { ...tile, label: shortened(tile.label) };
}

/** "Mantener libros" → "Libros": beside the others of its group the verb says nothing. */
function shortened(label: string): string {
  const noun = label.replace(/^Mantener /, '');
  return noun[0]!.toUpperCase() + noun.slice(1);
}

/** Screens whose address begins otherwise than that of the list they belong to. */
const belongs: Record<string, string> = {
  'create-categoria-negocio': '/categorias-negocio/gestion',
  'create-empresa': '/empresas/gestion',
  'edit-categoria-negocio': '/categorias-negocio/gestion',
  'edit-empresa': '/empresas/gestion',
  mio: '',
  patrocinadores_ayuntamiento: '/patrocinadores/gestion',
  patrocinadores_ayuntamiento_sin_web: '/patrocinadores/gestion',
  patrocinadores_empresa: '/patrocinadores/gestion',
  patrocinadores_texto: '/patrocinadores/gestion',
  patrocinadores_texto_sin_web: '/patrocinadores/gestion',
  productos: '/tiendas/productos',
};

/** The path (under /admin) of the entry that this screen belongs to; empty for the panel itself. */
export function placeOf(pathname: string, entries: Tile[]): string | undefined {
  const path = pathname.replace(/^\/admin\/?/, '/');
  if (path === '/') return '';
  const [, first = '', ...others] = path.split('/');
  if (first === 'tiendas' && others.includes('productos')) return '/tiendas/productos';
  const paths = entries.map((tile) => tile.path);
  return (
    belongs[first] ??
    paths.find((known) => known === path) ??
    paths.find((known) => path.startsWith(`${known}/`)) ??
    paths.find((known) => known.split('/')[1] === first)
  );
}

/** Like the sidebar: what is made every day first. */
const createdFirst: Tipo[] = ['articulo', 'evento'];
const createdTipos = [...createdFirst, ...tipos.filter((tipo) => !createdFirst.includes(tipo))];

const createScreens = [
  ...createdTipos
    .filter(hasForm)
    .map((tipo) => ({ label: things[tipo].label as string, path: screensOf(tipo).create })),
  { label: 'Ubicación', path: '/manage/gestion-ubicaciones/create' },
  { label: 'Empresa', path: '/create-empresa' },
  { label: 'Envío del boletín', path: '/boletin/envios/nuevo' },
  { label: 'Producto', path: '/productos/nuevo-tienda' },
  { label: 'Tienda', path: '/tiendas/nuevo' },
  { label: 'Patrocinador: empresa', path: '/patrocinadores_empresa/nuevo' },
  { label: 'Patrocinador: empresa sin web', path: '/patrocinadores_texto_sin_web/nuevo' },
  { label: 'Patrocinador: ayuntamiento', path: '/patrocinadores_ayuntamiento/nuevo' },
  { label: 'Patrocinador: ayuntamiento sin web', path: '/patrocinadores_ayuntamiento_sin_web/nuevo' },
  { label: 'Patrocinador: solo texto', path: '/patrocinadores_texto/nuevo' },
];

export function createScreensFor(rol: Rol) {
  return createScreens.filter(({ path }) => canOpen(rol, `/admin${path}`));
}
