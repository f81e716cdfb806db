/** THE PAGES OF THE PROGRAM BY NAME: those that a menu can lead to, and what else has a first segment. */
import { listedTipos, listPath, things } from '#things.ts';

export const sitePages = [
  { path: '/', label: 'Inicio' },
  { path: '/noticias', label: 'Noticias' },
  { path: '/articulos', label: 'Artículos' },
  { path: '/actividades-y-eventos', label: 'Actividades y eventos' },
  { path: '/agenda', label: 'Agenda' },
  ...listedTipos.map((tipo) => ({ path: listPath(tipo), label: things[tipo].plural as string })),
  { path: '/pueblos', label: 'Pueblos' },
  { path: '/proponer', label: 'Proponer un evento' },
  { path: '/mapa', label: 'Mapa' },
  { path: '/mi-viaje', label: 'Mi viaje' },
  { path: '/boletin', label: 'Boletín' },
  { path: '/emprendedores', label: 'Emprendedores' },
  { path: '/comer', label: 'Dónde comer' },
  { path: '/dormir', label: 'Dónde dormir' },
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

/** What the program has at other first segments, with its article. */
const others: Readonly<Record<string, string>> = {
  ...{
    home: 'la página «Inicio»',
    tema: 'los temas',
    libro: 'los libros',
    evento: 'los eventos',
    eventos: 'los eventos',
  },
  ...{ ayuntamientos: 'los ayuntamientos que colaboran', empresas: 'las empresas que colaboran' },
  ...{ checkout: 'la página «Finalizar compra»', 'pago-exitoso': 'el final de una compra' },
  ...{ factura: 'las facturas', borrador: 'los borradores compartidos', informe: 'los informes de los patrocinadores' },
  ...{ 'pasarela-de-prueba': 'la pasarela de pago de prueba', 'sin-conexion': 'la página «Sin conexión»' },
  ...{ login: 'la entrada a la administración', admin: 'la administración' },
  ...{ 'recuperar-contrasena': 'la página «Recuperar la contraseña»' },
  ...{ 'restablecer-contrasena': 'la página «Restablecer la contraseña»' },
  ...{ widget: 'la agenda para otros sitios', redes: 'las imágenes para redes', rss: 'los canales RSS' },
};

/** Who has a first segment of the program's: "la página «Mapa»". */
export function whoHas(segment: string): string {
  const page = sitePages.find(({ path }) => path === `/${segment}`);
  return page ? `la página «${page.label}»` : (others[segment] ?? 'el propio programa');
}
