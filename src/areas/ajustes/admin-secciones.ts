/** The sections of the settings as the back office shows them, in its order. */
import { seccionLabel } from '#values/seccion.ts';
import type { Seccion } from './ajustes.ts';

export const seccionHint = {
  identidad: 'Nombre, lema, descripción y logotipo',
  marca: 'Icono, colores, cómo se nombra el lugar y los textos de cada página',
  titular: 'Quién responde del sitio: nombre, NIF, dirección, correo y teléfono',
  portada: 'Título, imagen, tarjetas y apoyo a lo local',
  secciones: 'Qué se ve en la portada y en qué orden, con vista previa',
  menus: 'Los enlaces de la cabecera y del pie',
  redes: 'Tus perfiles y las etiquetas al compartir',
  reservas: 'La tarjeta de las actividades: teléfono, horario y colaboradores',
  medios: 'La emisora y la clave de los mapas',
  tienda: 'Minutos para pagar, aviso de existencias y recogida',
  pagos: 'Tarjeta, transferencia, Bizum y pago al recoger',
  envios: 'Zonas, precios, IVA y plazo de entrega',
  facturacion: 'Series, texto al pie y si las facturas se emiten aquí',
  correo: 'El servidor de correo y quién escribe',
  boletin: 'El texto que acepta quien se suscribe',
  legal: 'El texto del programa con tus datos, o el tuyo',
  idiomas: 'En qué idiomas se puede leer el sitio',
  preparacion: 'Cerrar el sitio a las visitas mientras lo preparas',
} satisfies Record<Seccion, string>;

export const shownSecciones = Object.keys(seccionLabel) as Seccion[];
export const backToAjustes = { href: '/admin/ajustes', label: 'Volver a los ajustes' };
