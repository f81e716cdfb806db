/** Labels of the demo's places, activities, events and businesses, by name. */
import type { Etiqueta } from '#values/etiquetas.ts';

const byName: Record<string, Etiqueta[]> = {
  'Casas Colgadas': ['con-ninos', 'gratis'],
  'Ciudad Encantada': ['con-ninos', 'con-perro'],
  'Catedral de Santa María y San Julián': ['accesible', 'bajo-techo'],
  'Nacimiento del río Cuervo': ['con-ninos', 'con-perro', 'gratis'],
  'Castillo de Belmonte': ['con-ninos', 'bajo-techo'],
  'Puente de San Pablo': ['con-perro', 'gratis'],
  'Parque arqueológico de Segóbriga': ['con-ninos'],
  'Lagunas de Cañada del Hoyo': ['con-ninos', 'con-perro', 'gratis'],
  'Castillo de Alarcón': ['gratis'],
  'Museo de Arte Abstracto Español': ['accesible', 'bajo-techo'],
  'Ventano del Diablo': ['con-ninos', 'con-perro', 'gratis'],
  'Monasterio de Uclés': ['bajo-techo'],
  'Molinos de viento de Mota del Cuervo': ['con-ninos', 'con-perro', 'gratis'],
  'Hoz de Beteta': ['con-perro', 'gratis'],
  'Torre de Mangana': ['gratis'],
  'Villa romana de Noheda': ['accesible', 'bajo-techo'],
  'Chorreras del Cabriel': ['con-ninos', 'gratis'],
  'Moya, la villa en ruinas': ['con-perro', 'gratis'],
  'Museo de Cuenca': ['con-ninos', 'accesible', 'bajo-techo'],
  'Plaza Mayor de San Clemente': ['con-ninos', 'accesible', 'con-perro', 'gratis'],

  'Cuenca a la luz del farol': ['con-ninos', 'con-perro'],
  'El Escalerón y la Raya: el balcón de Uña': ['con-perro'],
  'Manos al barro: taller de torno en Priego': ['con-ninos', 'bajo-techo'],
  'Teje tu primera cesta en Cañamares': ['con-ninos', 'accesible', 'bajo-techo'],
  'Tirolinas entre pinos en Tragacete': ['con-ninos'],
  'La viña y la cueva: una tarde de vino en San Clemente': ['bajo-techo'],
  'Noche de estrellas en las lagunas': ['con-ninos'],

  'Molienda tradicional en los molinos': ['con-ninos', 'gratis'],
  'Romances de ciego en la plaza de la Merced': ['gratis'],
  'San Mateo: la Vaquilla': ['gratis'],
  'Domingos de museo: una hora, tres piezas': ['con-ninos', 'accesible', 'gratis', 'bajo-techo'],
  'Encuentro de editores pequeños': ['accesible', 'gratis', 'bajo-techo'],
  'La Endiablada': ['con-ninos', 'gratis'],
  'Noche de estrellas junto a la laguna': ['con-ninos', 'con-perro', 'gratis'],
  'Cesta a cesta: encuentro de mimbreros': ['con-ninos', 'gratis'],
  'Mercado de artesanía «Manos de Cuenca»': ['con-ninos', 'con-perro', 'gratis'],
  'Viernes de órgano en la catedral': ['accesible', 'gratis', 'bajo-techo'],
  'Justas y oficios en el castillo': ['con-ninos'],
  'Marcha de los tilos por la Hoz de Beteta': ['con-perro', 'gratis'],
  'Fiesta del ajo morado': ['con-ninos', 'gratis'],
  'Día de las setas': ['con-ninos', 'con-perro', 'gratis'],
  'Jornadas del morteruelo y el resoli': ['bajo-techo'],

  'Posada del Arco Viejo': ['con-ninos', 'bajo-techo'],
  'Mimbres del Escabas': ['accesible', 'bajo-techo'],
  'Figón de la Hoz': ['con-ninos', 'accesible'],
  'Cabriel Vivo': ['con-ninos'],
  'Librería La Hora de Mangana': ['con-ninos', 'accesible', 'con-perro', 'bajo-techo'],
  'Casa rural El Molino del Trabaque': ['con-ninos', 'con-perro'],
};

/** As the database keeps them. */
export function etiquetasOf(name: string): string {
  return JSON.stringify(byName[name] ?? []);
}
