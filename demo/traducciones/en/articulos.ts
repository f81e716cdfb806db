import type { Traducidas } from '../types.ts';

export const articulos: Traducidas = {
  'Segóbriga, la ciudad que vivió de vender luz': {
    titulo: 'Segóbriga, the city that lived by selling light',
    resumen: `A transparent gypsum, lapis specularis, closed the windows of half the Empire and paid for a theatre, an amphitheatre and a circus in the middle of the plateau. This is how to visit the best-told Roman city in the province.`,
    contenido: `
<p>The wind arrives before the ruins. It crosses the holm oaks of Saelices, drops to the river Cigüela and climbs the hill by the very slope the Romans chose to lean their tiers against. Sit down on one of them, the stone is warm, and look around: not a house, not a cable. Few ancient cities have kept their horizon so whole.</p>
<h2>The stone that let the day through</h2>
<p>Segóbriga was first a Celtiberian settlement and, from the time of Augustus, a Roman municipality. Its fortune lay underground. Pliny the Elder wrote that the best <em>lapis specularis</em> in the world was mined around Segóbriga, within a hundred thousand paces. It was a crystallised gypsum that opened into sheets, was cut with a saw and let in the light while keeping out the cold. Before flat glass became cheap, it was the window of the rich.</p>
<p>The mines are scattered over much of the Alcarria and La Mancha of Cuenca. Some can be visited with helmet and lamp, like La Mora Encantada, in Torrejoncillo del Rey: in the beam the walls give back a gleam of ice.</p>
<h2>Three buildings for a small city</h2>
<p>With that money a modest town allowed itself what only capitals had. The theatre and the amphitheatre flank the main gate like two declarations of intent.</p>
<table>
<thead><tr><th>Building</th><th>When</th><th>What to look for</th></tr></thead>
<tbody>
<tr><td>Theatre</td><td>Finished around the year 79</td><td>The lower tiers, reserved for the authorities</td></tr>
<tr><td>Amphitheatre</td><td>First century</td><td>The covered passage and its capacity: some 5,500 spectators</td></tr>
<tr><td>Forum</td><td>Age of Augustus</td><td>The pedestals of statues and the paving</td></tr>
<tr><td>Monumental baths</td><td>First century</td><td>The rooms in sequence, from cold to hot</td></tr>
<tr><td>Visigothic basilica</td><td>Fifth to sixth centuries</td><td>The crypt, outside the walls, among tombs</td></tr>
</tbody>
</table>
<h2>An ending without a fire</h2>
<p>Nobody destroyed Segóbriga. When glass replaced gypsum the mines fell silent and the city shrank. It had bishops in Visigothic times and was almost empty after the Muslim conquest. Then it was a quarry: part of its ashlars ended up in the monastery of Uclés, a short drive to the west.</p>
<h2>For your visit</h2>
<ul>
<li>Start at the visitor centre: the model saves you half an hour of doubts.</li>
<li>Allow a good two hours and some three kilometres on foot, with hardly any shade.</li>
<li>Bring water and a hat from May to September; in winter, a good windbreaker.</li>
</ul>
<p>If you are left wanting more old stone, our map of <a href="/ubicaciones">places</a> also has Valeria, Ercávica and the villa of Noheda.</p>
`,
  },
  'La Cruz del Diablo: una cita en la noche de Difuntos': {
    titulo: 'The Devil’s Cross: a rendezvous on All Souls’ Night',
    resumen: `A seducer, a stranger and a hand printed in stone. Cuenca’s most often told legend takes place on the way down to Las Angustias, and there are still people who lay their fingers on the mark to see whether they fit.`,
    contenido: `
<p>From the Plaza Mayor a slope drops away towards the Júcar. Halfway down the noise of the terraces fades, the trees begin and, tucked against the rock, the chapel of the Virgen de las Angustias appears. Close by, next to the old convent of the Descalzos, there is a stone cross. If you look carefully at the shaft you will see the hollow of a hand.</p>
<h2>Diego and Diana</h2>
<p>They say that in the eighteenth century there lived in Cuenca a judge’s son, Diego by name, handsome and smooth of speech. He promised much and kept little. His list of conquests was as long as that of the broken hearts he left along the streets of the upper town.</p>
<p>Until Diana came. Nobody knew where she was from or what she lived on, but when she passed by conversations stopped. Diego courted her with his whole repertoire and, for the first time, got nothing but disdain. The game became an obsession.</p>
<h2>The letter</h2>
<p>On the eve of All Saints he received a few lines at last: she would wait for him at the door of Las Angustias on All Souls’ Night. It was raining furiously as he went down the slope, wrapped in his cape. There was Diana, more beautiful than ever. They embraced and, as he lifted her skirt to help her over a puddle, or with worse intent, depending on who tells it, a flash of lightning lit up what was underneath.</p>
<blockquote><p>It was not a foot. It was the hoof of a billy goat.</p></blockquote>
<p>The laugh that followed, they say, was heard in both gorges. Diego ran blindly to the cross and threw his arms around it at the very moment the devil struck. The claw grazed his shoulder and drove into the stone, where it left its mark. The young man, still according to tradition, knocked at the convent and never came out again.</p>
<h2>What the documents say and what the stone says</h2>
<p>The present chapel is from the seventeenth century and was altered in the eighteenth by José Martín de Aldehuela. The neighbouring convent closed in 1836. The cross has at least three names, of the Devil, of the Descalzos and of the Convert, and each keeps a different version. The tale of the gallant fooled by the Evil One is old throughout Europe; here it was lucky enough to find a perfect stage.</p>
<h2>How to get there</h2>
<ul>
<li>From the Plaza Mayor, walk down the signposted street: ten minutes.</li>
<li>From the Júcar, climb by the Recreo Peral; it is steeper and prettier.</li>
<li>At night, bring a torch and company. The second is only advice.</li>
</ul>
<p>There are night walks with the story included: see the <a href="/actividades-y-eventos">next dates</a>.</p>
`,
  },
  'La Endiablada: cien cencerros para dos santos': {
    titulo: 'La Endiablada: a hundred cowbells for two saints',
    resumen: `At the beginning of February the devils of Almonacid del Marquesado dress in flowers, strap on enormous bells and run through the village until they are out of breath. They do it, of course, out of devotion.`,
    contenido: `
<p>You hear it from the threshing floor, before you see the first house. It is not music, nor is it noise: it is a heartbeat of bronze that comes closer, moves off and turns the corner again. Then they appear in two files, in suits of gaudy flowers, swinging a hip at each step to make the bells speak. They are the devils of Almonacid del Marquesado.</p>
<h2>Who may be a devil</h2>
<p>Wanting to is not enough. The brotherhood requires you to be from the village, to descend from it or to have married into it. There are devils of a few years and devils who are grandfathers. In command is the <strong>Diablo Mayor</strong>, an office for life that falls to whoever has taken part for the most years in a row: miss once and you lose your seniority and start again.</p>
<p>The suit, overalls or blouse and trousers of printed cloth, is sewn at home. The bells, two or three to each, are strapped to the back and weigh like remorse. In the hand goes the club, topped with the carved head of a demon.</p>
<h2>Two legends for one din</h2>
<p>The first is unexpectedly tender. On Candlemas Day the Virgin was to present her son in the temple and feared people’s eyes. The devils came leaping so that everyone would look the other way.</p>
<p>The second tells of some shepherds who found an image of Saint Blaise buried on the border with another village. There was a dispute, Almonacid won, and the shepherds celebrated by hanging the bells of their flocks on themselves. As the carving was dirty, they washed its face with what they had to hand: brandy. It is still done.</p>
<h2>The calendar</h2>
<table>
<thead><tr><th>Day</th><th>What is celebrated</th><th>Look out for</th></tr></thead>
<tbody>
<tr><td>1 February</td><td>The eve</td><td>The devils ask leave and make their first round</td></tr>
<tr><td>2 February</td><td>Candlemas</td><td>Caps of flowers, procession and the washing of Saint Blaise</td></tr>
<tr><td>3 February</td><td>Saint Blaise</td><td>Red mitres and leaps before the image</td></tr>
<tr><td>4 February</td><td>San Blasillo</td><td>The women dancers and their stick dances</td></tr>
</tbody>
</table>
<h2>Watching without being in the way</h2>
<p>The feast is of national tourist interest and protected heritage, but it is not a show put on for anybody. When the devils enter the church and dance on tiptoe before the altar, exhausted, you will see real tears. Put your phone away for a while.</p>
<p>Wear comfortable shoes, leave the car at the entrance and book a table in good time. Segóbriga is a quarter of an hour away: with a little order, everything fits into one day. You will find other winter dates under <a href="/actividades-y-eventos">activities and events</a>.</p>
`,
  },
  'Un día en la Ciudad Encantada, sin prisas y con desvíos': {
    titulo: 'A day in the Ciudad Encantada, with detours and without hurry',
    resumen: `The Tormo Alto is on every postcard, but the outing begins much earlier, on the road along the Júcar. Here is a full day with a devil’s window, a sea of stone, a viewpoint and a lagoon.`,
    contenido: `
<p>The first time you see the Tormo Alto you think that somebody ought to prop it up. A mass of rock as wide as a house rests on a narrow foot, and has done so for many thousands of years. The Ciudad Encantada is made of balances like that one. It is best explored slowly, and better still not on its own.</p>
<h2>Why the stones wear hats</h2>
<p>Some ninety million years ago all this was the bottom of the sea. The sediments formed layers of different strength: on top, hard dolomites; below, softer ones. When they emerged, water, ice and wind attacked together, but not at the same pace. What was soft grew thin and what was hard was left overhanging. Hence the mushrooms, the arches and the alleys.</p>
<p>The place, on land belonging to Valdecabras, was declared a natural site of national interest in 1929. It is a private estate, so there is an entrance fee.</p>
<h2>The walk</h2>
<p>The circuit is a loop of about three kilometres and well signposted. Every figure has its sign, although it is more fun to guess before you read it: the Ships, the Dog, the Seal, the Slide, the Lovers of Teruel. Allow an hour and a half. Some stretches are not suitable for pushchairs.</p>
<h2>The day, stop by stop</h2>
<table>
<thead><tr><th>Stop</th><th>From Cuenca</th><th>Time there</th></tr></thead>
<tbody>
<tr><td>Villalba de la Sierra</td><td>20 km</td><td>A coffee</td></tr>
<tr><td>Ventano del Diablo</td><td>24 km</td><td>20 minutes</td></tr>
<tr><td>Ciudad Encantada</td><td>30 km</td><td>1 h 30 min</td></tr>
<tr><td>Uña viewpoint</td><td>On foot, about 2 km</td><td>1 hour, there and back</td></tr>
<tr><td>Lagoon of Uña</td><td>36 km</td><td>45 minutes</td></tr>
</tbody>
</table>
<p><em>Approximate distances along the CM-2105.</em></p>
[[ubicacion:ventano-del-diablo]]
<h3>The devil’s window</h3>
<p>A vault of rock open to the void, with two holes that look onto the gorge of the Júcar. According to legend, the devil pushed the curious over. Hold on: the view pushes quite enough.</p>
<h3>The viewpoint and the lagoon</h3>
<p>From the car park of the Ciudad Encantada a path leads to the Uña viewpoint, a natural balcony over the valley. Below shines the lagoon, with its reeds and its coots. Afterwards you can drive down and walk round it.</p>
<figure data-ancho="ancha"><img src="[[imagen:laguna-de-una]]" alt="Three coots on the lagoon of Uña, with the cliffs behind" width="1600" height="1067"><figcaption>The lagoon, when the last car has gone. Illustration: Archivo de Ejemplo.</figcaption></figure>
<p>If your visit falls on the last Saturday of the month, stay for dinner: at night the torches are switched off.</p>
[[evento:noche-de-estrellas-junto-a-la-laguna]]
<h2>When and how</h2>
<ul>
<li><strong>Best light:</strong> first thing or late afternoon; midday flattens the shapes.</li>
<li><strong>Best season:</strong> autumn on a weekday. Under snow it is another planet, but check the state of the road.</li>
<li><strong>Bring:</strong> water, a cap and a snack. Take down everything you take up.</li>
</ul>
<p>To make a longer day of it on foot, the guide we carry in our rucksack:</p>
[[producto:guia-de-senderos-de-la-serrania]]
<p>You will find every stop on <a href="/ubicaciones">our map</a>, with coordinates and frequent questions.</p>
`,
  },
  'El nacimiento del Cuervo, un río que empieza por el final': {
    titulo: 'The source of the Cuervo, a river that begins at the end',
    resumen: `Almost all rivers are shy at birth. Not the Cuervo: it comes out of a cave and a few metres on drops in a curtain of moss and tufa. A short walk that changes completely with every season.`,
    contenido: `
<p>The sound greets you in the car park. It is not a roar, it is something finer, like many conversations at once. You follow the walkway between Scots pines and, ten minutes on, there it is: a wall of moss down which the water does not fall, but crumbles into hundreds of threads.</p>
<h2>The waterfall that grows</h2>
<p>The Cuervo rises at almost 1,500 metres, on the slope of the Muela de San Felipe, near Vega del Codorno. The water has travelled through the limestone and arrives laden with carbonate. When it comes out into the air and meets the mosses it lets it go, and that deposit becomes <strong>tufa</strong>, a spongy stone that grows with the waterfall itself. What you see is therefore an unfinished sculpture.</p>
<p>The whole place is protected as a natural monument. The river, still a child here, then runs down to the Guadiela and ends in the Tagus.</p>
<h2>Three ways to walk it</h2>
<table>
<thead><tr><th>Route</th><th>Distance</th><th>For whom</th></tr></thead>
<tbody>
<tr><td>To the waterfall</td><td>About 400 m</td><td>Everyone; the first stretch is accessible</td></tr>
<tr><td>Source path</td><td>1.5 km, a loop</td><td>Families who do not mind some stairs</td></tr>
<tr><td>Peat bog path</td><td>Another kilometre and a half</td><td>Those curious about plants</td></tr>
<tr><td>Pinewood path</td><td>11 km</td><td>Hikers</td></tr>
</tbody>
</table>
<p>Do not stop at the waterfall as many people do. The path climbs alongside the water, passes clear pools and ends before a crack in the rock: the spring. It is the quietest spot on the walk and, in summer, the coolest.</p>
<h2>Four seasons, four rivers</h2>
<ul>
<li><strong>Spring.</strong> The thaw multiplies the threads and the waterfall becomes a white wall. It is at its best.</li>
<li><strong>Summer.</strong> There is less water and more shade. In dry years it hardly drips: ask first.</li>
<li><strong>Autumn.</strong> Maples and hazels bring the colour that the pinewood lacks.</li>
<li><strong>Winter.</strong> After several nights of frost in a row the waterfall freezes and looks like an organ made of glass.</li>
</ul>
<h2>Looking after it</h2>
<p>Tufa takes decades to grow a few centimetres and breaks under one footstep. Do not cross the fences, do not swim, and do not let the dog do so either. The photograph is just as good from the railing.</p>
<h2>Getting there</h2>
<p>From Cuenca it is about 80 kilometres by Villalba de la Sierra, Uña and Tragacete. The road is beautiful and slow: allow an hour and a half and fill the tank before you set out. On the way back, a plate of morteruelo in any village of the hills rounds the day off well. And if you would rather go with a guide, look at the <a href="/actividades-y-eventos">outings on offer</a>.</p>
`,
  },
};
