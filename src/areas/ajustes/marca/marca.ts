/** How the site looks and names its place. */
import { z } from 'zod';
import { flag } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { accentProblem, paletas } from '#values/palette/palette.ts';
import { line, logo, text } from '../section-fields.ts';

/** What stands at the head of every page. */
const presentaciones = ['ambos', 'logo', 'nombre'] as const;
export type Presentacion = (typeof presentaciones)[number];

const maxTextos = 100;

export const marcaSection = z
  .object({
    presentacion: z.enum(presentaciones, { error: 'Elige el logotipo, el nombre o los dos.' }),
    /** The one picture that icons and the card of social networks are made of. */
    icono: logo(),
    paleta: z.enum(paletas, { error: 'Esa paleta no existe.' }),
    acento: text('El color', 7).transform((typed) => typed.toLowerCase().replace(/^#?([0-9a-f]{6})$/, '#$1')),
    /** "Cuenca", "la provincia de Cuenca", "la provincia": as sentences name the place. */
    lugar: line('El lugar', 60),
    territorio: line('El territorio', 80),
    zona: line('La zona', 60),
    /** What the shop sells, as the conditions of sale name it. */
    bienes: line('Lo que se vende', 80),
    /** Who else hears complaints of buyers. */
    consumo: line('Quién atiende a los consumidores', 100),
    /** Whether the map of the province that comes with the program is this site's. */
    mapa: flag('El mapa').default(true),
    /** Sentences in the operator's words, by their key; those that are left out are the program's. */
    textos: z
      .record(z.string().regex(/^[a-z_]{1,30}\.[a-z_]{1,30}$/, 'Ese texto no existe.'), text('El texto', 300))
      .refine((textos) => Object.keys(textos).length <= maxTextos, 'Son demasiados textos.')
      .transform((textos) => Object.fromEntries(Object.entries(textos).filter(([, said]) => said !== '')))
      .default({}),
  })
  .superRefine(({ paleta, acento }, context) => {
    const message = accentProblem(paleta, acento);
    if (message) context.addIssue({ code: 'custom', path: ['acento'], message });
  });

export const defaultMarca: z.output<typeof marcaSection> = {
  presentacion: 'ambos',
  icono: null,
  paleta: 'piedra',
  acento: '',
  lugar: 'Cuenca',
  territorio: later('la provincia de Cuenca'),
  zona: later('la provincia'),
  bienes: 'Artesanía y alimentos',
  consumo: 'la Junta de Comunidades de Castilla-La Mancha',
  mapa: true,
  textos: {},
};
