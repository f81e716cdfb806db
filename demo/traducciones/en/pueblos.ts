import type { Traducidas } from '../types.ts';

export const pueblos: Traducidas = {
  Cuenca: {
    descripcion: `<p>A whole city perched on a crag, between two rivers that have been sawing at the rock for millions of years. On one side the Júcar, green and slow; on the other the Huécar, which waters the gardens at the bottom of the gorge. On top, streets in no hurry to be straight.</p>
<p>Begin in the Plaza Mayor, cross the San Pablo bridge as the sun goes down and leave the Castillo quarter for last: from there you understand why nobody wanted to build anywhere else.</p>`,
  },
  Belmonte: {
    autobus: 'To Cuenca, Monday to Friday in the morning; back in the afternoon',
    descripcion: `<p>You see the castle half an hour before you arrive, set on its hill like a six-pointed star. Below, the town of Fray Luis de León keeps the gates of its wall, a collegiate church that deserves silence and one of the best torrijas in La Mancha, although no guidebook says so.</p>`,
  },
  Alarcón: {
    descripcion: `<p>Here the Júcar makes an almost complete turn and leaves inside it a village, five towers and a castle. You enter by a narrow isthmus, gate after gate, like someone turning pages. In a deconsecrated church there is a huge mural that nobody expects to find.</p>`,
  },
  Uclés: {
    descripcion: `<p>They call its monastery the Escorial of La Mancha, and from the plain you see why: a canvas of stone that changes colour with the hours. Below, a quiet village of wineries and short streets where it is best to eat slowly.</p>`,
  },
  'Mota del Cuervo': {
    descripcion: `<p>Seven windmills in a row on the ridge and, beside them, one that turns the wrong way: El Zurdo. When the solano blows they grind in earnest. Then go down to the Cantarerías quarter, where clay was worked in families and by hand.</p>`,
  },
  Beteta: {
    descripcion: `<p>To get there you have to go through its gorge: seven kilometres of red walls and vultures, with limes along the bank. At the top an arcaded square awaits, a castle that was once a frontier and the waters of Solán de Cabras a step away.</p>`,
  },
  Uña: {
    descripcion: `<p>A small village, a large lagoon and a tableland of rock that shades it in the afternoon. The Escalerón path climbs through a cleft to the edge of the cliff: from up there the roofs fit in the palm of your hand.</p>`,
  },
  'Vega del Codorno': {
    descripcion: `<p>Scattered hamlets among meadows and pines, and a river that is born in style: the Cuervo comes out of the rock and hangs down in curtains of moss. In January, if it freezes in earnest, the falls stand still.</p>`,
  },
  Cañete: {
    descripcion: `<p>The most complete wall in the hills embraces an old town of lime and timber. Don Álvaro de Luna was born here, and every year the village remembers him with a fair at which even the dog dresses up. Climb to the castle at sunset and count the towers.</p>`,
  },
  Priego: {
    descripcion: `<p>Where the Alcarria runs into the Serranía the river Escabas opened a gate of stone. In the village there are still potters, wicker turners and a tower they call Despeñaperros without the slightest exaggeration.</p>`,
  },
  Huete: {
    descripcion: `<p>It was a city before almost all the others and it still carries itself that way. The monastery of La Merced, the red apse of Atienza and the May songs sung on the night of 30 April are reason enough to miss a train.</p>`,
  },
  'San Clemente': {
    descripcion: `<p>In the sixteenth century it had so many notaries that half La Mancha signed its papers here. What is left is a square of Italian proportions, palaces with a coat of arms on every corner and a wine that no longer needs introducing.</p>`,
  },
  Moya: {
    descripcion: `<p>Seven churches, four walls and no neighbour up there for decades. The old town stands from memory on its hill, and every seven years a Virgin goes through it in celebration. Wear comfortable shoes and make no noise.</p>`,
  },
  'Cañada del Hoyo': {
    descripcion: `<p>Seven round lagoons, each a different colour. Some of them change in summer: one wakes up white as milk, and nobody gets used to it. The village, with its rebuilt castle, is close by and smells of bread.</p>`,
  },
};
