import type { Traducidas } from '../types.ts';

export const categorias: Traducidas = {
  Historia: { nombre: 'Histoire' },
  'Leyendas y Tradiciones': { nombre: 'Légendes et traditions' },
  Sucesos: { nombre: 'Faits divers' },
  'Rutas y Naturaleza': { nombre: 'Randonnées et nature' },
  Personajes: { nombre: 'Personnages' },
  'Enigmas y Misterios': { nombre: 'Énigmes et mystères' },
  Noticias: { nombre: 'Actualités' },
  Emprendedores: { nombre: 'Gens du pays' },
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
