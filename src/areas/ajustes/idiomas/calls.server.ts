import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { availableIdiomas } from '#server/idiomas.ts';

export const idiomas = {
  'get_idiomas_admin.php': call({
    method: 'get',
    access: 'traducir',
    summary: 'The languages besides Spanish in which the program can speak, and which of them visitors are offered',
    output: z.object({
      /** Of the machine's translating service, which goes before the desk's: its host. */
      servicio: z.string().nullable(),
      data: z.array(z.object({ codigo: z.string(), nombre: z.string(), visible: z.boolean() })),
    }),
    async handle({ app }) {
      const { visibles } = app.ajustes.current.idiomas;
      const { translator } = app.settings;
      return {
        servicio: translator ? new URL(translator.url).host : null,
        data: availableIdiomas().map(({ codigo, nombre }) => ({ codigo, nombre, visible: visibles.includes(codigo) })),
      };
    },
  }),
};
