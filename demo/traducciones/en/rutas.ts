import type { Traducidas } from '../types.ts';

export const rutas: Traducidas = {
  'Por la hoz del Huécar, bajo las Casas Colgadas': {
    nombre: 'Along the Huécar gorge, beneath the Hanging Houses',
    descripcion: `<p>A short walk that explains the city better than any map. You leave the San Pablo bridge, go down to the vegetable gardens of the Huécar and, before you know it, you have the Hanging Houses right above your head.</p>
<h2>The way</h2>
<p>The path follows the river upstream between walnut trees and garden walls, crosses by a footbridge and comes back along the opposite slope, with the city in profile. The last climb to the Castillo quarter is short and you will feel it; at the top there is a viewpoint and a fountain.</p>
<h2>When to go</h2>
<p>In autumn, mid-morning. In summer, late in the day: the gorge is in shade before the clock says so.</p>`,
  },
  'Paseo hasta el nacimiento del río Cuervo': {
    nombre: 'A walk to the source of the river Cuervo',
    descripcion: `<p>Some rivers are born discreetly. Not the Cuervo: it comes out of the rock, drops down a front of moss and has made a waterfall before it has run a hundred metres.</p>
<h2>The way</h2>
<p>From the car park a wooden walkway takes you to the falls in ten minutes. Most people turn round there; carry on. The path climbs to the cave where the water springs and loops back through the pinewood, in silence, among hollies and orange-barked pines.</p>
<h2>Bear in mind</h2>
<p>By the end of summer there is little water; in January it sometimes stands still, and is better yet.</p>`,
  },
  'De Uña al escalerón y la laguna': {
    nombre: 'From Uña to the Escalerón and the lagoon',
    avisos: 'The Escalerón is slippery in rain or ice: turn back then. There is no water along the way.',
    descripcion: `<p>Uña fits into one glance: a lagoon, a village and a wall of rock behind. This route climbs the wall by the Escalerón, follows the rim and comes down again by the Raya, with the vultures at eye level.</p>
<h2>The way</h2>
<p>The hard part is at the beginning: the Escalerón gains two hundred metres without asking leave, by a passage cut into the wall. On top the path becomes a balcony, and there is nothing to do but walk and look down. The descent at the far end is stony; take it slowly.</p>
<h2>Bear in mind</h2>
<p>In fog or ice, walk round the lagoon instead: a level hour, with ducks.</p>`,
  },
  'Hoz de Beteta y sumidero de Mata Asnos': {
    nombre: 'Hoz de Beteta and the Mata Asnos sinkhole',
    avisos: 'The sinkhole has no railing: hold children by the hand. There is hardly any coverage in the gorge.',
    descripcion: `<p>The Guadiela insisted on passing where it did not fit, and the result is this gorge: sheer walls, yews that have no business being here and a river that keeps changing its green.</p>
<h2>The way</h2>
<p>The route enters the gorge at the Fuente de los Tilos, follows the bank and then climbs a ravine to the sinkhole, where the water disappears without explanation. On the way back the village and its castle show in the distance. It is long and one-way: leave a car at each end, or count on walking it twice.</p>
<h2>When to go</h2>
<p>In May, for the orchids. In November, for the colours.</p>`,
  },
};
