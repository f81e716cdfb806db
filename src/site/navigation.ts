/** The menus, once: header, mobile overlay and footer show the same. */
export interface MenuLink {
  label: string;
  href: string;
}

export type MenuEntry = MenuLink | { label: string; links: MenuLink[] };

export const mainMenu: MenuEntry[] = [
  { label: 'Inicio', href: '/' },
  {
    label: 'Artículos',
    links: [
      { label: 'Historia', href: '/historia' },
      { label: 'Libros', href: '/libros' },
      { label: 'Leyendas y Tradiciones', href: '/leyendas-y-tradiciones' },
      { label: 'Rutas y Naturaleza', href: '/rutas-y-naturaleza' },
      { label: 'Enigmas y Misterios', href: '/enigmas-y-misterios' },
      { label: 'Sucesos', href: '/sucesos' },
      { label: 'Personajes', href: '/personajes' },
    ],
  },
  { label: 'Descubre Cuenca', links: [{ label: 'Ubicaciones', href: '/ubicaciones' }] },
  { label: 'Emprendedores', href: '/emprendedores' },
  { label: 'Actividades', href: '/actividades-y-eventos' },
  { label: 'Noticias', href: '/noticias' },
  { label: 'Contacto', href: '/contacto' },
];

/** What the header has no room for; the footer shows it with the rest. */
export const shopMenu: MenuLink[] = [
  { label: 'Tienda', href: '/tienda' },
  { label: 'Consultar un pedido', href: '/pedido' },
];

export const legalMenu: MenuLink[] = [
  { label: 'Quiénes somos', href: '/quienes-somos' },
  { label: 'Aviso legal', href: '/aviso-legal' },
  { label: 'Política de privacidad', href: '/politica-privacidad' },
  { label: 'Política de cookies', href: '/politica-cookies' },
  { label: 'Condiciones de venta', href: '/condiciones-de-venta' },
  { label: 'Envíos', href: '/envios' },
  { label: 'Devoluciones', href: '/devoluciones' },
  { label: 'Reclamaciones', href: '/reclamaciones' },
  { label: 'Desistir del contrato aquí', href: '/desistimiento' },
  { label: 'Contacto', href: '/contacto' },
];
