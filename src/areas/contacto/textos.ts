/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'contacto.entradilla': later(
    '¿Conoces una historia que deberíamos contar? ¿Has visto un error? ¿Quieres colaborar? Te leemos.',
  ),
  'contacto.busqueda': later(
    'Escribe a {nombre}: dudas, propuestas, correcciones o historias de {territorio} que merezca la pena contar.',
  ),
};
