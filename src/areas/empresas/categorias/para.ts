/** The lists of businesses besides "Emprendedores": which of them a category is in is the operator's to say. */
import { later } from '#values/idioma/say.ts';

export const paras = ['comer', 'dormir'] as const;
export type Para = (typeof paras)[number];

export const paraTitles = { comer: later('Dónde comer'), dormir: later('Dónde dormir') } satisfies Record<Para, string>;
