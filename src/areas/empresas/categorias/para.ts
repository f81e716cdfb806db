/** The lists of businesses besides "Emprendedores": which of them a category is in is the operator's to say. */
export const paras = ['comer', 'dormir'] as const;
export type Para = (typeof paras)[number];

export const paraTitles = { comer: 'Dónde comer', dormir: 'Dónde dormir' } satisfies Record<Para, string>;
