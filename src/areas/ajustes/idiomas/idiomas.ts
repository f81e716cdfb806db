/** In which languages besides Spanish visitors read the site, and who helps to translate it. */
import { z } from 'zod';
import { requiredText } from '#values/fields.ts';
import { address } from '../section-fields.ts';

const servicios = ['ninguno', 'deepl', 'libretranslate'] as const;

export const idiomasSection = z.object({
  visibles: z
    .array(z.string().regex(/^[a-z]{2}$/, 'Un idioma se dice con dos letras: en, fr…'))
    .max(20, 'Como mucho 20 idiomas.')
    .default([]),
  /** Names that no machine translates. */
  glosario: z.array(requiredText('El nombre', 80)).max(300, 'Como mucho 300 nombres.').default([]),
  /** Who proposes translations; its key is kept elsewhere, and in no copy. */
  servicio: z
    .object({
      tipo: z.enum(servicios, { error: 'Elige un servicio de traducción, o ninguno.' }),
      url: address('La dirección del servicio'),
    })
    .refine(({ tipo, url }) => tipo === 'ninguno' || url !== null, {
      path: ['url'],
      error: 'Escribe la dirección del servicio.',
    })
    .default({ tipo: 'ninguno', url: null }),
});

export const defaultIdiomas: z.output<typeof idiomasSection> = {
  visibles: [],
  glosario: [],
  servicio: { tipo: 'ninguno', url: null },
};
