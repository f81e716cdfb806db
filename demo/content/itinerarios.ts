import type { DemoItinerario } from './types.ts';

/** Plans of places, routes and businesses of the demo, each stop by its name. */
export const itinerarios: DemoItinerario[] = [
  {
    titulo: 'Dos días con niños',
    imagen: 'ciudad-encantada-tormo',
    etiquetas: ['con-ninos'],
    resumen:
      'Piedras con forma de animal, una laguna de cuento y una noche en un molino: dos días sin prisas y sin museos largos.',
    contenido: `<p>Este plan lo hemos hecho con dos de seis y una de nueve, y nadie pidió volver antes de tiempo. La regla es sencilla: una cosa grande por la mañana, otra pequeña por la tarde y merienda en medio.</p>
<h2>Antes de salir</h2>
<p>Lleva agua y un jersey aunque sea julio: en la sierra refresca en cuanto se va el sol. En la Ciudad Encantada las sombras escasean a mediodía, así que conviene llegar a la apertura.</p>
<h2>Si llueve</h2>
<p>Cambia la tarde del segundo día por el Museo de Cuenca, que está bajo techo, se ve en una hora y tiene mosaicos que parecen un rompecabezas.</p>`,
    dias: [
      [
        ['ubicacion', 'Ciudad Encantada'],
        ['ubicacion', 'Ventano del Diablo'],
        ['empresa', 'Casa rural El Molino del Trabaque'],
      ],
      [
        ['ruta', 'Paseo hasta el nacimiento del río Cuervo'],
        ['ubicacion', 'Nacimiento del río Cuervo'],
        ['ubicacion', 'Hoz de Beteta'],
      ],
    ],
  },
  {
    titulo: 'Cuenca a pie en un día',
    imagen: 'plaza-mayor',
    etiquetas: [],
    resumen: 'De la Plaza Mayor a la hoz y vuelta, con parada para comer: la ciudad alta sin coger el coche.',
    contenido: `<p>La ciudad alta se recorre andando, y casi siempre cuesta arriba. Este orden deja lo empinado para la mañana y la mejor luz de la hoz para el final.</p>
<h2>Dónde dejar el coche</h2>
<p>Abajo, y subir en autobús. Arriba hay más bancos que aparcamientos, y es mejor así.</p>`,
    dias: [
      [
        ['ubicacion', 'Catedral de Santa María y San Julián'],
        ['ubicacion', 'Torre de Mangana'],
        ['ubicacion', 'Casas Colgadas'],
        ['ubicacion', 'Museo de Arte Abstracto Español'],
        ['empresa', 'Figón de la Hoz'],
        ['ubicacion', 'Puente de San Pablo'],
        ['ruta', 'Por la hoz del Huécar, bajo las Casas Colgadas'],
        ['empresa', 'Posada del Arco Viejo'],
      ],
    ],
  },
  {
    titulo: 'Tres días de castillos y molinos',
    imagen: 'castillo-belmonte',
    etiquetas: [],
    resumen: 'Belmonte, Alarcón, Uclés y los gigantes de Mota del Cuervo: La Mancha alta, despacio y con buen vino.',
    contenido: `<p>Tres días por la mitad llana de la provincia, que de llana tiene lo justo. Entre castillo y castillo hay carreteras rectas, rebaños y mucho cielo.</p>
<h2>Con qué quedarse</h2>
<p>Si solo tienes dos, quita el tercero y vuelve otro año: Segóbriga merece una mañana entera.</p>`,
    dias: [
      [
        ['ubicacion', 'Monasterio de Uclés'],
        ['ubicacion', 'Parque arqueológico de Segóbriga'],
      ],
      [
        ['ubicacion', 'Castillo de Belmonte'],
        ['ubicacion', 'Molinos de viento de Mota del Cuervo'],
        ['empresa', 'Bodega Tres Lindes'],
      ],
      [
        ['ubicacion', 'Plaza Mayor de San Clemente'],
        ['ubicacion', 'Castillo de Alarcón'],
      ],
    ],
  },
];
