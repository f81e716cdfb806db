import type { Traducidas } from '../types.ts';

export const paginas: Traducidas = {
  'Cómo llegar': {
    titulo: 'Getting here',
    contenido: `<p>Cuenca is an hour from Madrid and from Valencia by high-speed train, and less than two by car.</p>
<h2>By train</h2>
<p>The high-speed station is about five kilometres from the centre; a city bus connects the two.</p>
<h2>By car</h2>
<p>From Madrid, take the A-3 and the A-40. From Valencia, the A-3 as far as Motilla del Palancar. The old town is best climbed on foot: there are car parks below and above, and streets that do not forgive a wing mirror.</p>
<h2>In the hills</h2>
<p>In winter, check the state of the roads before you set out: above fourteen hundred metres snow gives no warning.</p>`,
  },
  'Colabora con nosotros': {
    titulo: 'Work with us',
    contenido: `<p>This notebook is written by many hands. If you know a story, keep an old photograph or have something to put right, we would love to hear from you.</p>
<ul><li><strong>Tell us</strong> what you know on the <a href="/contacto">contact</a> page.</li>
<li><strong>Lend us</strong> a picture: it bears your name.</li>
<li><strong>Join us</strong> as a sponsor and you will appear at the foot of every page.</li></ul>`,
  },
};

export const itinerarios: Traducidas = {
  'Dos días con niños': {
    titulo: 'Two days with children',
    resumen:
      'Stones shaped like animals, a lagoon out of a tale and a night in a mill: two days without hurry and without long museums.',
    contenido: `<p>We have done this plan with two six-year-olds and a nine-year-old, and nobody asked to go home early. The rule is simple: one big thing in the morning, a small one in the afternoon and a snack in between.</p>
<h2>Before you set out</h2>
<p>Bring water and a jumper even in July: in the hills it turns cool as soon as the sun is gone. Shade is scarce in the Ciudad Encantada at midday, so it is best to arrive at opening time.</p>
<h2>If it rains</h2>
<p>Swap the second afternoon for the Museum of Cuenca, which is indoors, takes an hour and has mosaics that look like a jigsaw puzzle.</p>`,
  },
  'Cuenca a pie en un día': {
    titulo: 'Cuenca on foot in a day',
    resumen: 'From the Plaza Mayor to the gorge and back, with a stop for lunch: the upper town without the car.',
    contenido: `<p>The upper town is explored on foot, and nearly always uphill. This order leaves the steep part for the morning and the best light in the gorge for the end.</p>
<h2>Where to leave the car</h2>
<p>Below, and take the bus up. There are more benches than parking spaces on top, and it is better that way.</p>`,
  },
  'Tres días de castillos y molinos': {
    titulo: 'Three days of castles and windmills',
    resumen: 'Belmonte, Alarcón, Uclés and the giants of Mota del Cuervo: upper La Mancha, slowly and with good wine.',
    contenido: `<p>Three days in the flat half of the province, which is only as flat as it has to be. Between one castle and the next there are straight roads, flocks and a great deal of sky.</p>
<h2>What to keep</h2>
<p>If you only have two, drop the third and come back another year: Segóbriga deserves a whole morning.</p>`,
  },
};
