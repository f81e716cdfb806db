import type { Migration } from './index.ts';

/** As values/slug.ts makes a text plain, for the letters that Spanish has. */
const accents: [string, string][] = [
  ['a', 'áàÁÀ'],
  ['e', 'éèÉÈ'],
  ['i', 'íïÍÏ'],
  ['o', 'óòÓÒ'],
  ['u', 'úüÚÜ'],
  ['n', 'ñÑ'],
  ['c', 'çÇ'],
];
const plain = (text: string) =>
  accents
    .flatMap(([letter, accented]) => [...accented].map((one) => [one, letter]))
    .reduce((made, [one, letter]) => `replace(${made}, '${one}', '${letter}')`, `lower(${text})`);

/** Mails and withdrawals are found as everything else is: without accents, in letters of any size. */
export const buscar: Migration = {
  name: '036-buscar',
  up: [
    "alter table correos add column busqueda text not null default ''",
    `update correos set busqueda = ${plain("para || ' ' || asunto")}`,
    "alter table desistimientos add column busqueda text not null default ''",
    `update desistimientos set busqueda = ${plain("nombre || ' ' || email")}`,
  ],
};
