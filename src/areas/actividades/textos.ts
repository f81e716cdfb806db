/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'actividades.entradilla': later('Planes con guía para reservar y todo lo que se celebra en {zona}, día a día.'),
  'actividades.busqueda': later(
    'Qué hacer en {territorio}: rutas guiadas, visitas y talleres que puedes reservar, y la agenda de fiestas, mercados y conciertos.',
  ),
};
