/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'contacto.entradilla':
    '¿Conoces una historia que deberíamos contar? ¿Has visto un error? ¿Quieres colaborar? Te leemos.',
  'contacto.busqueda':
    'Escribe a {nombre}: dudas, propuestas, correcciones o historias de {territorio} que merezca la pena contar.',
};
