import type { Traducidas } from '../types.ts';

export const eventos: Traducidas = {
  'Molienda tradicional en los molinos': {
    titulo: 'Mouture traditionnelle aux moulins',
    descripcion:
      'Si le vent le veut bien, le moulin El Gigante déploie ses ailes et moud le blé comme il y a quatre siècles. Le meunier explique chaque pièce pendant que la meule tourne et que le sol tremble. On repart avec la plus longue vue de la Mancha et, avec un peu de chance, une poignée de farine tiède.',
  },
  'Romances de ciego en la plaza de la Merced': {
    titulo: 'Complaintes d’aveugle sur la place de la Merced',
    descripcion:
      'Quatre comédiens, un panneau peint et une vielle. Crimes, miracles et amours contrariées de l’Alcarria, racontés comme on les racontait dans les foires : à pleine voix et la baguette à la main. Entrée libre dans la limite des places ; apportez un coussin.',
  },
  'San Mateo: la Vaquilla': {
    titulo: 'San Mateo : la Vaquilla',
    descripcion:
      'Quatre jours où la vieille ville se livre aux bandes d’amis, à la zurra et aux vachettes encordées qui courent sur la Plaza Mayor. La fête rappelle l’entrée d’Alphonse VIII dans la ville, en septembre 1177 ; son moment le plus solennel est donc la procession de l’étendard du roi jusqu’à la cathédrale.',
  },
  'Domingos de museo: una hora, tres piezas': {
    titulo: 'Dimanches au musée : une heure, trois œuvres',
    descripcion:
      'Chaque dimanche, nous choisissons trois œuvres et nous restons avec elles. Sans hâte, sans jargon et avec du temps pour les questions. Une promenade commentée dans les musées de la vieille ville, qui change de lieu et de thème chaque semaine. Groupes de douze personnes, inscription à l’entrée.',
  },
  'Encuentro de editores pequeños': {
    titulo: 'Rencontre de petits éditeurs',
    descripcion:
      'Trois jours de livres faits lentement : vingt maisons indépendantes, des ateliers de reliure, des lectures à voix haute et une presse à bras où composer sa propre carte. Le samedi après-midi, une causerie sur la façon dont s’invente une légende.',
  },
  'La Endiablada': {
    titulo: 'La Endiablada, la fête des diables',
    descripcion:
      'Le sol gronde avant qu’on ne les voie. Plus de cent diables en habits fleuris, de grosses cloches dans le dos, parcourent le village sans cesser de sauter : le 2 en l’honneur de la Vierge de la Chandeleur, le 3 pour saint Blaise, quand ils échangent la coiffe de fleurs contre la mitre rouge. L’une des fêtes les plus anciennes et les plus saisissantes de la province.',
  },
  'Noche de estrellas junto a la laguna': {
    titulo: 'Nuit d’étoiles au bord du lac',
    descripcion:
      'On éteint les lampes et on attend dix minutes. Puis tout apparaît. Observation à l’œil nu et au télescope, avec des histoires de bergers qui s’orientaient par le Chariot et la Voie lactée. Si le ciel se couvre, il y a un conte et du chocolat au centre d’interprétation.',
  },
  'Cesta a cesta: encuentro de mimbreros': {
    titulo: 'Panier après panier : rencontre de vanniers',
    descripcion:
      'Vannières et vanniers de toute la péninsule tressent en plein air le temps d’un week-end. On peut regarder, demander, acheter ou s’asseoir pour faire sa première croisée. Le dimanche, promenade dans les oseraies de l’Escabas et repas pour tous.',
  },
  'Mercado de artesanía «Manos de Cuenca»': {
    titulo: 'Marché d’artisanat « Manos de Cuenca »',
    descripcion:
      'Argile, osier, laine, fer forgé, savon et miel, avec ceux qui les font de l’autre côté de l’étal. Ateliers pour enfants toute la matinée et musique de dulzaina à midi. La meilleure façon d’emporter quelque chose que personne d’autre n’a.',
  },
  'Viernes de órgano en la catedral': {
    titulo: 'Vendredis d’orgue à la cathédrale',
    descripcion:
      'Les orgues baroques de la cathédrale sonnent comme ils furent pensés : face à face, en dialogue, avec la pierre pour écho. Un organiste invité chaque semaine et un programme qui va du tiento de la Renaissance à l’improvisation. Concerts d’une heure, sans entracte.',
  },
  'Justas y oficios en el castillo': {
    titulo: 'Joutes et métiers au château',
    descripcion:
      'Chevaux, lances et armures dans la lice et, autour, un camp où l’on forge, file, cuisine et écrit à la plume. Deux jours pour comprendre comment on vivait à l’ombre d’un château du XVe siècle. La séance de nuit, aux flambeaux, affiche toujours complet.',
  },
  'Mañana de San Juan': {
    titulo: 'Matin de la Saint-Jean',
    descripcion:
      'La veille, on saute les feux. Le lendemain, de bonne heure, vient le plus ancien : cueillir les herbes avec la rosée, se laver le visage à la fontaine et faire des bouquets pour les portes. Promenade guidée le long de la muraille, atelier de bouquets et collation de rosquillas pour tous.',
  },
  'Marcha de los tilos por la Hoz de Beteta': {
    titulo: 'Marche des tilleuls dans les gorges de Beteta',
    descripcion:
      'Une marche populaire de neuf kilomètres au fond des gorges, au pas du plus petit. Des haltes pour apprendre à distinguer tilleuls, ifs et noisetiers, des jumelles pour voir les vautours et un ragoût à l’arrivée. Places limitées, inscription préalable.',
  },
  'Fiesta del ajo morado': {
    titulo: 'Fête de l’ail violet',
    descripcion:
      'La capitale de l’ail fête la récolte avec des concours de tressage, des dégustations, de la cuisine en direct et un ragoût dont on se souvient. Fin juillet, tout le bourg sent ce qu’il sait faire de mieux. Venez avec faim et sans rendez-vous galant.',
  },
  'Día de las setas': {
    titulo: 'Journée des champignons',
    descripcion:
      'On part dans la pinède avec panier et couteau, on apprend à reconnaître lactaires, pleurotes et compagnie, puis on revient les trier avec un mycologue. À midi on cuisine les bons ; les mauvais restent sur la table « ceux-là, ne pas y toucher ».',
  },
  'Jornadas del morteruelo y el resoli': {
    titulo: 'Journées du morteruelo et du resoli',
    descripcion:
      'Pendant dix jours, quinze tables servent leur morteruelo et se disputent, affectueusement, pour savoir lequel est le vrai. Menus, tournée de tapas, un atelier pour faire l’alajú chez soi et un dernier verre de resoli. Demandez votre carnet et votez.',
  },
};
