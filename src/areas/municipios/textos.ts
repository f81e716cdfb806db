/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'pueblos.titulo': 'Pueblos de {zona}',
  'pueblos.entradilla':
    'Son {cuantos}, y ninguno se parece al de al lado. Busca el tuyo, o el que viste desde la carretera y te quedaste con las ganas.',
  'pueblos.busqueda':
    'Los {cuantos} municipios de {territorio}, uno a uno: qué ver, qué se celebra, dónde comer y dormir y qué pueblos tienen al lado.',
};
