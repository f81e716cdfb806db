import type { Traducidas } from '../types.ts';

export const ubicaciones: Traducidas = {
  'Casas Colgadas': {
    nombre: 'Casas Colgadas, the Hanging Houses',
    descripcion: `<p>Some cities lean over a river. Cuenca leans over thin air. The Hanging Houses are what is left of a much longer row of homes which, from the fifteenth century on, grew out over the cliff of the Huécar gorge because there was no room left on top. Their wooden balconies jut out from the rock and, seen from below, seem to stay up out of sheer habit.</p>
<h2>What to look for</h2>
<p>The group you see today brings together the <strong>Casa de la Sirena</strong> and the <strong>Casas del Rey</strong>, restored in the twentieth century when they were close to ruin. Inside is the Museum of Spanish Abstract Art, so you can do something rare: step into the postcard and look out.</p>
<p>The best view is from the San Pablo bridge. Come first thing, when the sun reaches into the gorge and lights up the wood, or come back at night, when the houses are floodlit and the crowds have gone. If you have a little longer, walk down to the path along the Huécar and look up from among the vegetable gardens: only there do you really grasp the height.</p>
<h2>To round off the visit</h2>
<p>The cathedral and the Plaza Mayor are two minutes away. The whole old town has been a World Heritage Site since 1996, and it is explored on foot, uphill and gladly.</p>`,
    meta_description:
      'The Hanging Houses of Cuenca: their history, the best view, when to come and what to see near the most famous balconies of the Huécar gorge.',
    imagenes: [
      'The Hanging Houses lit up above the Huécar gorge',
      'The Huécar gorge with its trees in autumn colours',
      'The San Pablo bridge, the best viewpoint for the Hanging Houses',
    ],
    faqs: [
      [
        'Is it Casas Colgadas or Casas Colgantes?',
        'Colgadas. In Cuenca they will correct you kindly: bridges are “colgantes”, suspended; houses are “colgadas”, hung.',
      ],
      [
        'Can you go inside?',
        'Yes. They are home to the Museum of Spanish Abstract Art, so a visit takes you through their rooms and up to the windows over the gorge.',
      ],
      [
        'Where is the best view?',
        'From the San Pablo bridge in the morning, and from the path along the Huécar, down below, at any time.',
      ],
    ],
  },
  'Ciudad Encantada': {
    nombre: 'Ciudad Encantada, the Enchanted City',
    descripcion: `<p>Some ninety million years ago this was the bed of a quiet sea. The water withdrew, the rock was left bare, and rain, ice and wind set to work in no hurry at all. The result is a city without an architect, with streets, squares, arches and inhabitants of stone.</p>
<h2>How it was made</h2>
<p>The upper layer is harder and holds out better than the one below. That is why so many rocks have a narrow foot and a wide head, like giant mushrooms. The most famous is the <strong>Tormo Alto</strong>, the sentinel that greets you as you come in.</p>
<h2>The walk</h2>
<p>A signposted loop of about three kilometres, almost flat, leads you through the pines past the figures that have names of their own: the Ships, the Dog, the Seal, the Sea of Stone, the Lovers of Teruel, the elephant fighting the crocodile. Some you recognise at once; others ask you to tilt your head and have a little faith. Allow an hour and a half, and twice that with children, because they will not want to leave.</p>
<p>The site lies more than 1,400 metres above sea level and was declared a Natural Site of National Interest in 1929. In winter, under snow, the silence is so deep that you hardly dare take a step.</p>`,
    meta_description:
      'The Ciudad Encantada of Cuenca: how it was formed, the walk from the Tormo Alto to the Sea of Stone, and tips for visiting with children.',
    horario: 'Every day, 10:00 to 18:00',
    precio: 'Adults €7, children €4',
    imagenes: ['The rocks of the Ciudad Encantada covered in snow', 'Mist among the pines of the Serranía de Cuenca'],
    faqs: [
      [
        'How long does it take?',
        'About an hour and a half at an easy pace. The loop is some three kilometres long with hardly any climbing.',
      ],
      [
        'Is there an entrance fee?',
        'Yes, the site is on private land and there is a charge. Check times and prices before you set out, as they change with the season.',
      ],
      [
        'Can I bring a pushchair?',
        'The ground is bare earth and there are a few steps. You will be far more comfortable with a baby carrier.',
      ],
    ],
  },
  'Catedral de Santa María y San Julián': {
    nombre: 'Cathedral of Santa María y San Julián',
    descripcion: `<p>Alfonso VIII entered Cuenca in September 1177, and soon afterwards one of the first Gothic cathedrals in Castile began to rise over the old great mosque. The master builders came from the north, and it shows: there is something of Normandy in it, and of the island beyond, a foreign air that suits the light of the plateau very well.</p>
<h2>Inside</h2>
<p>Look up at the triforium with its stone angels, then find the <strong>Arco de Jamete</strong>, a Renaissance doorway so rich that it deserves a quarter of an hour to itself. The two Baroque organs are still played. And when you think you have seen it all, look at the stained glass: it is abstract, from the 1990s, and by mid-morning it fills the floor with colour.</p>
<h2>The façade</h2>
<p>In April 1902 the Giraldo tower collapsed and took part of the church with it. The façade you see is the one Vicente Lampérez designed from 1910 on, and it was never finished. By dint of being incomplete it has found its character: through the high openings you can watch the sky go by.</p>
<p>Climb to the triforium if it is open. From up there the Plaza Mayor looks like a theatre.</p>`,
    meta_description:
      'Cuenca cathedral, Gothic and open to the sky: the Arco de Jamete, the abstract stained glass and the façade that was never finished.',
    horario: 'Monday to Friday, 10:00 to 17:30; Saturday, 10:00 to 18:30; Sunday, 10:00 to 17:30',
    precio: 'Adults €5.50, audio guide included; children under 8, free',
    imagenes: ['The Plaza Mayor of Cuenca, at the foot of the cathedral', 'Pipes of a Baroque organ'],
    faqs: [
      [
        'Why does the façade look unfinished?',
        'Because it is. After the tower fell in 1902 a new façade was begun, and it was never completed.',
      ],
      [
        'Who made the stained glass?',
        'Gustavo Torner, Gerardo Rueda, Bonifacio Alfonso and Henri Dechanet, in the 1990s.',
      ],
      [
        'What is the best time to visit?',
        'Mid-morning on a sunny day, when the windows throw their colours onto the stone.',
      ],
    ],
  },
  'Nacimiento del río Cuervo': {
    nombre: 'Source of the river Cuervo',
    descripcion: `<p>Few rivers make such a theatrical entrance. The Cuervo comes out of a cave on the slope of the Muela de San Felipe, takes a few steps and lets itself fall over a ledge of tufa covered in moss. Dozens of threads of water hang from it: in spring they are a curtain and in January, if it really freezes, a chandelier.</p>
<h2>What you will find</h2>
<p>From the car park an accessible wooden walkway takes you to the foot of the falls in a few minutes. From there a path climbs some steps to the cave where the river springs and returns along the other bank: in all, about <strong>a kilometre and a half</strong> among Scots pines, limes, hazels and hollies. If your legs are up to it, the Turbera path extends the walk across a wet meadow with orchids.</p>
<p>The place has been a Natural Monument since 1999 and lies at around 1,500 metres. The water will end up in the Guadiela and, with it, in the Tagus, although a stroll away, on the other side of the ridge, other waters run down to the Júcar and the Mediterranean.</p>
<p>Keep to the marked path. Moss takes years to grow and a second to break.</p>`,
    meta_description:
      'The source of the river Cuervo, in Vega del Codorno: waterfalls, an accessible path, the best time of year and tips for your visit.',
    imagenes: ['The falls of the river Cuervo frozen in winter', 'Pinewood of the Serranía in the mist'],
    faqs: [
      [
        'When is there most water?',
        'At the end of winter and in spring. By late summer it can run very low, and the waterfall may dry up.',
      ],
      ['Is it accessible by wheelchair?', 'The walkway to the foot of the falls is. The climb to the cave has steps.'],
      [
        'Is there a charge?',
        'No, access is free. At weekends in high season it is best to arrive early to find a parking space.',
      ],
      [
        'Are the falls always frozen in winter?',
        'No. It takes several nights of hard frost in a row, usually between December and February.',
      ],
    ],
  },
  'Castillo de Belmonte': {
    nombre: 'Belmonte Castle',
    descripcion: `<p>If you drew a castle without thinking, this is the one you would draw. Juan Pacheco, Marquis of Villena and one of the most powerful men of his century, had it built in 1456, and he wanted it unlike any other: a star of stone on top of the hill of San Cristóbal, with round towers, a moat and a triangular courtyard.</p>
<h2>Inside, another surprise</h2>
<p>The severity stops at the walls. In the halls there are <strong>Mudéjar coffered ceilings</strong>, windows carved like lace and fireplaces from another age. Four centuries later the Empress Eugénie de Montijo, who had inherited the castle, had it restored in the French fashion and left brick galleries in the courtyard that people still argue about.</p>
<p>The film and the audio guide help you follow the thread. Leave time for the wall walk: from the battlements you see the town walls running down to the village and a plain that trails off into windmills.</p>
<h2>And then the town</h2>
<p>Belmonte is also the birthplace of Fray Luis de León. Its collegiate church keeps carved choir stalls that came from Cuenca cathedral and the font in which, tradition says, he was christened. Enter by the Chinchilla gate and get lost without a map.</p>`,
    meta_description:
      'The fifteenth-century castle of Belmonte: history, Mudéjar ceilings, the wall walk and everything to see in the town of Fray Luis de León.',
    horario: 'Tuesday to Sunday, 10:00 to 14:00 and 16:00 to 19:00; closed on Mondays',
    precio: 'Adults €10, children €6',
    imagenes: ['A medieval knight on horseback', 'Wheat fields around Belmonte in summer'],
    faqs: [
      ['Who built the castle?', 'Juan Pacheco, first Marquis of Villena, who began the works in 1456.'],
      ['How long is the visit?', 'Between an hour and a half and two hours, counting the wall walk and the gardens.'],
      [
        'Have films been shot here?',
        'Yes. The best remembered is “El Cid” (1961), which filmed its tournament scene before these walls.',
      ],
    ],
  },
  'Puente de San Pablo': {
    nombre: 'San Pablo bridge',
    descripcion: `<p>Crossing it is a rite. A hundred metres of iron and wood over the void, with the Huécar far below and the Hanging Houses opposite, as if posing. Board by board, the bridge creaks just enough to remind you where you are.</p>
<h2>A bridge and its ancestor</h2>
<p>The first one was of stone. Canon Juan del Pozo promoted it in the sixteenth century to join the city to the convent of San Pablo, which the Dominicans had built on the far side. It took decades to finish and in the end it collapsed. At the beginning of the twentieth century the <strong>iron footbridge</strong> you see today was laid over its remains, at the height of enthusiasm for the new architecture of metal. If you look over the edge you can still make out where the old piers began.</p>
<h2>For photographers and lovers</h2>
<p>In the morning the sun falls full on the balconies. At dusk the light leaves the houses and stays on the rocks. By night it is lit up and is, quite simply, another place.</p>
<p>On the far side the old convent awaits, now a parador, and a path that climbs the Socorro hill. If heights trouble you, look straight ahead, hold on to the rail and think of the glass of resoli you have earned.</p>`,
    meta_description:
      'The San Pablo bridge in Cuenca: its history, the best hours for a photograph and how to cross the Huécar gorge facing the Hanging Houses.',
    imagenes: ['The Huécar gorge in autumn, seen from the bridge', 'The Hanging Houses at first light'],
    faqs: [
      [
        'Is it very dizzying?',
        'That depends on you. The rail is solid and the deck is wide, but you can see the bottom of the gorge more than forty metres below.',
      ],
      [
        'Is it always open?',
        'Yes, it is a free public crossing, day and night, except when closed for works or bad weather.',
      ],
    ],
  },
  'Parque arqueológico de Segóbriga': {
    nombre: 'Segóbriga archaeological park',
    descripcion: `<p>The Romans had no cheap window glass, but they had something almost better: <em>lapis specularis</em>, a transparent gypsum that was mined in these lands and shipped to the whole Empire. That trade made Segóbriga rich, and the wealth still shows in its stones.</p>
<h2>A day in the city</h2>
<p>You enter as they did, between two entertainments: on one side the <strong>theatre</strong>, finished around the year 79, its tiers almost intact; on the other the <strong>amphitheatre</strong>, which held some 5,500 people. Further up wait the forum, the basilica, two baths and the streets with their drains. Outside the wall you can guess at the circus, and there are the remains of a great Visigothic basilica, for there were bishops here until the city slowly went out.</p>
<p>Sit down for a moment on the steps of the theatre. The hill is called Cabeza de Griego, and from it you see exactly what a townsman of those days saw: open country, the Cigüela and a great deal of sky.</p>
<p>Start at the visitor centre, bring a hat and water in summer, and do not hurry. The whole tour asks for about two hours.</p>`,
    meta_description:
      'Segóbriga, the Roman city of lapis specularis: theatre, amphitheatre, forum and baths near Saelices, a step away from the A-3.',
    horario: 'Tuesday to Sunday, 10:00 to 18:00; closed on Mondays',
    precio: 'Adults €6, reduced €3',
    imagenes: ['The cereal fields around the hill of Segóbriga', 'Night sky over the plain'],
    faqs: [
      [
        'What is lapis specularis?',
        'A crystallised, transparent gypsum that splits into thin sheets and was used in Roman windows. The most prized mines were around Segóbriga.',
      ],
      ['How much time do I need?', 'Two hours to see it at leisure, visitor centre included.'],
      ['Is there any shade?', 'Very little. In summer go first thing or at the end of the afternoon, and bring water.'],
    ],
  },
  'Lagunas de Cañada del Hoyo': {
    nombre: 'Lagoons of Cañada del Hoyo',
    descripcion: `<p>Seven round lagoons, as if somebody had been dropping coins in the woods. And every coin a different colour: green, dark blue, turquoise, almost black. Fill a glass and the water is clear; step back and the mystery returns.</p>
<h2>Why</h2>
<p>They are torcas, circular collapses in the limestone, which here go down as far as the groundwater. The colour comes from the depth, the light and the micro-organisms that live in each one. In the <strong>laguna de la Gitana</strong>, also called de la Cruz, a small wonder happens some summers: for a few days the water turns white as milk, when the dissolved carbonate precipitates all at once.</p>
<h2>The visit</h2>
<p>Three are on open ground next to the car park: la Gitana, el Tejo, which is more than thirty metres deep, and the Lagunillo del Tejo. Easy paths go round them in little more than an hour. The other four are on a private estate and can only be seen when it opens.</p>
<p>The group has been a Natural Monument since 2007. Do not swim or go down to the water: these are fragile ecosystems, and the slopes are slippery.</p>`,
    meta_description:
      'The seven coloured lagoons of Cañada del Hoyo: why they change their shade, which can be visited and how to see them in a morning.',
    imagenes: ['A torca of Los Palancares, near the lagoons', 'A starry night in the Serranía Baja'],
    faqs: [
      [
        'Why are they different colours?',
        'Because of the micro-organisms in the water, the depth, the minerals and the light. They change with the season and the hour.',
      ],
      ['Is swimming allowed?', 'No. It is a protected area and very sensitive to any disturbance.'],
      [
        'What else is there to see nearby?',
        'The torcas of Los Palancares, a few kilometres away by track and road: the same phenomenon, but dry.',
      ],
    ],
  },
  'Castillo de Alarcón': {
    nombre: 'Alarcón Castle',
    descripcion: `<p>Here the Júcar makes so tight a turn that it almost bites its own tail. On the neck of that bend, on a crag the Muslims had already fortified, stands the castle of Alarcón. To reach it you pass through one gate after another, and at each of them the landscape grows deeper.</p>
<h2>Lords and books</h2>
<p>Alfonso VIII won it in 1184 after a long siege. Later it belonged to the infante <strong>don Juan Manuel</strong>, the author of <em>El conde Lucanor</em>, who spent seasons here between pen and sword. The marquises of Villena gave it the look it still has, with its keep outlined above the gorge. Since 1966 it has been a parador, one of the smallest in the chain.</p>
<h2>The village and its colours</h2>
<p>Stroll through the village, which is a listed historic site: the doorway of Santa María, the square of the Infante don Juan Manuel, the towers that watch the roads from the hills. And step into the church of San Juan Bautista. There Jesús Mateo spent years painting every inch of the walls and vaults; Unesco gave the work its patronage in 1997.</p>
<p>At dusk, look down at the river. The water is green and there is not a sound.</p>`,
    meta_description:
      'Alarcón Castle, above the Júcar gorge: from don Juan Manuel to the parador, with a walk through the village and the murals of Jesús Mateo.',
    imagenes: ['The green waters of the Júcar between walls of rock', 'A canoe on the river, between limestone cliffs'],
    faqs: [
      [
        'Can I go in if I am not staying there?',
        'The courtyard, restaurant and café of the parador are usually open to visitors. Ask at reception.',
      ],
      [
        'Where are the murals?',
        'In the former church of San Juan Bautista, on the square of the Infante don Juan Manuel.',
      ],
    ],
  },
  'Museo de Arte Abstracto Español': {
    nombre: 'Museum of Spanish Abstract Art',
    descripcion: `<p>In the early sixties a painter born in Manila was looking for a place for his collection and came upon some houses under repair at the edge of a precipice. His name was <strong>Fernando Zóbel</strong>. In 1966, with his friends Gustavo Torner and Gerardo Rueda, he opened in them a museum like no other: small, white, made by artists and meant for looking.</p>
<h2>The collection</h2>
<p>Here hang the names that changed Spanish painting in the middle of the twentieth century: Saura, Millares, Tàpies, Sempere, Chillida, Feito, Canogar, Guerrero and the founders themselves. The rooms go up, down and round as the house pleases. A timber floor, a narrow stair and, suddenly, a window: the gorge framed like one more picture, the only one that changes every hour.</p>
<p>Zóbel gave the collection to the Fundación Juan March in 1980, which has looked after it ever since. The museum has inspired generations of painters and made Cuenca an unexpected capital of modern art.</p>
<h2>How to enjoy it</h2>
<p>Go without trying to understand everything. Choose three works, sit down in front of them and let some time pass. Then look out of the window and compare the textures of the rock with those of the canvases. They must have had something to do with each other.</p>`,
    meta_description:
      'The Museum of Spanish Abstract Art, in the Hanging Houses of Cuenca: the adventure of Fernando Zóbel and what to see in its rooms.',
    horario:
      'Tuesday to Friday, 11:00 to 14:00 and 16:00 to 18:00; Saturday, 11:00 to 14:00 and 16:00 to 20:00; Sunday, 11:00 to 14:30; closed on Mondays',
    precio: 'Free',
    imagenes: [
      'The Hanging Houses, home of the museum, by night',
      'The Huécar gorge, the view from the windows of the museum',
    ],
    faqs: [
      [
        'Is it a good visit with children?',
        'Yes. It is short, full of curious corners, and they are better at abstract art than grown-ups.',
      ],
      ['How long does it take?', 'An hour is about right; two if you like to retrace your steps.'],
      [
        'Do I need to book?',
        'For groups, yes. On public holidays and long weekends check the opening times and capacity first.',
      ],
    ],
  },
  'Ventano del Diablo': {
    nombre: 'Ventano del Diablo, the Devil’s Window',
    descripcion: `<p>They say the devil used to lean out here to watch the Júcar go by, and that he pushed anyone who came too close. The rock helps you believe it: a hollow vault, like a skull, with two eyes open over the abyss.</p>
<h2>The viewpoint</h2>
<p>From the roadside car park a path of about a hundred metres, with steps, climbs to the balcony. Through one eye you see the gorge, with the green water lying almost <strong>two hundred metres</strong> below; through the other, the valley of Villalba and the first ranges. It is a twenty-minute visit that tends to last, because there is always a griffon vulture gliding past at eye level and nobody wants to leave before it does.</p>
<p>On clear days look at the wall opposite. If you see coloured dots moving, they are climbers on the via ferrata.</p>
<h2>On the way</h2>
<p>The Ventano is the gateway to the Serranía. The same road takes you on to the turning for the Ciudad Encantada, the lagoon of Uña, the La Toba reservoir and, further still, the source of the Cuervo. If you can choose, stop on the way out in the morning light and again on the way back, when the sun slips into the gorge.</p>`,
    meta_description:
      'The Ventano del Diablo, the balcony over the Júcar gorge in Villalba de la Sierra: legend, access, views and what to see next.',
    imagenes: [
      'Griffon vultures gliding over the Júcar gorge',
      'Climbers on the via ferrata in the cliffs',
      'The lagoon of Uña, the next stop on the way',
    ],
    faqs: [
      ['Is it a long walk?', 'No. It is about a hundred metres from the car park, with a few steps.'],
      [
        'Is it safe for children?',
        'There are railings, but the drop is great. Hold their hands, and keep dogs on a lead.',
      ],
      ['Does it cost anything?', 'Access is open and free.'],
    ],
  },
  'Monasterio de Uclés': {
    nombre: 'Monastery of Uclés',
    descripcion: `<p>You can see it from far away: a mass of pale stone on a hill, with the plain laid out at its feet. Uclés was the mother house of the <strong>Order of Santiago</strong> from 1174, and whoever ruled it ruled half of Castile. The building that stands for it today was begun in 1529 and not declared finished until 1735. They call it “the Escorial of La Mancha” for a reason.</p>
<h2>Three centuries in four façades</h2>
<p>Walk all the way round before you go in. The east front is Plateresque, as fine as embroidery; the church, sober and Herreran; and the main doorway, a Baroque overflowing with trophies and shells. Inside, the courtyard turns around a cistern and the staircase seems made to be descended in a cape. In the refectory, look up: the coffered ceiling gathers the busts of knights of the Order, Charles V among them.</p>
<h2>A poet beneath the floor</h2>
<p>Tradition places here the tomb of don Rodrigo Manrique and of his son Jorge, the poet of the <em>Coplas</em>. Behind the monastery stand towers and stretches of wall of the old fortress, looking towards the fields where the battle of Uclés was fought in 1108. Climb up as evening falls.</p>`,
    meta_description:
      'The monastery of Uclés, mother house of the Order of Santiago: its façades, refectory, fortress and the memory of Jorge Manrique.',
    imagenes: [
      'Imagined portrait of a fifteenth-century poet',
      'The plain of cereal fields at the foot of the monastery',
    ],
    faqs: [
      [
        'Why is it called “the Escorial of La Mancha”?',
        'For its size, its church in the Herreran style and its towers topped with spires.',
      ],
      [
        'Can it be combined with Segóbriga?',
        'Yes, they are less than half an hour apart by car. It makes a perfect day out.',
      ],
    ],
  },
  'Molinos de viento de Mota del Cuervo': {
    nombre: 'Windmills of Mota del Cuervo',
    descripcion: `<p>Mota del Cuervo is known as “the Balcony of La Mancha”, and you only have to go up the ridge to see why. Up there seven white mills look out in every direction over a plain that does not end. When the wind really blows you half expect a skinny nag to come round the bend.</p>
<h2>The one that turns the wrong way</h2>
<p>Documents speak of mills in Mota from 1603 on, and there came to be more than twenty. Of them all only one keeps its original walls: <strong>El Zurdo</strong>, the left-hander, so called because its sails turn the opposite way to the rest. It was the last to stop, in 1929. The others were raised again, from the sixties on, over the foundations of the old ones.</p>
<h2>Watch it grind</h2>
<p>On Saturday mornings, if the wind is willing, El Gigante grinds wheat as it did four centuries ago. Go in: the creaking wood, the trembling floor and the smell of warm flour explain more than any panel. A miller will tell you the twelve winds by name.</p>
<p>Stay for the sunset. And before you go, walk down to the Cantarerías quarter, where for centuries the women made water jars, or drive over to the Manjavacas lagoon to see flamingos.</p>`,
    meta_description:
      'The seven windmills of Mota del Cuervo: El Zurdo, Saturday milling and the best views from the Balcony of La Mancha.',
    imagenes: ['A field of sunflowers in La Mancha', 'Traditional pottery on the wheel'],
    faqs: [
      [
        'When can I see the milling?',
        'On Saturday mornings at El Gigante, as long as there is enough wind. Check with the tourist office.',
      ],
      [
        'Why does El Zurdo turn the other way?',
        'Tradition has it that its stones arrived cut in reverse, and the sails had to be adapted so that it would grind to the left.',
      ],
      [
        'Can I drive up?',
        'Yes, there is a road and a car park. On foot from the town it is about twenty minutes of gentle slope.',
      ],
    ],
  },
  'Hoz de Beteta': {
    nombre: 'Hoz de Beteta gorge',
    descripcion: `<p>You come expecting limestone and pines and you find a northern forest. At the bottom of this gorge, where the sun hardly enters, grow centuries-old limes, hazels, maples, yews and hollies, as if the climate had got its latitude wrong. The culprit is the river <strong>Guadiela</strong>, which has carved six kilometres of walls more than eighty metres high and keeps its own dampness inside.</p>
<h2>The botanical walk</h2>
<p>The path joins the Casa de la Pradera and the fuente de los Tilos: 2.6 kilometres, almost flat, in the shade and with the water always beside you. You will see panels with the names of the trees and, on the dripping rocks, a tiny carnivorous plant that catches gnats with its leaves. Look up often, for the ledges are full of vultures’ nests.</p>
<h2>The cave</h2>
<p>High on the cliff hangs the cueva de la Ramera, lived in since prehistoric times. You may only enter with a guide and in season, so as not to disturb the bats. If you prefer heights, climb with good shoes to the cueva del Armentero and its viewpoint.</p>
<p>It has been a Natural Monument since 2004, together with the Mata Asnos sinkhole.</p>`,
    meta_description:
      'The Hoz de Beteta, a northern forest in the Serranía de Cuenca: a botanical walk, ancient limes, caves and the vultures of the Guadiela.',
    imagenes: ['Griffon vultures above the cliffs of the gorge', 'Walkers on a path in the Serranía'],
    faqs: [
      [
        'Is the botanical walk easy?',
        'Very. It is 2.6 kilometres with hardly any climbing and the odd flight of wooden steps.',
      ],
      ['Where do I park?', 'Best at the Casa de la Pradera. The car park at the fuente de los Tilos is very small.'],
      [
        'Can I go into the cueva de la Ramera?',
        'Only on guided, seasonal visits. Ask at Beteta town hall before you go.',
      ],
    ],
  },
  'Torre de Mangana': {
    nombre: 'Mangana tower',
    descripcion: `<p>Every city needs somebody to tell the time. In Cuenca it is a lonely tower, on a square open to the wind that was first a fortress and then the Jewish quarter. You can see the Mangana tower from almost everywhere, and hear it from even further.</p>
<h2>One tower, many suits</h2>
<p>It goes back to the sixteenth century, when the council wanted a public clock. Since then it has been through lightning and wars, and every repair has dressed it in the fashion of the day: in the twenties it was given a neo-Mudéjar air, and in 1968 the architect <strong>Víctor Caballero</strong> gave it the look of a stronghold that it has now. Few monuments have changed so much while remaining the same.</p>
<h2>The square</h2>
<p>Beneath your feet, excavations have brought to light remains of Andalusi Cuenca, of the Jewish quarter and of the church of Santa María that came after. On the esplanade there is also a sculpture by Gustavo Torner dedicated to the Constitution.</p>
<p>Come at sunset. Lean on the railing, with the Júcar gorge and the new city below, and wait for the bells. It is one of the best free moments the city has to offer.</p>`,
    meta_description:
      'The Mangana tower, Cuenca’s clock: its history, the remains of the Jewish quarter under the square and one of the city’s finest sunsets.',
    imagenes: ['The Júcar gorge at the foot of the city', 'A street of the old town by lamplight'],
    faqs: [
      [
        'Can you climb the tower?',
        'Not usually. What you visit is the square, with its archaeological remains and its viewpoint.',
      ],
      [
        'How do I get there from the Plaza Mayor?',
        'On foot, in about five minutes, down the lanes towards the Júcar gorge.',
      ],
    ],
  },
  'Villa romana de Noheda': {
    nombre: 'Roman villa of Noheda',
    descripcion: `<p>At the end of the fourth century somebody very rich decided that his dining room should tell stories. We do not know his name. We know that he gathered more than thirty kinds of marble, filled the house with sculpture and ordered a mosaic of millions of tesserae, some of glass and gold. In 1984 a plough touched the corner of that dream.</p>
<h2>The mosaic</h2>
<p>The great hall measures around three hundred square metres, and of them some <strong>231 of figured mosaic</strong> survive, one of the largest ensembles known in the Roman world. Follow the walkways and read the scenes: the race of Pelops for the hand of Hippodamia, the judgement of Paris and the voyage of Helen, the procession of Dionysus, musicians and pantomime actors with a water organ, fishermen and sea monsters around a fountain.</p>
<p>The faces have shadow, expression and even weariness. Take your time with them.</p>
<h2>Before you go in</h2>
<p>Visits are guided and best booked. In the village the old granary houses the visitor centre, a good place to begin. Much remains to be dug: only a small part of the villa has come to light.</p>`,
    meta_description:
      'The Roman villa of Noheda and its figured mosaic, one of the largest in the Roman world: scenes, visits and booking, 18 km from Cuenca.',
    imagenes: ['Sunflowers in the fields near Noheda', 'Cereal fields of the Alcarria'],
    faqs: [
      [
        'Do I need to book?',
        'It is the wisest thing: visits are guided and places limited. Opening days change with the season.',
      ],
      ['How far is it from Cuenca?', 'About 18 kilometres along the N-320, towards Guadalajara.'],
      [
        'Is the site under cover?',
        'The mosaic is, beneath a large structure with walkways. A good plan even when it rains.',
      ],
    ],
  },
  'Chorreras del Cabriel': {
    nombre: 'Chorreras del Cabriel',
    descripcion: `<p>Between Víllora and Enguídanos the Cabriel forgets to be a river and starts to play. For almost two kilometres it slides down ramps of rock, drops in waterfalls, rests in turquoise pools and begins again. The ground you walk on is its own work, grain by grain.</p>
<h2>Water that turns to stone</h2>
<p>It is tufa: limestone that the water carries dissolved and lays down on mosses and branches until they become rock. What is singular about the Chorreras is that <strong>they are still growing</strong>. That is why they are a Natural Monument, why they belong to the Cabriel Valley Biosphere Reserve, declared by Unesco in 2019, and why you should tread with care and only where it is allowed.</p>
<h2>Getting there</h2>
<p>The way in is some five kilometres from Enguídanos, on the Cardenete road. From the car park you walk down a signposted path; the way back is uphill, so save some water. In high season the parking is regulated and it is a good idea to book a space.</p>
<p>Come in spring or early autumn, on a weekday if you can. With the valley to yourself you can hear every fall on its own.</p>`,
    meta_description:
      'The Chorreras del Cabriel, in Enguídanos: waterfalls and turquoise pools on living tufa, how to get there, when to go and how to care for them.',
    imagenes: ['Kayaking on the green waters of the Cabriel', 'Walkers on their way to the river'],
    faqs: [
      [
        'Is the path hard?',
        'The way down is comfortable. The way back climbs with little shade: bring water, a cap and closed shoes.',
      ],
      [
        'Can I swim?',
        'The rules change with the season and the stretch. Read the signs and do not step on the tufa or the moss.',
      ],
      [
        'What else can I see nearby?',
        'The gorges of Enguídanos and, further south, in Minglanilla, the Hoces del Cabriel Nature Reserve.',
      ],
    ],
  },
  'Moya, la villa en ruinas': {
    nombre: 'Moya, the ruined town',
    descripcion: `<p>It looks like a ship run aground on top of a hill. Moya was “the key of kingdoms”, a stronghold between Castile, Aragon and Valencia, head of a marquisate with dozens of villages. Today nobody lives inside its walls. You enter by a monumental gate, walk along a high street without houses, and the wind plays the part of the neighbours.</p>
<h2>What remains</h2>
<p>A double ring of walls with <strong>eight gates</strong>, the castle with its keep, the convents, the town hall and the walls of several churches open to the sky. Only Santa María la Mayor, restored, still has its roof and its services. The Catholic Monarchs gave Moya in 1480 to Andrés de Cabrera and Beatriz de Bobadilla, who made it a marquisate. The last inhabitant left in the middle of the twentieth century.</p>
<h2>Every seven years</h2>
<p>Since 1639, in September and every seven years, thousands of people carry the Virgin of Tejeda from her sanctuary in Garaballa up to Moya, among stick dances. The dead town fills all at once and, for a few days, is a city again.</p>
<p>The rest of the time it is yours. Bring sturdy shoes and stay until the sun goes down.</p>`,
    meta_description:
      'Moya, the ruined walled town of the Serranía Baja: its gates, castle, churches and the Septenario of the Virgin of Tejeda.',
    imagenes: ['A starry night over the ruins', 'A flock on the roads of the land of Moya'],
    faqs: [
      ['Can it be visited freely?', 'Yes, the site is open. Take care near the walls and keep away from the edges.'],
      [
        'When is the next Septenario?',
        'It is held every seven years; the last was in 2025, so the next falls in 2032.',
      ],
      [
        'Are there any services up there?',
        'No. Bring water and eat before or after in Landete, a few kilometres away.',
      ],
    ],
  },
  'Museo de Cuenca': {
    nombre: 'Museum of Cuenca',
    descripcion: `<p>Before you set out for Segóbriga, Valeria or Ercávica, call in here. The Museum of Cuenca keeps what those Roman cities have been telling us: the portraits, the inscriptions, the glass, the dice with which somebody lost a day’s wages almost two thousand years ago.</p>
<h2>A walk through time</h2>
<p>It occupies the <strong>Casa Curato</strong>, an old building in the historic centre, on the street that runs down from the cathedral to the Hanging Houses. The rooms follow a simple order. You begin with the carved stones and pottery of prehistory, go on with the grave goods of the Iberian cemeteries and linger, rightly, in Roman Hispania: statues from the forum, coins, a doctor’s instruments, toys. The tour continues with Visigoths and al-Andalus and ends when Cuenca is already the city you know.</p>
<h2>Why it is worth it</h2>
<p>Because it gives the places a voice. Once you have seen a capital from Valeria or a marble head from Segóbriga here, the ruins stop being low walls and fill with people. It is a quiet museum, one of those that let you come very close to the pieces and hear your own footsteps.</p>
<p>With children, suggest a game: find ten animals before reaching the last room.</p>`,
    meta_description:
      'The Museum of Cuenca, in the Casa Curato: from prehistory to the Middle Ages, with the best of Segóbriga, Valeria and Ercávica.',
    imagenes: [
      'The theatre of Segóbriga, where some of the pieces in the museum come from',
      'A page of an old manuscript',
    ],
    faqs: [
      [
        'Which pieces should I not miss?',
        'The Roman sculpture from Segóbriga and the objects of daily life: games, glass and toiletries.',
      ],
      ['Is it near the Hanging Houses?', 'A couple of minutes on foot. Both museums can be seen in the same morning.'],
    ],
  },
  'Plaza Mayor de San Clemente': {
    nombre: 'Plaza Mayor of San Clemente',
    descripcion: `<p>In the sixteenth century San Clemente became so important that it was called “the little court of La Mancha”. Dozens of noble families built their houses here and, not wishing to be outdone, put the largest coat of arms that would fit above the door. The result is a Renaissance town in the middle of the plain, with a square that could be a stage set if it were not real.</p>
<h2>The square</h2>
<p>It is presided over by the old <strong>Casa Consistorial</strong>, the town hall, with two storeys of arches and the imperial arms in the centre. There is a surprise inside: the Museum of Graphic Art of the Fundación Antonio Pérez. Opposite, the church of Santiago Apóstol keeps a Gothic alabaster cross worth a close look. Pass under the Arco Romano, which is in fact Baroque, and you come out into another square, with the granary and the old jail.</p>
<h2>A little further</h2>
<p>Look for the fifteenth-century Torre Vieja, now a museum of country life, and read the façades along the streets around it. The town has been a listed historic site since 1980. If you come in spring, ask about the Virgin of Rus, who arrives in pilgrimage from her sanctuary on people’s shoulders and at a run.</p>`,
    meta_description:
      'The Plaza Mayor of San Clemente, a Renaissance jewel in La Mancha: the Casa Consistorial, Santiago Apóstol, the Torre Vieja and its palaces.',
    imagenes: ['Sunflowers on the plain of San Clemente', 'Barrels in a winery of the region'],
    faqs: [
      ['Is the Arco Romano Roman?', 'No. It is Baroque; the popular name stuck because of its shape.'],
      [
        'Where do I park?',
        'In the streets around the old town. The square is for pedestrians and a few minutes away on foot.',
      ],
      [
        'How long should I allow?',
        'A morning, if you want to go into the museums. For a stroll through the squares two hours are enough.',
      ],
    ],
  },
};
