import type { Coordinates } from './projection.ts';

/** Towns that our map names: the more important, the sooner. `side` is where its name stands. */
export interface Town extends Coordinates {
  nombre: string;
  rank: 1 | 2 | 3;
  side?: 'left' | 'above' | 'below';
}

export const towns: readonly Town[] = [
  { nombre: 'Cuenca', latitud: 40.0718, longitud: -2.1342, rank: 1 },
  { nombre: 'Tarancón', latitud: 40.0086, longitud: -3.0073, rank: 2 },
  { nombre: 'Huete', latitud: 40.1469, longitud: -2.6908, rank: 2 },
  { nombre: 'Priego', latitud: 40.4464, longitud: -2.3125, rank: 2 },
  { nombre: 'Cañete', latitud: 40.0453, longitud: -1.6469, rank: 2 },
  { nombre: 'Motilla', latitud: 39.5642, longitud: -1.9087, rank: 2 },
  { nombre: 'San Clemente', latitud: 39.4047, longitud: -2.4278, rank: 2 },
  { nombre: 'Belmonte', latitud: 39.5583, longitud: -2.7036, rank: 2 },
  { nombre: 'Tragacete', latitud: 40.3453, longitud: -1.8531, rank: 3 },
  { nombre: 'Beteta', latitud: 40.5728, longitud: -2.0742, rank: 3 },
  { nombre: 'Landete', latitud: 39.8986, longitud: -1.3739, rank: 3, side: 'left' },
  { nombre: 'Mota del Cuervo', latitud: 39.5003, longitud: -2.87, rank: 3, side: 'below' },
  { nombre: 'Las Pedroñeras', latitud: 39.4494, longitud: -2.6739, rank: 3, side: 'below' },
  { nombre: 'Quintanar del Rey', latitud: 39.344, longitud: -1.925, rank: 3, side: 'left' },
  { nombre: 'Iniesta', latitud: 39.4417, longitud: -1.7528, rank: 3 },
  { nombre: 'Minglanilla', latitud: 39.5333, longitud: -1.5983, rank: 3 },
  { nombre: 'Alarcón', latitud: 39.5478, longitud: -2.0822, rank: 3, side: 'left' },
  { nombre: 'Uclés', latitud: 39.9806, longitud: -2.8625, rank: 3 },
  { nombre: 'Buendía', latitud: 40.3669, longitud: -2.7567, rank: 3, side: 'left' },
  { nombre: 'Carboneras', latitud: 39.8917, longitud: -1.8114, rank: 3 },
  { nombre: 'Valverde de Júcar', latitud: 39.7217, longitud: -2.2122, rank: 3 },
  { nombre: 'Villalba de la Sierra', latitud: 40.2347, longitud: -2.0878, rank: 3, side: 'above' },
];

/** What lies around, for maps large enough to say it. */
export const around: readonly (Coordinates & { nombre: string })[] = [
  { nombre: 'Guadalajara', latitud: 40.6, longitud: -2.72 },
  { nombre: 'Teruel', latitud: 40.45, longitud: -1.38 },
  { nombre: 'Valencia', latitud: 39.62, longitud: -1.24 },
  { nombre: 'Albacete', latitud: 39.26, longitud: -1.62 },
  { nombre: 'Toledo', latitud: 39.62, longitud: -3.09 },
];
