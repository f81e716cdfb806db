import type { Traducidas } from '../types.ts';

export const eventos: Traducidas = {
  'Molienda tradicional en los molinos': {
    titulo: 'Traditional milling at the windmills',
    descripcion:
      'If the wind is willing, the mill El Gigante lets out its sails and grinds wheat again as it did four centuries ago. The miller explains every piece while the stone turns and the floor trembles. Take away the longest view in La Mancha and, with luck, a handful of warm flour.',
  },
  'Romances de ciego en la plaza de la Merced': {
    titulo: 'Blind men’s ballads on the Plaza de la Merced',
    descripcion:
      'Four actors, a painted placard and a hurdy-gurdy. Crimes, miracles and thwarted loves of the Alcarria, told as they were told at fairs: at the top of one’s voice and pointing with a stick. Free admission while there is room; bring a cushion.',
  },
  'San Mateo: la Vaquilla': {
    titulo: 'San Mateo: the Vaquilla',
    descripcion:
      'Four days in which the old town gives itself up to the festive clubs, to zurra punch and to the roped young bulls that run through the Plaza Mayor. The fiesta remembers the entry of Alfonso VIII into the city in September 1177, so its most solemn moment is the procession of the king’s banner to the cathedral.',
  },
  'Domingos de museo: una hora, tres piezas': {
    titulo: 'Museum Sundays: one hour, three pieces',
    descripcion:
      'Every Sunday we choose three works and stay with them. No hurry, no jargon and time for questions. A guided stroll through the museums of the old town, in a different place and on a different theme each week. Groups of twelve, sign up at the door.',
  },
  'Encuentro de editores pequeños': {
    titulo: 'Gathering of small publishers',
    descripcion:
      'Three days of books made slowly: twenty independent publishers, bookbinding workshops, readings aloud and a hand press on which you can set your own card. On Saturday afternoon, a talk on how a legend is invented.',
  },
  'La Endiablada': {
    titulo: 'La Endiablada, the feast of the devils',
    descripcion:
      'The ground rumbles before you see them. More than a hundred devils in flowered suits, with great bells on their backs, go through the village without ceasing to jump: on the 2nd in honour of Our Lady of Candlemas, and on the 3rd for Saint Blaise, when they change the flowery cap for a red mitre. One of the oldest and most overwhelming festivals in the province.',
  },
  'Noche de estrellas junto a la laguna': {
    titulo: 'A night of stars by the lagoon',
    descripcion:
      'We switch off the torches and wait ten minutes. Then everything appears. Stargazing with the naked eye and by telescope, with stories of shepherds who found their way by the Plough and the Milky Way. If it clouds over there is a tale and hot chocolate at the visitor centre.',
  },
  'Cesta a cesta: encuentro de mimbreros': {
    titulo: 'Basket by basket: a gathering of wicker weavers',
    descripcion:
      'Wicker weavers from all over the peninsula work in the open air for a weekend. You can watch, ask, buy or sit down and make your first base. On Sunday, a walk through the osier beds of the Escabas and a meal for everyone.',
  },
  'Mercado de artesanía «Manos de Cuenca»': {
    titulo: 'Craft market “Manos de Cuenca”',
    descripcion:
      'Clay, wicker, wool, wrought iron, soap and honey, with whoever makes it on the other side of the stall. Workshops for children all morning and dulzaina music at midday. The best way to take home something nobody else has.',
  },
  'Viernes de órgano en la catedral': {
    titulo: 'Organ Fridays at the cathedral',
    descripcion:
      'The Baroque organs of the cathedral sound as they were meant to: face to face, in dialogue and with the stone as an echo. A guest organist every week and a programme from Renaissance tientos to improvisation. One-hour concerts without an interval.',
  },
  'Justas y oficios en el castillo': {
    titulo: 'Jousts and crafts at the castle',
    descripcion:
      'Horses, lances and armour in the lists, and around them a camp where people forge, spin, cook and write with a quill. Two days to understand how life was lived in the shadow of a fifteenth-century castle. The night show, by torchlight, always sells out.',
  },
  'Mañana de San Juan': {
    titulo: 'Midsummer morning, St John’s Day',
    descripcion:
      'On the eve they jump over bonfires. Early the next day comes the oldest part: gathering herbs with the dew, washing one’s face at the spring and making bunches for the doors. A guided walk along the wall, a workshop and a breakfast of rosquillas for all.',
  },
  'Marcha de los tilos por la Hoz de Beteta': {
    titulo: 'Lime-tree walk through the Hoz de Beteta',
    descripcion:
      'A nine-kilometre walk for everyone along the bottom of the gorge, at the pace of the smallest. Stops to learn to tell limes, yews and hazels apart, binoculars for the vultures and a stew at the end. Places are limited, please sign up first.',
  },
  'Fiesta del ajo morado': {
    titulo: 'Purple garlic festival',
    descripcion:
      'The capital of garlic celebrates the harvest with braiding contests, tastings, live cooking and a stew to remember. At the end of July the whole town smells of what it does best. Come hungry and without a date.',
  },
  'Día de las setas': {
    titulo: 'Mushroom day',
    descripcion:
      'We go into the pinewood with basket and knife, learn to recognise saffron milk caps, king oysters and company, and come back to sort them with a mycologist. At midday the good ones are cooked; the bad ones stay on the table marked “do not even touch”.',
  },
  'Jornadas del morteruelo y el resoli': {
    titulo: 'Morteruelo and resoli days',
    descripcion:
      'For ten days fifteen eating houses serve their morteruelo and argue, fondly, over which is the real one. Set menus, a tapas trail, a workshop on making alajú at home and a final toast with resoli. Ask for your card and vote.',
  },
};
