/**
 * Days people call by name. Only names that mean one day, or one span, everywhere: "Corpus Christi" is a Thursday or
 * a Sunday, "Navidad" a day or a season, "noche de San Juan" two dates, so they are left out.
 */
import { later, say } from '#values/idioma/say.ts';

/** Days from Easter Sunday; the first name is the one we write. */
export const easterDays: readonly (readonly [offset: number, ...names: string[]])[] = [
  [-52, later('Jueves Lardero')],
  [-49, later('Domingo de Carnaval')],
  [-48, later('Lunes de Carnaval')],
  [-47, later('Martes de Carnaval'), 'shrove tuesday'],
  [-46, later('Miércoles de Ceniza'), 'ash wednesday'],
  [-42, later('Domingo de Piñata')],
  [-9, later('Viernes de Dolores')],
  [-8, later('Sábado de Pasión')],
  [-7, later('Domingo de Ramos'), 'palm sunday'],
  [-6, later('Lunes Santo'), 'holy monday'],
  [-5, later('Martes Santo'), 'holy tuesday'],
  [-4, later('Miércoles Santo'), 'holy wednesday'],
  [-3, later('Jueves Santo'), 'holy thursday', 'maundy thursday'],
  [-2, later('Viernes Santo'), 'good friday'],
  [-1, later('Sábado Santo'), 'Sábado de Gloria', 'holy saturday'],
  [0, later('Domingo de Resurrección'), 'Domingo de Pascua', 'Domingo de Pascua de Resurrección', 'easter sunday'],
  [1, later('Lunes de Pascua'), 'easter monday'],
  [39, later('Jueves de la Ascensión'), 'ascension thursday'],
  [42, later('Domingo de la Ascensión')],
  [49, later('Domingo de Pentecostés'), 'Pentecostés', 'pentecost', 'pentecost sunday', 'whit sunday'],
  [50, later('Lunes de Pentecostés'), 'whit monday', 'pentecost monday'],
  [56, later('Domingo de la Santísima Trinidad'), 'Domingo de la Trinidad', 'trinity sunday'],
  [60, later('Jueves de Corpus'), 'Jueves de Corpus Christi'],
  [63, later('Domingo de Corpus'), 'Domingo de Corpus Christi'],
];

/** From Palm Sunday to Easter Sunday. */
export const holyWeek = { from: -7, to: 0, names: [later('Semana Santa'), 'holy week'] } as const;

/** A saint's name alone may be a festival of several days; "día de" makes it the day. */
export const fixedDays: readonly (readonly [date: number, month: number, ...names: string[]])[] = [
  [1, 1, 'Año Nuevo', 'Día de Año Nuevo', "new year's day"],
  [5, 1, 'Noche de Reyes'],
  [6, 1, 'Día de Reyes', 'Epifanía', 'epiphany'],
  [17, 1, 'Día de San Antón'],
  [20, 1, 'Día de San Sebastián'],
  [2, 2, 'Día de la Candelaria'],
  [3, 2, 'Día de San Blas'],
  [5, 2, 'Día de Santa Águeda'],
  [19, 3, 'Día de San José'],
  [25, 4, 'Día de San Marcos'],
  [15, 5, 'Día de San Isidro'],
  [31, 5, 'Día de Castilla-La Mancha'],
  [24, 6, 'Día de San Juan'],
  [29, 6, 'Día de San Pedro'],
  [16, 7, 'Día de la Virgen del Carmen'],
  [25, 7, 'Día de Santiago'],
  [10, 8, 'Día de San Lorenzo'],
  [15, 8, 'Día de la Asunción'],
  [16, 8, 'Día de San Roque'],
  [21, 9, 'Día de San Mateo'],
  [29, 9, 'Día de San Miguel'],
  [12, 10, 'Día del Pilar', 'Día de la Hispanidad'],
  [1, 11, 'Todos los Santos', 'Día de Todos los Santos', "all saints' day"],
  [4, 12, 'Día de Santa Bárbara'],
  [6, 12, 'Día de la Constitución'],
  [8, 12, 'Día de la Inmaculada', 'Inmaculada Concepción'],
  [13, 12, 'Día de Santa Lucía'],
  [24, 12, 'Nochebuena', 'christmas eve'],
  [25, 12, 'Día de Navidad', 'christmas day'],
  [31, 12, 'Nochevieja', "new year's eve"],
];

/** What we call a day counted from Easter Sunday. */
export function easterDayName(offset: number): string | undefined {
  const name = easterDays.find(([days]) => days === offset)?.[1];
  return name && say(name);
}
