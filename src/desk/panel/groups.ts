/** The panel's groups and tiles, in the order of the specification; kinds that it does not know come after its own. */
import { things, tipos } from '#things.ts';
import type { Rol } from '#values/rol.ts';
import { canOpen, hasForm, hasScreens, screensOf } from '../screens.ts';

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

const specified: TileGroup[] = [
  {
    title: 'Mantenimiento General',
    tiles: [
      { label: 'Provincias', hint: 'Añadir y editar provincias', path: '/provincias/gestion' },
      { label: 'Municipios', hint: 'Añadir y editar municipios', path: '/municipios/gestion' },
      {
        label: 'Categorías de ubicaciones',
        hint: 'Los tipos de lugar que visitar',
        path: '/ubicaciones-categorias/gestion',
      },
    ],
  },
  {
    title: 'Contenido',
    tiles: [
      { label: 'Nuevo artículo', hint: 'Texto, fotos y fecha', path: '/articulos/nuevo' },
      { label: 'Mantener artículos', hint: 'Buscar, editar y eliminar', path: '/articulos/gestion' },
      { label: 'Nueva actividad', hint: 'Una visita o experiencia', path: '/actividades/nuevo' },
      { label: 'Mantener libros', hint: 'Buscar, editar y eliminar', path: '/libros/gestion' },
      { label: 'Nuevo libro', hint: 'Con su portada y su ficha', path: '/libros/nuevo' },
      { label: 'Categorías de artículos', hint: 'Las secciones del sitio', path: '/categorias/gestion' },
      { label: 'Tipos de evento', hint: 'Fiestas, ferias, conciertos…', path: '/tipos-evento/gestion' },
      { label: 'Ubicaciones', hint: 'Lugares con mapa, fotos y preguntas', path: '/manage/gestion-ubicaciones' },
      { label: 'Mantener actividades', hint: 'Buscar, editar y eliminar', path: '/actividades/gestion' },
      { label: 'Mantener eventos', hint: 'La agenda, también lo que se repite', path: '/eventos/gestion' },
      { label: 'Fuentes de la agenda', hint: 'Calendarios de otros que llegan solos', path: '/agenda/fuentes' },
      { label: 'Difundir la agenda', hint: 'Código para otras webs e imagen para redes', path: '/agenda/difusion' },
    ],
  },
  {
    title: 'Patrocinadores',
    tiles: [
      { label: 'Empresa', hint: 'Logotipo con enlace a su web', path: '/patrocinadores_empresa/nuevo' },
      { label: 'Ayuntamiento', hint: 'Escudo con enlace a su web', path: '/patrocinadores_ayuntamiento/nuevo' },
      {
        label: 'Ayuntamiento sin web',
        hint: 'Una página propia en este sitio',
        path: '/patrocinadores_ayuntamiento_sin_web/nuevo',
      },
      { label: 'Texto', hint: 'Solo el nombre con su enlace', path: '/patrocinadores_texto/nuevo' },
      {
        label: 'Empresa sin web',
        hint: 'Una página propia en este sitio',
        path: '/patrocinadores_texto_sin_web/nuevo',
      },
      { label: 'Mantener patrocinadores', hint: 'Buscar, editar y eliminar', path: '/patrocinadores/gestion' },
    ],
  },
  {
    title: 'Servicios (Descubrir {lugar})',
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
      { label: 'Cupones', hint: 'Descuentos y envío gratis con un código', path: '/cupones/gestion' },
      { label: 'Pedidos', hint: 'Preparar, enviar y reembolsar', path: '/pedidos/gestion' },
      { label: 'Facturas', hint: 'El libro, las rectificativas y las hechas a mano', path: '/facturas/gestion' },
      { label: 'Desistimientos', hint: 'Compras que se devuelven', path: '/desistimientos/gestion' },
    ],
  },
  {
    title: 'Sitio',
    tiles: [
      { label: 'Ajustes', hint: 'Nombre, portada, menús, envíos y textos legales', path: '/ajustes' },
      { label: 'Mensajes', hint: 'Lo que escriben los visitantes', path: '/mensajes/gestion' },
      { label: 'Propuestas', hint: 'Eventos y correcciones que envían otros', path: '/propuestas' },
      { label: 'Traducciones', hint: 'Lo que falta en otros idiomas, y lo que hay que repasar', path: '/traducciones' },
      { label: 'Clientes y lectores', hint: 'Lo que hay de una persona, por su correo', path: '/personas' },
      { label: 'Boletín', hint: 'Direcciones y consentimientos', path: '/boletin/gestion' },
      { label: 'Envíos del boletín', hint: 'Escribir, probar, programar y enviar', path: '/boletin/envios' },
      { label: 'Estadísticas', hint: 'Visitas, páginas, búsquedas y patrocinadores', path: '/estadisticas' },
      { label: 'Imágenes y vídeos', hint: 'La biblioteca: dónde se usan, pies y créditos', path: '/medios' },
      { label: 'Sinónimos', hint: 'Palabras que el buscador toma por la misma', path: '/sinonimos' },
      { label: 'Direcciones', hint: 'Redirigir lo que ya no está', path: '/direcciones' },
      { label: 'Papelera', hint: 'Recuperar lo eliminado', path: '/papelera' },
      { label: 'Registro de actividad', hint: 'Quién cambió qué y cuándo', path: '/registro' },
      { label: 'Correos', hint: 'Enviados, pendientes y fallidos', path: '/correos' },
      { label: 'Personas', hint: 'Quién entra y qué puede hacer', path: '/usuarios/gestion' },
      { label: 'Copias de seguridad', hint: 'Hacer, descargar y borrar copias', path: '/copias' },
      { label: 'Importar', hint: 'Venir de WordPress, WooCommerce u otro boletín', path: '/importar' },
      { label: 'Exportar y datos personales', hint: 'Llevarse todo; los datos de una persona', path: '/exportar' },
      { label: 'Mi cuenta', hint: 'Contraseña y verificación en dos pasos', path: '/cuenta' },
      { label: 'Ayuda', hint: 'El manual del administrador', path: '/ayuda' },
    ],
  },
];

const otherTiles: TileGroup[] = tipos
  .filter(hasScreens)
  .map((tipo) => ({ tipo, path: screensOf(tipo).list }))
  .filter(({ path }) => !specified.some(({ tiles }) => tiles.some((tile) => tile.path === path)))
  .map(({ tipo, path }) => ({
    title: hasForm(tipo) ? 'Contenido' : 'Mantenimiento General',
    tiles: [{ label: `Mantener ${things[tipo].plural.toLowerCase()}`, hint: 'Buscar, editar y eliminar', path }],
  }));

export const panelGroups: TileGroup[] = specified.map(({ title, tiles }) => ({
  title,
  tiles: [...tiles, ...otherTiles.filter((other) => other.title === title).flatMap((other) => other.tiles)],
}));

/** A group's title with the name of the place in it. */
export function groupTitle(title: string, { lugar }: { lugar: string }): string {
  return title.replace('{lugar}', lugar);
}

/** What this role may open; a group of which nothing is left is not there. */
export function groupsFor(rol: Rol): TileGroup[] {
  return panelGroups.flatMap(({ title, tiles }) => {
    const open = tiles.filter(({ path }) => canOpen(rol, `/admin${path}`));
    return open.length > 0 || tiles.length === 0 ? [{ title, tiles: open }] : [];
  });
}
