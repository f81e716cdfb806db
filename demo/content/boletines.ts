/** Numbers of the newsletter that were sent before the demo began. */
export interface DemoBoletin {
  asunto: string;
  daysAgo: number;
  texto: string;
  /** How many of the newest articles of that day, and of the products, it showed. */
  articulos: number;
  productos: number;
  destinatarios: number;
}

export const boletines: DemoBoletin[] = [
  {
    asunto: 'Otoño: setas, mimbre y las primeras nieblas',
    daysAgo: 35,
    texto:
      '<p>Hola:</p><p>El Júcar baja verde, los chopos se han puesto de acuerdo y en los hornos vuelve a oler a leña. Este mes te proponemos <strong>salir con cesta</strong> y volver con historias.</p><p>Abajo tienes lo que hemos escrito y lo que ha llegado a la tienda. Si conoces a alguien a quien le gustaría leerlo, reenvíaselo.</p>',
    articulos: 4,
    productos: 2,
    destinatarios: 214,
  },
  {
    asunto: 'Verano: agua fría y noches de estrellas',
    daysAgo: 96,
    texto:
      '<p>Hola:</p><p>Con este calor se piensa mejor con los pies en el río. Hemos reunido <em>pozas, sombras y miradores</em> para escapar de la siesta, y unas cuantas leyendas para contarlas de noche.</p>',
    articulos: 3,
    productos: 3,
    destinatarios: 189,
  },
];
