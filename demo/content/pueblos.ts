/** What the demo says of some municipalities. All of them are in the database from the start. */
import type { PictureName } from '../picture-names.ts';

interface DemoPueblo {
  imagen: PictureName;
  texto: string;
  /** Inhabitants, metres above the sea, square kilometres. */
  datos?: { habitantes: number; altitud: number; superficie: number; carretera_km?: number; autobus?: string };
}

export const pueblos: Record<string, DemoPueblo> = {
  Cuenca: {
    imagen: 'casas-colgadas-noche',
    datos: { habitantes: 53_500, altitud: 946, superficie: 911.1 },
    texto: `<p>Una ciudad entera subida a una peña, entre dos ríos que llevan millones de años serrando la roca. Por un lado el Júcar, verde y lento; por el otro el Huécar, que riega las huertas del fondo de la hoz. Arriba, calles que no tienen ninguna prisa por ser rectas.</p>
<p>Empieza por la Plaza Mayor, cruza el puente de San Pablo cuando baje el sol y deja para el final el barrio del Castillo: desde allí se entiende por qué nadie quiso construir en otro sitio.</p>`,
  },
  Belmonte: {
    imagen: 'castillo-belmonte-tarde',
    datos: {
      ...{ habitantes: 1850, altitud: 746, superficie: 92.8, carretera_km: 98 },
      autobus: 'A Cuenca, de lunes a viernes por la mañana; vuelve por la tarde',
    },
    texto: `<p>El castillo se ve media hora antes de llegar, plantado en su cerro como una estrella de seis puntas. Debajo, la villa de fray Luis de León conserva las puertas de la muralla, una colegiata que merece silencio y una de las mejores torrijas de La Mancha, aunque eso no lo pone en ninguna guía.</p>`,
  },
  Alarcón: {
    imagen: 'castillo-alarcon-tarde',
    datos: { habitantes: 140, altitud: 815, superficie: 119.7, carretera_km: 85 },
    texto: `<p>El Júcar da aquí una vuelta casi completa y deja dentro un pueblo, cinco torres y un castillo. Se entra por un istmo estrecho, puerta tras puerta, como quien pasa páginas. Dentro de una iglesia desacralizada hay un mural enorme que nadie espera encontrar.</p>`,
  },
  Uclés: {
    imagen: 'monasterio-ucles-tarde',
    texto: `<p>Llaman a su monasterio el Escorial de La Mancha, y desde la llanura se entiende: un lienzo de piedra que cambia de color con las horas. Abajo, un pueblo tranquilo de bodegas y calles cortas donde conviene comer despacio.</p>`,
  },
  'Mota del Cuervo': {
    imagen: 'girasoles-la-mancha',
    texto: `<p>Siete molinos en fila sobre la loma y, al lado, uno que gira al revés: el Zurdo. Cuando sopla el solano se muele de verdad. Baja después al barrio de las Cantarerías, donde el barro se trabajaba en familia y a mano.</p>`,
  },
  Beteta: {
    imagen: 'hoz-de-beteta-tarde',
    texto: `<p>Para llegar hay que atravesar su hoz: siete kilómetros de paredes rojas y buitres, con tilos en la orilla. Arriba espera una plaza con soportales, un castillo que fue frontera y el agua de Solán de Cabras a un paso.</p>`,
  },
  Uña: {
    imagen: 'laguna-de-una',
    texto: `<p>Un pueblo pequeño, una laguna grande y una muela de piedra que le hace sombra por la tarde. El sendero del Escalerón sube por una grieta hasta el borde del cortado: desde arriba, los tejados caben en la palma de la mano.</p>`,
  },
  'Vega del Codorno': {
    imagen: 'rio-cuervo-hielo',
    texto: `<p>Barrios sueltos entre prados y pinos, y un río que nace a lo grande: el Cuervo sale de la roca y se descuelga por cortinas de musgo. En enero, si hiela en serio, las cascadas se quedan quietas.</p>`,
  },
  Cañete: {
    imagen: 'pinar-niebla',
    texto: `<p>La muralla más entera de la sierra abraza un casco de cal y madera. Aquí nació don Álvaro de Luna, y cada año el pueblo se lo recuerda con una feria en la que se viste hasta el perro. Sube al castillo al atardecer y cuenta las torres.</p>`,
  },
  Priego: {
    imagen: 'estrecho-priego',
    texto: `<p>Donde la Alcarria choca con la Serranía el río Escabas abrió una puerta de piedra. En el pueblo quedan alfareros, torneros de mimbre y una torre a la que llaman Despeñaperros sin ninguna exageración.</p>`,
  },
  Huete: {
    imagen: 'huete-monasterio',
    texto: `<p>Fue ciudad antes que casi todas y todavía anda con esa elegancia. El monasterio de la Merced, el ábside rojo de Atienza y los mayos que se cantan en la noche del 30 de abril bastan para perder un tren.</p>`,
  },
  'San Clemente': {
    imagen: 'san-clemente-plaza-tarde',
    texto: `<p>En el siglo XVI tuvo tantos escribanos que media Mancha firmaba aquí. De aquello quedan una plaza de proporciones italianas, palacios con escudo en cada esquina y un vino que ya no hace falta presentar.</p>`,
  },
  Moya: {
    imagen: 'moya-ruinas-alba',
    texto: `<p>Siete iglesias, cuatro murallas y ningún vecino arriba desde hace décadas. La villa vieja se sostiene de memoria sobre su cerro, y cada siete años una virgen la recorre en fiesta. Ve con calzado cómodo y sin hacer ruido.</p>`,
  },
  'Cañada del Hoyo': {
    imagen: 'lagunas-canada-del-hoyo-tarde',
    texto: `<p>Siete lagunas redondas, cada una de un color. Algunas cambian en verano: una amanece blanca como la leche y nadie se acostumbra. El pueblo, con su castillo reconstruido, está a dos pasos y huele a pan.</p>`,
  },
};
