/** One person by the address they write from: what the desk knows of them, each role its own part. */
import { z } from 'zod';
import { suscriptor } from '#areas/boletin/boletin.ts';
import { estadosPedido } from '#areas/tienda/pedidos/estado.ts';
import { entregas } from '#areas/tienda/pedidos/peticion.ts';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { estadosPropuesta } from '#values/agenda/propuesta.ts';
import { normalEmail } from '#values/email.ts';
import { requiredEmail } from '#values/fields.ts';
import { centsToEuros } from '#values/money.ts';
import {
  mensajesOfPersona,
  pedidosOfPersona,
  propuestasOfPersona,
  suscripcionOfPersona,
} from './persona-queries.server.ts';

const email = requiredEmail(
  'El correo electrónico',
  'Escribe el correo electrónico de la persona.',
  'El correo electrónico no es válido.',
);

export const personas = {
  'get_persona_admin.php': call({
    method: 'get',
    isAlsoPost: true,
    access: 'personas',
    summary:
      'A person by their address: messages, proposals, orders and subscription, each only for the roles that see such things',
    input: z.object({ email }),
    output: z.object({
      data: z.object({
        email: z.string(),
        nombre: z.string().nullable(),
        mensajes: z
          .array(
            z.object({
              id: z.number(),
              message: z.string(),
              fecha: z.string(),
              respondido: z.boolean(),
              /** Of the privacy policy they agreed to. */
              texto_version: z.string(),
            }),
          )
          .optional(),
        pedidos: z
          .array(
            z.object({
              cod_pedido: z.string(),
              estado: z.enum(estadosPedido),
              entrega: z.enum(entregas),
              fecha: z.string(),
              total: z.number(),
              condiciones_version: z.string().nullable(),
            }),
          )
          .optional(),
        propuestas: z
          .array(
            z.object({
              id: z.number(),
              titulo: z.string(),
              estado: z.enum(estadosPropuesta),
              fecha: z.string(),
              texto_version: z.string(),
            }),
          )
          .optional(),
        suscripcion: suscriptor.nullable().optional(),
      }),
    }),
    async handle({ db, input, user }) {
      const email = normalEmail(input.email);
      const mensajes = may(user, 'mensajes') ? await mensajesOfPersona(db, email) : undefined;
      const pedidos = may(user, 'tienda') ? await pedidosOfPersona(db, email) : undefined;
      const propuestas = may(user, 'contenido') ? await propuestasOfPersona(db, email) : undefined;
      const suscripcion = may(user, 'boletin') ? await suscripcionOfPersona(db, email) : undefined;
      return {
        data: {
          email,
          nombre:
            pedidos?.[0]?.cliente_nombre ??
            mensajes?.[0]?.name ??
            propuestas?.[0]?.nombre ??
            suscripcion?.nombre ??
            null,
          mensajes: mensajes?.map((row) => ({ ...row, fecha: row.created_at, respondido: row.respondido === 1 })),
          propuestas,
          pedidos: pedidos?.map((row) => ({ ...row, fecha: row.creado_en, total: centsToEuros(row.total_cents) })),
          ...(may(user, 'boletin') && {
            suscripcion: suscripcion
              ? { ...suscripcion, etiquetas: JSON.parse(suscripcion.etiquetas) as string[] }
              : null,
          }),
        },
      };
    },
  }),
};
