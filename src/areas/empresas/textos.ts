/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'empresas.titulo': 'Empresas de {zona}',
  'empresas.entradilla': 'Talleres, obradores, casas y gente que sabe hacer las cosas. Llama, pasa, pregunta.',
};
