import type { Migration } from './index.ts';

/** Where a site begins; the operator changes them as they like. */
const groups = [
  'hotel, hostal, pensión, posada, albergue, alojamiento, casa rural, camping, dormir',
  'parking, aparcamiento, aparcar, estacionamiento',
  'restaurante, comer, mesón, taberna, figón, bar, restaurant',
  'castillo, fortaleza, alcázar, castle',
  'iglesia, ermita, templo, parroquia, church',
  'museo, exposición, museum',
  'senderismo, sendero, caminata, excursión, trekking, hiking',
  'bicicleta, bici, ciclismo, BTT, MTB',
  'kayak, piragua, canoa, piragüismo',
  'perro, mascota',
  'niños, familia, infantil',
  'vino, bodega, enoturismo, wine',
  'setas, níscalos, micología',
  'tren, ferrocarril',
  'recuerdo, regalo, souvenir',
];

/** Words that mean the same to the search; and what it shows of a thing no longer runs one field into the next. */
export const sinonimos: Migration = {
  name: '031-sinonimos',
  up: [
    `create table sinonimos (
      id {ID}, palabras text not null, busqueda text not null, created_at text not null, updated_at text not null,
      version integer not null default 1)`,
    ...groups.map(
      (palabras) => `insert into sinonimos (palabras, busqueda, created_at, updated_at)
        values ('${palabras}', '${withoutAccents(palabras)}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
    ),
    // An empty index is filled when the program starts.
    'delete from busqueda_indice',
  ],
};

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
