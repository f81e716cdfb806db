import type { Traducidas } from '../types.ts';

export const categorias: Traducidas = {
  Historia: {
    nombre: 'History',
    descripcion:
      'Romans, marquises, bishops and weavers: what happened in this land and what it left in its stones. Every story ends at a place that can still be visited.',
  },
  'Leyendas y Tradiciones': {
    nombre: 'Legends and Traditions',
    descripcion:
      'What is told by the fire, and what each village has repeated for centuries when its day comes. Written here as those who know it told it.',
  },
  Sucesos: {
    nombre: 'True Stories',
    descripcion:
      'Floods, fires, thefts and rescues that were in the newspapers of their time. We tell them with their dates, their names and what was found out later.',
  },
  'Rutas y Naturaleza': {
    nombre: 'Walks and Nature',
    descripcion:
      'Gorges, lagoons, pine woods and paths from the mountains to La Mancha. What there is to see in each season, where to walk and what to know before setting out.',
  },
  Personajes: {
    nombre: 'People',
    descripcion:
      'Poets, navigators, friars and inventors who were born here or passed through. Who they were, what they did and where their trace remains.',
  },
  'Enigmas y Misterios': {
    nombre: 'Riddles and Mysteries',
    descripcion:
      'Houses that do not sleep, marked stones and maps that do not add up. We tell what is said, what has been checked and what is still unexplained.',
  },
  Noticias: {
    nombre: 'News',
    descripcion:
      'What has happened these days and what is to come: works, openings, awards and festivals of the province.',
  },
  Emprendedores: {
    nombre: 'Local Makers',
    descripcion:
      'People who have opened a workshop, a winery, an inn or a bookshop in a village, and why. Below their stories are the businesses, with their telephone and how to get there.',
  },
};

export const categoriasUbicacion: Traducidas = {
  Monumentos: { nombre: 'Monuments' },
  Naturaleza: { nombre: 'Nature' },
  Castillos: { nombre: 'Castles' },
  Yacimientos: { nombre: 'Archaeological sites' },
  Miradores: { nombre: 'Viewpoints' },
  Museos: { nombre: 'Museums' },
  'Pueblos con encanto': { nombre: 'Charming villages' },
};

export const tiposEvento: Traducidas = {
  'Fiestas y tradiciones': {
    nombre: 'Festivals and traditions',
    descripcion: 'What each village keeps in its calendar: patron saints, dancers, bonfires and pilgrimages.',
  },
  'Ferias y mercados': {
    nombre: 'Fairs and markets',
    descripcion: 'Where you buy at your leisure from those who make it by hand or grow it on their land.',
  },
  Música: {
    nombre: 'Music',
    descripcion: 'Concerts in churches, courtyards and squares, from the Baroque organ to a round of guitars.',
  },
  'Artes escénicas': {
    nombre: 'Performing arts',
    descripcion: 'Theatre, re-enactments and street shows on stages with centuries of history.',
  },
  'Naturaleza y rutas': {
    nombre: 'Nature and walks',
    descripcion: 'Guided outings to walk, watch birds, look for mushrooms or count stars.',
  },
  Gastronomía: {
    nombre: 'Food and drink',
    descripcion: 'Days around the table: morteruelo, ajoarriero, alajú, resoli and the wines of the province.',
  },
  'Cultura y exposiciones': {
    nombre: 'Culture and exhibitions',
    descripcion: 'Guided visits, shows, book launches and meetings with authors.',
  },
};

export const categoriasNegocio: Traducidas = {
  Alojamientos: {
    nombre: 'Places to stay',
    descripcion: 'Inns, country houses and hotels with character to spend the night in.',
  },
  Restaurantes: {
    nombre: 'Restaurants',
    descripcion: 'Stews, roasts and the cooking of the Serranía, the Alcarria and La Mancha.',
  },
  Artesanía: {
    nombre: 'Crafts',
    descripcion: 'Workshops of wicker, pottery, wrought iron and other trades that are still alive.',
  },
  'Alimentación y productores': {
    nombre: 'Food and producers',
    descripcion: 'Honey, cheese, garlic, saffron and all that comes from the fields of Cuenca with a name to it.',
  },
  Bodegas: {
    nombre: 'Wineries',
    descripcion:
      'Vineyards and wineries of La Mancha, La Manchuela, Uclés and the Ribera del Júcar that open their doors.',
  },
  'Turismo activo': {
    nombre: 'Outdoor adventure',
    descripcion: 'Guides and companies to paddle, climb, walk or cycle safely.',
  },
  'Comercio y cultura': {
    nombre: 'Shops and culture',
    descripcion: 'Bookshops, galleries and neighbourhood stores that bring the streets to life.',
  },
};

export const categoriasProducto: Traducidas = {
  Alimentación: { nombre: 'Food' },
  Bebidas: { nombre: 'Drinks' },
  Mimbre: { nombre: 'Wicker' },
  Cerámica: { nombre: 'Ceramics' },
  'Hogar y textil': { nombre: 'Home and textiles' },
  'Libros y papel': { nombre: 'Books and paper' },
};

export const temas: Traducidas = {
  Oficios: { nombre: 'Trades', descripcion: 'Wicker, clay, hive and press: what is made by hand.' },
  Romanos: { nombre: 'Romans', descripcion: 'What Rome left in this land: cities, mines and mosaics.' },
  Castillos: { nombre: 'Castles', descripcion: 'Towers, walls and those who ruled in them.' },
  Fiestas: { nombre: 'Festivals', descripcion: 'The days when a whole village takes to the street.' },
  'Ríos y lagunas': {
    nombre: 'Rivers and lagoons',
    descripcion: 'Where water rules: springs, gorges and lagoons.',
  },
  'Con niños': { nombre: 'With children', descripcion: 'Family days out without hearing “are we there yet?”.' },
};
