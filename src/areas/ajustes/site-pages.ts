/** The pages that a menu can lead to, by name. */
import { listedTipos, listPath, things } from '#things.ts';

export const sitePages = [
  { path: '/', label: 'Inicio' },
  { path: '/noticias', label: 'Noticias' },
  { path: '/articulos', label: 'Artículos' },
  { path: '/actividades-y-eventos', label: 'Actividades y eventos' },
  { path: '/agenda', label: 'Agenda' },
  ...listedTipos.map((tipo) => ({ path: listPath(tipo), label: things[tipo].plural as string })),
  { path: '/pueblos', label: 'Pueblos' },
  { path: '/mapa', label: 'Mapa' },
  { path: '/mi-viaje', label: 'Mi viaje' },
  { path: '/boletin', label: 'Boletín' },
  { path: '/emprendedores', label: 'Emprendedores' },
  { path: '/tienda', label: 'Tienda' },
  { path: '/pedido', label: 'Consultar un pedido' },
  { path: '/buscar', label: 'Buscar' },
  { path: '/contacto', label: 'Contacto' },
  { path: '/quienes-somos', label: 'Quiénes somos' },
  { path: '/aviso-legal', label: 'Aviso legal' },
  { path: '/politica-privacidad', label: 'Política de privacidad' },
  { path: '/politica-cookies', label: 'Política de cookies' },
  { path: '/condiciones-de-venta', label: 'Condiciones de venta' },
  { path: '/envios', label: 'Envíos' },
  { path: '/devoluciones', label: 'Devoluciones' },
  { path: '/reclamaciones', label: 'Reclamaciones' },
  { path: '/desistimiento', label: 'Desistir del contrato' },
];
