import type { DemoRuta } from './types.ts';

/** Drawn by hand over the map, for the demo only: nobody should walk by them. */
export const rutas: DemoRuta[] = [
  {
    nombre: 'Por la hoz del Huécar, bajo las Casas Colgadas',
    municipio: 'Cuenca',
    imagen: 'hoz-del-huecar-otono-cerca',
    etiquetas: ['con-ninos', 'con-perro', 'gratis'],
    descripcion: `<p>Un paseo corto que explica la ciudad mejor que cualquier plano. Sales del puente de San Pablo, bajas a las huertas del Huécar y, cuando te quieres dar cuenta, tienes las Casas Colgadas encima de la cabeza.</p>
<h2>El camino</h2>
<p>El sendero sigue el río aguas arriba entre nogales y tapias de huerto, cruza por una pasarela y vuelve por la ladera de enfrente, con la ciudad de perfil. La subida final al barrio del Castillo es breve y se nota; arriba hay mirador y fuente.</p>
<h2>Cuándo ir</h2>
<p>En otoño, a media mañana. En verano, a última hora: la hoz da sombra antes que el reloj.</p>`,
    puntos: [
      [40.0777, -2.1283, 905],
      [40.0768, -2.1262, 895],
      [40.0771, -2.1231, 900],
      [40.0785, -2.1203, 908],
      [40.0803, -2.1181, 918],
      [40.0822, -2.117, 930],
      [40.0834, -2.1188, 962],
      [40.0829, -2.1212, 1004],
      [40.0818, -2.1238, 1022],
      [40.0806, -2.1258, 1010],
      [40.0795, -2.1272, 975],
      [40.0786, -2.1283, 940],
      [40.0777, -2.1283, 905],
    ],
  },
  {
    nombre: 'Paseo hasta el nacimiento del río Cuervo',
    municipio: 'Vega del Codorno',
    imagen: 'nacimiento-rio-cuervo-cerca',
    etiquetas: ['con-ninos', 'con-perro', 'gratis'],
    descripcion: `<p>Hay ríos que nacen con discreción. El Cuervo, no: sale de la roca, se deja caer por un frente de musgo y hace una cascada antes de haber recorrido cien metros.</p>
<h2>El camino</h2>
<p>Desde el aparcamiento, una pasarela de madera lleva en diez minutos a las cascadas. La mayoría se vuelve ahí; tú sigue. El sendero sube hasta la cueva donde mana el agua y da la vuelta por el pinar, en silencio, entre acebos y pinos de corteza naranja.</p>
<h2>Ten en cuenta</h2>
<p>A finales de verano baja poca agua; en enero, a veces, se queda quieta y es todavía mejor.</p>`,
    puntos: [
      [40.4163, -1.8902, 1418],
      [40.4176, -1.8889, 1426],
      [40.4189, -1.8871, 1438],
      [40.4203, -1.8858, 1456],
      [40.4221, -1.8849, 1478],
      [40.4238, -1.8862, 1512],
      [40.4247, -1.8889, 1536],
      [40.4236, -1.8918, 1528],
      [40.4216, -1.8931, 1498],
      [40.4194, -1.8928, 1462],
      [40.4176, -1.8917, 1436],
      [40.4163, -1.8902, 1418],
    ],
  },
  {
    nombre: 'De Uña al escalerón y la laguna',
    avisos:
      'El tramo del Escalerón resbala con lluvia o hielo: entonces, mejor dar la vuelta. No hay agua en el camino.',
    municipio: 'Uña',
    imagen: 'laguna-de-una-alba',
    etiquetas: ['con-perro', 'gratis'],
    descripcion: `<p>Uña cabe en una mirada: una laguna, un pueblo y una muralla de roca detrás. Esta ruta sube la muralla por el Escalerón, recorre el borde y vuelve a bajar por la Raya, con los buitres a la altura de los ojos.</p>
<h2>El camino</h2>
<p>Lo duro está al principio: el Escalerón gana doscientos metros sin pedir permiso, por un paso tallado en la pared. Arriba, el sendero se vuelve balcón y no hay que hacer nada más que andar y mirar abajo. La bajada por el otro extremo es pedregosa; despacio.</p>
<h2>Ten en cuenta</h2>
<p>Con niebla o hielo, mejor la vuelta a la laguna: una hora llana, con patos.</p>`,
    puntos: [
      [40.2231, -1.9781, 1152],
      [40.2247, -1.9803, 1176],
      [40.2266, -1.9817, 1235],
      [40.2281, -1.9812, 1322],
      [40.2292, -1.9785, 1368],
      [40.2301, -1.9741, 1381],
      [40.2312, -1.9693, 1390],
      [40.2319, -1.9641, 1402],
      [40.2311, -1.9588, 1396],
      [40.2293, -1.9561, 1351],
      [40.2272, -1.9572, 1262],
      [40.2254, -1.9611, 1190],
      [40.2243, -1.966, 1163],
      [40.2238, -1.9714, 1154],
      [40.2231, -1.9781, 1152],
    ],
  },
  {
    nombre: 'Hoz de Beteta y sumidero de Mata Asnos',
    avisos: 'El sumidero no tiene barandilla: con niños, de la mano. En la hoz apenas hay cobertura.',
    municipio: 'Beteta',
    imagen: 'hoz-de-beteta-cerca',
    etiquetas: ['gratis'],
    descripcion: `<p>El Guadiela se empeñó en pasar por donde no cabía, y el resultado es esta hoz: paredes verticales, tejos que no deberían estar aquí y un río que va cambiando de verde.</p>
<h2>El camino</h2>
<p>La ruta entra en la hoz por la Fuente de los Tilos, la recorre por la orilla y sube después por un barranco hasta el sumidero, donde el agua desaparece sin dar explicaciones. De vuelta, el pueblo y su castillo asoman al fondo. Es larga y lineal: deja un coche en cada extremo o cuenta con desandarla.</p>
<h2>Cuándo ir</h2>
<p>En mayo, por las orquídeas. En noviembre, por los colores.</p>`,
    puntos: [
      [40.5422, -2.0902, 1088],
      [40.5446, -2.0878, 1096],
      [40.5471, -2.0861, 1104],
      [40.5502, -2.0869, 1112],
      [40.5533, -2.0858, 1120],
      [40.5562, -2.0829, 1131],
      [40.5589, -2.0811, 1144],
      [40.5621, -2.0793, 1168],
      [40.5648, -2.0761, 1215],
      [40.5671, -2.0724, 1272],
      [40.5689, -2.0689, 1318],
      [40.5701, -2.0702, 1290],
      [40.5712, -2.0731, 1244],
      [40.5728, -2.0742, 1212],
    ],
  },
];
