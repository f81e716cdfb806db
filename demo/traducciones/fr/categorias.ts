import type { Traducidas } from '../types.ts';

export const categorias: Traducidas = {
  Historia: {
    nombre: 'Histoire',
    descripcion:
      'Romains, marquis, évêques et tisserands : ce qui s’est passé sur cette terre et ce qu’il en reste dans ses pierres. Chaque histoire s’achève dans un lieu qui se visite encore.',
  },
  'Leyendas y Tradiciones': {
    nombre: 'Légendes et traditions',
    descripcion:
      'Ce qui se raconte au coin du feu et ce que chaque village répète depuis des siècles quand vient son jour. C’est écrit ici comme l’ont raconté ceux qui le savent.',
  },
  Sucesos: {
    nombre: 'Faits divers',
    descripcion:
      'Crues, incendies, vols et sauvetages dont parlèrent les journaux de leur temps. Nous les racontons avec leurs dates, leurs noms et ce que l’on sut ensuite.',
  },
  'Rutas y Naturaleza': {
    nombre: 'Randonnées et nature',
    descripcion:
      'Gorges, lacs, pinèdes et chemins, de la montagne à la Manche. Ce que l’on voit à chaque saison, par où marcher et ce qu’il faut savoir avant de partir.',
  },
  Personajes: {
    nombre: 'Personnages',
    descripcion:
      'Poètes, navigateurs, moines et inventrices nés ici ou passés par ici. Qui ils étaient, ce qu’ils ont fait et où reste leur trace.',
  },
  'Enigmas y Misterios': {
    nombre: 'Énigmes et mystères',
    descripcion:
      'Des maisons qui ne dorment pas, des pierres marquées et des cartes qui ne tombent pas juste. Nous disons ce qui se raconte, ce qui a été vérifié et ce qui reste inexpliqué.',
  },
  Noticias: {
    nombre: 'Actualités',
    descripcion: 'Ce qui s’est passé ces jours-ci et ce qui vient : travaux, ouvertures, prix et fêtes de la province.',
  },
  Emprendedores: {
    nombre: 'Gens du pays',
    descripcion:
      'Ceux qui ont ouvert un atelier, une cave, une auberge ou une librairie dans un village, et pourquoi. Sous leurs histoires se trouvent les commerces, avec leur téléphone et l’itinéraire.',
  },
};

export const categoriasUbicacion: Traducidas = {
  Monumentos: { nombre: 'Monuments' },
  Naturaleza: { nombre: 'Nature' },
  Castillos: { nombre: 'Châteaux' },
  Yacimientos: { nombre: 'Sites archéologiques' },
  Miradores: { nombre: 'Belvédères' },
  Museos: { nombre: 'Musées' },
  'Pueblos con encanto': { nombre: 'Villages de charme' },
};

export const tiposEvento: Traducidas = {
  'Fiestas y tradiciones': {
    nombre: 'Fêtes et traditions',
    descripcion: 'Ce que chaque village garde dans son calendrier : saints patrons, danseurs, feux et pèlerinages.',
  },
  'Ferias y mercados': {
    nombre: 'Foires et marchés',
    descripcion: 'Des rendez-vous pour acheter sans hâte à ceux qui fabriquent de leurs mains ou cultivent leur terre.',
  },
  Música: {
    nombre: 'Musique',
    descripcion: 'Concerts dans les églises, les cours et les places, de l’orgue baroque à la ronde de guitares.',
  },
  'Artes escénicas': {
    nombre: 'Arts de la scène',
    descripcion: 'Théâtre, reconstitutions et spectacles de rue sur des scènes chargées de siècles d’histoire.',
  },
  'Naturaleza y rutas': {
    nombre: 'Nature et randonnées',
    descripcion: 'Sorties guidées pour marcher, observer les oiseaux, chercher des champignons ou compter les étoiles.',
  },
  Gastronomía: {
    nombre: 'Gastronomie',
    descripcion: 'Des journées autour de la table : morteruelo, ajoarriero, alajú, resoli et vins de la province.',
  },
  'Cultura y exposiciones': {
    nombre: 'Culture et expositions',
    descripcion: 'Visites commentées, expositions, présentations de livres et rencontres avec des auteurs.',
  },
};

export const categoriasNegocio: Traducidas = {
  Alojamientos: {
    nombre: 'Hébergements',
    descripcion: 'Auberges, gîtes et hôtels de charme où passer la nuit.',
  },
  Restaurantes: {
    nombre: 'Restaurants',
    descripcion: 'Plats mijotés, rôtis et cuisine de la Serranía, de l’Alcarria et de la Mancha.',
  },
  Artesanía: {
    nombre: 'Artisanat',
    descripcion: 'Ateliers d’osier, de poterie, de fer forgé et d’autres métiers toujours vivants.',
  },
  'Alimentación y productores': {
    nombre: 'Produits et producteurs',
    descripcion: 'Miel, fromage, ail, safran et tout ce qui sort des champs de Cuenca avec un nom et un visage.',
  },
  Bodegas: {
    nombre: 'Domaines viticoles',
    descripcion:
      'Vignes et caves de la Mancha, de la Manchuela, d’Uclés et de la Ribera del Júcar qui ouvrent leurs portes.',
  },
  'Turismo activo': {
    nombre: 'Tourisme actif',
    descripcion: 'Guides et entreprises pour pagayer, grimper, marcher ou pédaler en sécurité.',
  },
  'Comercio y cultura': {
    nombre: 'Commerce et culture',
    descripcion: 'Librairies, galeries et boutiques de quartier qui font vivre les rues.',
  },
};

export const categoriasProducto: Traducidas = {
  Alimentación: { nombre: 'Épicerie' },
  Bebidas: { nombre: 'Boissons' },
  Mimbre: { nombre: 'Vannerie' },
  Cerámica: { nombre: 'Céramique' },
  'Hogar y textil': { nombre: 'Maison et textile' },
  'Libros y papel': { nombre: 'Livres et papier' },
};

export const temas: Traducidas = {
  Oficios: { nombre: 'Métiers', descripcion: 'Osier, argile, ruche et presse : ce qui se fait à la main.' },
  Romanos: { nombre: 'Romains', descripcion: 'Ce que Rome a laissé sur cette terre : villes, mines et mosaïques.' },
  Castillos: { nombre: 'Châteaux', descripcion: 'Tours, murailles et ceux qui y commandaient.' },
  Fiestas: { nombre: 'Fêtes', descripcion: 'Les jours où tout un village descend dans la rue.' },
  'Ríos y lagunas': {
    nombre: 'Rivières et lacs',
    descripcion: 'Là où l’eau commande : sources, gorges et lacs.',
  },
  'Con niños': { nombre: 'Avec des enfants', descripcion: 'Partir en famille sans entendre « c’est encore loin ? ».' },
};
