import type { Traducidas } from '../types.ts';

export const masArticulos: Traducidas = {
  'La vuelta a Cuenca por sus dos hoces': {
    titulo: 'Around Cuenca by its two gorges',
    resumen: `Four kilometres are enough to go round the upper town without leaving the water and the rock. An urban trail that passes beneath the Hanging Houses, climbs to the Castillo and returns beside the Júcar.`,
    contenido: `
<p>There are two ways to know Cuenca: from above, leaning over, or from below, craning your neck. This walk offers both in one morning. You need no car, no mountain boots and no plans beyond a sandwich.</p>
<h2>The route</h2>
<p>It is a circuit of about four kilometres, waymarked as a local footpath by the city. You can begin where you like. We start at the Recreo Peral, on the bank of the Júcar, and go with the current.</p>
<table>
<thead><tr><th>Stretch</th><th>Time</th><th>What you will see</th></tr></thead>
<tbody>
<tr><td>Recreo Peral to the Junta de los Ríos</td><td>25 min</td><td>A wooden walkway over the Júcar</td></tr>
<tr><td>Junta de los Ríos to the Auditorium</td><td>20 min</td><td>The Huécar between houses and bridges</td></tr>
<tr><td>Auditorium to the San Pablo bridge</td><td>15 min</td><td>The Hanging Houses, from below</td></tr>
<tr><td>Bridge to the Castillo viewpoint</td><td>35 min</td><td>Hocinos and a climb up the slope</td></tr>
<tr><td>Castillo to the Recreo Peral</td><td>25 min</td><td>Down into the Júcar gorge</td></tr>
</tbody>
</table>
<h2>The side of the Júcar</h2>
<p>Here the water has that green that looks invented and comes from dissolved limestone. The walkway clings to the wall, between poplars and willows. Look up: on the cliffs there are enormous painted eyes that nobody quite knows who began and that somebody touches up from time to time.</p>
<h2>The side of the Huécar</h2>
<p>The small river has made the more famous gorge. Beyond the Auditorium the valley narrows and the houses climb the rock until, suddenly, you have the <strong>Hanging Houses</strong> right above you, their wooden balconies over nothing. A little further on the <strong>San Pablo bridge</strong> crosses overhead, of iron, laid at the beginning of the twentieth century in the place of one of stone that had fallen into ruin. It is some sixty metres high: if you suffer from vertigo, be glad you are passing underneath.</p>
<p>Then the asphalt ends. The path goes on among <em>hocinos</em>, the small houses with a garden tucked against the rock, and gains height little by little. The poet Federico Muelas, who had one, needed nothing more to write.</p>
<h2>At the top</h2>
<p>The Castillo viewpoint is the prize. The whole city fits into one glance: the cathedral, the convent of San Pablo, the medieval skyscrapers of Calle Alfonso VIII. If you come in the first days of November the poplars at the bottom will be yellow and you will not want to go down.</p>
<h2>Tips</h2>
<ul>
<li>Do it in the morning: the sun falls full on the Hanging Houses.</li>
<li>In rain or ice the slope of the Huécar is slippery.</li>
<li>If you want more, join the senda de los Hocinos towards Molinos de Papel.</li>
</ul>
<p>In the <a href="/tienda">shop</a> there is a walking guide with this and other routes.</p>
`,
  },
  'La laguna que se vuelve de leche': {
    titulo: 'The lagoon that turns to milk',
    resumen: `Some summers the laguna de la Gitana wakes up white; some winters the laguna de las Tortugas blushes pink. In Cañada del Hoyo legend and chemistry tell the same story with a different ending.`,
    contenido: `
<p>You are walking through the pinewood, the ground opens and a round green eye appears, with the rock wall for an eyelid. No river runs in and none runs out. A little further there is another, dark blue, and another almost black. They are the <strong>lagoons of Cañada del Hoyo</strong>, and the strange thing is not that they have different colours, but that they change them.</p>
<h2>What used to be told</h2>
<p>They say that two young gypsies from feuding families used to meet in secret on the shore. One night he did not arrive in time and she, believing herself abandoned, threw herself into the water. Since then, every year around the same date, the lagoon grows pale with grief. For a long time there were people who preferred not to go near it in August.</p>
<p>The astonishing thing is that it really happens. Between the middle of July and early September, when conditions are right, the water goes from green to milky white in a matter of days and then, just as calmly, back again.</p>
<h2>What is known</h2>
<p>The lagoons are <strong>torcas</strong>, collapses in the limestone that reached the groundwater. That water is laden with lime. When summer warms the upper layer and the algae speed up their photosynthesis, the calcite can no longer stay dissolved and precipitates in tiny crystals. Millions of them in suspension: that is the milk. Then they sink and the green returns.</p>
<p>The pink has another author. In 2018, and again in other winters, the lagunillo de las Tortugas turned fuchsia. The Geological and Mining Institute identified who was to blame: <em>Thiocapsa</em>, a purple sulphur bacterium that lives in the zone without oxygen. If the cold comes all at once, the surface water grows heavier, sinks and pushes the tenant upwards.</p>
<table>
<thead><tr><th>Lagoon</th><th>Usual colour</th><th>When it surprises</th></tr></thead>
<tbody>
<tr><td>La Gitana or La Cruz</td><td>Green</td><td>White, a few days in summer</td></tr>
<tr><td>El Tejo</td><td>Dark blue</td><td>Sometimes turns pale; it is the deepest</td></tr>
<tr><td>Lagunillo del Tejo</td><td>Almost black</td><td>At midday, with the sun high</td></tr>
<tr><td>Las Tortugas</td><td>Greenish turquoise</td><td>Pink, in the odd very cold winter</td></tr>
</tbody>
</table>
<h2>What is still not known</h2>
<p>Nobody can tell you the day. It takes heat, light, lime and stillness in the right proportion, and there are years when it does not happen. That is the part of the mystery that holds out: we know how, not when.</p>
<h2>If you go</h2>
<ul>
<li>Three of the seven lagoons are open to everyone; the others are on a private estate, so find out first.</li>
<li>It has been a Natural Monument since 2007: swimming is not allowed.</li>
<li>Combine it with the torcas of Los Palancares, their dry sisters. You will find them on <a href="/ubicaciones">the map</a>.</li>
</ul>
`,
  },
  'El mimbre busca manos: nace un taller para aprender a tejerlo desde cero': {
    titulo: 'Wicker is looking for hands: a workshop to learn weaving from scratch',
    resumen: `Retired basket makers and young people from the banks of the Escabas will share a bench on Saturday mornings. The course, of ten sessions, hopes to keep a trade that fed several villages from being left without heirs.`,
    contenido: `
<p>Ten places, ten Saturdays and a bucket of water each. With that luggage a basketry workshop begins in Cañamares, open to anyone who wants to learn, whatever their age and without experience. It is run by an association of people from the riverside, and those who teach are craftsmen who had gone years without a pupil.</p>
<h2>From the meadow to the bench</h2>
<p>The banks of the Escabas and the Trabaque, between the Alcarria and the Serranía, were for decades the main producer of wicker in Spain. Cañamares, Priego and Villaconejos de Trabaque lived on it, above all in the middle of the last century. Then came plastic and imports, and many meadows changed crop.</p>
<p>The plant and the memory remain, however. The osier is a generous willow: it is cut to the ground in winter, sprouts again in spring and can go on doing so for many years. Between the fall of the leaf and the cutting, the rods light up in a red that draws photographers from everywhere.</p>
<h2>What will be taught</h2>
<ol>
<li>Recognising the kinds of rod: white, boiled, known as <em>buff</em>, and with its bark on.</li>
<li>Soaking, sorting by size and storing the material.</li>
<li>Making a round base and raising the ribs.</li>
<li>Weaving, finishing and putting on a handle that bears real weight.</li>
</ol>
<p>The last piece will be free. The masters expect bread, firewood and the odd lamp.</p>
<blockquote><p>“Whoever makes one basket makes a hundred, given wicker and time”, says the proverb on the door. “Wicker we have to spare. We come to supply the time”, say the organisers.</p></blockquote>
<h2>An opening for the young</h2>
<p>The idea is not only sentimental. Interior design and plastic-free packaging have revived interest in plant fibres, and the few workshops still at work say they have more orders than hands. Two former fine arts students have already signed up to mix basketry and design.</p>
<h2>How to sign up</h2>
<p>Just call or write. There is a token fee that covers the material, and anyone coming from elsewhere can ask for help sharing a car. If you would rather begin by touching the result, in the <a href="/tienda">shop</a> you will find baskets and lamps made of wicker from these banks, and in <a href="/rutas-y-naturaleza">walks and nature</a>, strolls through the meadows.</p>
`,
  },
  'Noche de estrellas en la sierra: se apagan las farolas para ver la Vía Láctea': {
    titulo: 'A night of stars in the hills: the street lamps go out to show the Milky Way',
    resumen: `Several communities of the Serranía will leave their streets dark for two hours to look at the sky together. There will be telescopes, blankets, hot broth and somebody who knows where Andromeda is.`,
    contenido: `
<p>At eleven sharp a neighbour will pull down the lever of the switchboard and the village will disappear. For two hours there will be no light but the one above. The idea, which began as a wager between amateurs, has now spread to several villages of the Serranía de Cuenca and will be repeated at each new moon, clouds permitting.</p>
<h2>One of the darkest skies in central Spain</h2>
<p>It is no accident that it happens here. The hills are thinly peopled, high and far from the great cities, and for years they have been certified by Starlight as a stargazing destination. On a clear night thousands of stars can be seen with the naked eye, and the Milky Way even draws the outline of the pines.</p>
<h2>What there is to see</h2>
<p>The programme depends on the date, but one rule is fixed: for the first half hour nobody touches a telescope. The eye needs that time to adjust. Then the constellations are gone through with a pointer and people take turns to look:</p>
<ul>
<li>A planet, whichever is up. Saturn always wins the vote.</li>
<li>The Andromeda galaxy or, depending on the season, the Orion nebula.</li>
<li>Some open cluster, which through binoculars looks like spilt salt.</li>
</ul>
<p>The names the shepherds used will be told as well. The Milky Way was the Road to Santiago; the Pleiades, the Little Goats; the Great Bear, the Cart, the clock of those who slept in the open with their flocks.</p>
<h2>What to bring</h2>
<table>
<thead><tr><th>Yes</th><th>No</th></tr></thead>
<tbody>
<tr><td>Warm clothes, even in August</td><td>White torches</td></tr>
<tr><td>A red torch or red cellophane</td><td>A phone at full brightness</td></tr>
<tr><td>A camping chair or a blanket</td><td>Headlights on while parking</td></tr>
<tr><td>Binoculars, if you have them</td><td>Drones</td></tr>
</tbody>
</table>
<h2>More than a show</h2>
<p>The organisers want to use the occasion to talk about light pollution. Lamps that point the right way use less, let people sleep better and do not confuse birds and insects. In several villages the globe lamps have already been replaced by others that light only the ground.</p>
<blockquote><p>“We have not come to switch the village off”, they explain. “We have come to switch the rest on”.</p></blockquote>
<p>It is free, though you are asked to confirm so that the broth can be organised. You will find the next date under <a href="/actividades-y-eventos">activities and events</a>.</p>
`,
  },
  'La mañana en que cayó el Giraldo': {
    titulo: 'The morning the Giraldo fell',
    resumen: `On 13 April 1902 the bell tower of Cuenca cathedral collapsed. Four young people died and the city lost its outline. The façade you see today was born of that fall.`,
    contenido: `
<p>Stand in the middle of the Plaza Mayor and look at the cathedral. Something is missing, though you cannot say what: so wide a façade asks for an upright to pin it to the sky. For centuries it had one. It was called the Giraldo tower, a sister name to Seville’s Giralda, and it came down one Sunday in spring.</p>
<h2>Ten in the morning</h2>
<p>It was 13 April 1902. Holy Week was just over and several boys had gone up to ring the bells, as on so many Sundays. Around ten there was a creak, and then a roar that reached the lower quarters. When the cloud of dust began to settle, where there had been a tower there was a heap of stone that had swept away the bell ringer’s house and part of the cloister, and had reached the <strong>Arco de Jamete</strong>, the Renaissance jewel of the church.</p>
<p>Within minutes the square was full. Those from above were looking for their own; those from below were climbing the slopes not knowing yet to what. They worked by day and also by night, with electric light put up in all haste.</p>
<h2>Four names</h2>
<p>María Antón, the bell ringer’s daughter, died, and three children: José López, Segundo de León and Reyes López, aged nine. It is right to write them down, because the habit of speaking of stones ends by forgetting those who were underneath. There was also a lesser miracle: two boys, Alejandro Mena and Gregorio López, came out alive after two days in the rubble.</p>
<h2>It was known</h2>
<p>The next day the matter reached Parliament. A deputy recalled that the bishopric had warned of the danger fourteen years before; from the other side somebody went so far as to blame the ringing of the bells. On 27 April the minister José Canalejas came to see the ruin. What was still standing had to be pulled down.</p>
<blockquote><p>Towers do not fall on a Sunday: they have been falling for years, and one Sunday we notice.</p></blockquote>
<h2>The unfinished façade</h2>
<p>That same summer the cathedral was declared a National Monument. The architect <strong>Vicente Lampérez</strong> designed a new front, of a dreamed Gothic, and the first stone was laid on 28 September 1910. The works dragged on for decades and never reached the heights intended. That is why the façade has that air of an open stage set, with arches through which you can see the sky go by.</p>
<p>When you go in, look for the Arco de Jamete and step into the cloister: they are the two places that took the blow. And if you want to follow the thread of the city of stone, more stories await you in <a href="/historia">our history section</a>.</p>
`,
  },
};
