/** The operator's own declaration about the program they invoice with. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { todayInMadrid } from '#values/day.ts';
import { readCadena } from '../queries.server.ts';
import { emisorOf, sistemaOf } from '../register.server.ts';

export const declaracion = {
  'get_declaracion_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'What the declaration of the billing program says: the same as each record says of it',
    output: z.object({
      data: z.object({
        productor: z.string(),
        nif: z.string(),
        direccion: z.string(),
        contacto: z.string(),
        nombre: z.string(),
        id: z.string(),
        version: z.string(),
        instalacion: z.string(),
        fecha: z.string(),
        lugar: z.string(),
      }),
    }),
    async handle({ app, db, now }) {
      const { titular } = app.ajustes.current;
      const emisor = emisorOf(app.ajustes.current);
      const sistema = sistemaOf(emisor, (await readCadena(db)).instalacion);
      return {
        data: {
          ...sistema,
          ...{ nif: sistema.productorNif, direccion: emisor.direccion },
          contacto: [titular.email, titular.telefono].filter(Boolean).join(', '),
          fecha: todayInMadrid(new Date(now)),
          lugar: titular.localidad,
        },
      };
    },
  }),
};
