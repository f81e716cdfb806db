/** The sections of the settings as the back office names them, in its order. */
import type { Seccion } from './ajustes.ts';

export const seccionTexts = {
  identidad: { label: 'Identidad', hint: 'Nombre, lema, descripción y logotipo' },
  titular: { label: 'Titular', hint: 'Quién responde del sitio: nombre, NIF, dirección, correo y teléfono' },
  portada: { label: 'Portada', hint: 'Título, imagen, tarjetas y orden de las secciones' },
  menus: { label: 'Menús', hint: 'Los enlaces de la cabecera y del pie' },
  redes: { label: 'Redes sociales', hint: 'Tus perfiles y las etiquetas al compartir' },
  reservas: { label: 'Reservas', hint: 'La tarjeta de las actividades: teléfono, horario y colaboradores' },
  medios: { label: 'Radio y mapas', hint: 'La emisora y la clave de los mapas' },
  tienda: { label: 'Tienda', hint: 'Minutos para pagar, aviso de existencias y recogida' },
  envios: { label: 'Envíos', hint: 'Zonas, precios, IVA y plazo de entrega' },
  boletin: { label: 'Boletín', hint: 'El texto que acepta quien se suscribe' },
  legal: { label: 'Textos legales', hint: 'El texto del programa con tus datos, o el tuyo' },
} satisfies Record<Seccion, { label: string; hint: string }>;

export const shownSecciones = Object.keys(seccionTexts) as Seccion[];
export const backToAjustes = { href: '/admin/ajustes', label: 'Volver a los ajustes' };
