/** Places and classifications that the rest of the demo content names. */

/** Those around Cuenca, which is there from the start. */
export const provincias: { nombre: string; comunidad_autonoma: string }[] = [
  { nombre: 'Albacete', comunidad_autonoma: 'Castilla-La Mancha' },
  { nombre: 'Ciudad Real', comunidad_autonoma: 'Castilla-La Mancha' },
  { nombre: 'Guadalajara', comunidad_autonoma: 'Castilla-La Mancha' },
  { nombre: 'Toledo', comunidad_autonoma: 'Castilla-La Mancha' },
  { nombre: 'Teruel', comunidad_autonoma: 'Aragón' },
  { nombre: 'Valencia', comunidad_autonoma: 'Comunitat Valenciana' },
  { nombre: 'Madrid', comunidad_autonoma: 'Comunidad de Madrid' },
];

/** What the page of each article category begins with, by its slug; the categories are there from the start. */
export const categoriasArticulos: Record<string, string> = {
  historia:
    'Romanos, marqueses, obispos y tejedores: lo que pasó en esta tierra y lo que dejó en sus piedras. Cada historia termina en un sitio que todavía se puede visitar.',
  'leyendas-y-tradiciones':
    'Lo que se cuenta al calor de la lumbre y lo que cada pueblo repite desde hace siglos cuando llega su día. Aquí va escrito como lo contaron quienes lo saben.',
  sucesos:
    'Riadas, incendios, robos y rescates que salieron en los periódicos de su tiempo. Los contamos con sus fechas, sus nombres y lo que se supo después.',
  'rutas-y-naturaleza':
    'Hoces, lagunas, pinares y caminos de la sierra a la Mancha. Qué se ve en cada estación, por dónde se anda y qué conviene saber antes de salir.',
  personajes:
    'Poetas, navegantes, frailes e inventoras que nacieron aquí o pasaron por aquí. Quiénes fueron, qué hicieron y dónde queda su rastro.',
  'enigmas-y-misterios':
    'Casas que no duermen, piedras con marcas y mapas que no cuadran. Contamos lo que se dice, lo que se ha comprobado y lo que sigue sin explicación.',
  noticias: 'Lo que ha pasado estos días y lo que está por venir: obras, aperturas, premios y fiestas de la provincia.',
  emprendedores:
    'Gente que ha abierto taller, bodega, posada o librería en un pueblo, y por qué. Debajo de sus historias están los negocios, con su teléfono y cómo llegar.',
};

export const categoriasUbicacion: string[] = [
  'Monumentos',
  'Naturaleza',
  'Castillos',
  'Yacimientos',
  'Miradores',
  'Museos',
  'Pueblos con encanto',
];

export const tiposEvento: { nombre: string; descripcion: string }[] = [
  {
    nombre: 'Fiestas y tradiciones',
    descripcion: 'Celebraciones que cada pueblo guarda en su calendario: patronos, danzantes, hogueras y romerías.',
  },
  {
    nombre: 'Ferias y mercados',
    descripcion: 'Citas para comprar sin prisa a quien lo hace con sus manos o lo cultiva en su tierra.',
  },
  {
    nombre: 'Música',
    descripcion: 'Conciertos en iglesias, patios y plazas, del órgano barroco a la ronda de guitarras.',
  },
  {
    nombre: 'Artes escénicas',
    descripcion: 'Teatro, recreaciones y espectáculos de calle en escenarios con siglos de historia.',
  },
  {
    nombre: 'Naturaleza y rutas',
    descripcion: 'Salidas guiadas para andar, mirar aves, buscar setas o contar estrellas.',
  },
  {
    nombre: 'Gastronomía',
    descripcion: 'Jornadas alrededor de la mesa: morteruelo, ajoarriero, alajú, resoli y vinos de la provincia.',
  },
  {
    nombre: 'Cultura y exposiciones',
    descripcion: 'Visitas comentadas, muestras, presentaciones de libros y encuentros con autores.',
  },
];

export const categoriasNegocio: { nombre: string; descripcion: string; para?: 'comer' | 'dormir' }[] = [
  {
    nombre: 'Alojamientos',
    para: 'dormir',
    descripcion: 'Posadas, casas rurales y hoteles con encanto donde pasar la noche.',
  },
  {
    nombre: 'Restaurantes',
    para: 'comer',
    descripcion: 'Mesas de cuchara, asados y cocina de la Serranía, la Alcarria y La Mancha.',
  },
  {
    nombre: 'Artesanía',
    descripcion: 'Talleres de mimbre, alfarería, forja y otros oficios que siguen vivos.',
  },
  {
    nombre: 'Alimentación y productores',
    descripcion: 'Miel, queso, ajo, azafrán y todo lo que sale del campo conquense con nombre y apellidos.',
  },
  {
    nombre: 'Bodegas',
    descripcion: 'Viñas y bodegas de La Mancha, La Manchuela, Uclés y la Ribera del Júcar que abren sus puertas.',
  },
  {
    nombre: 'Turismo activo',
    descripcion: 'Guías y empresas para remar, escalar, caminar o pedalear con seguridad.',
  },
  {
    nombre: 'Comercio y cultura',
    descripcion: 'Librerías, galerías y tiendas de barrio que dan vida a las calles.',
  },
];

export const categoriasProducto: string[] = [
  'Alimentación',
  'Bebidas',
  'Mimbre',
  'Cerámica',
  'Hogar y textil',
  'Libros y papel',
];
