/** What a buyer asks for: the goods, where they go, and what to do with them. */

import { z } from 'zod';
import { intento } from '#values/fields/intento.ts';
import { jsonField } from '#values/fields/json.ts';
import { id, number, optionalText, requiredEmail, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { isNif, normalizeNif } from '#values/nif.ts';
import { formasPago } from '#values/pago/forma.ts';

export const entregas = ['envio', 'recogida'] as const;
export type Entrega = (typeof entregas)[number];

const cliente = z.object({
  name: requiredText(later('El nombre'), 120),
  email: requiredEmail(
    later('El correo electrónico'),
    later('El correo electrónico es obligatorio.'),
    later('Introduce un correo electrónico válido.'),
  ),
  phone: requiredText(later('El teléfono'), 30),
  /** Not needed by whoever comes for it. */
  address: optionalText(later('La dirección'), 500).transform((text) => text ?? ''),
});
export type Cliente = z.output<typeof cliente>;

/** The unpaid order that the next one takes the place of, by its session's id, which only its buyer's browser has. */
export const sesionAnterior = optionalText('La sesión de pago anterior', 255);

const emptyCarrito = later('Tu carrito está vacío.');

const lineaPedida = z.object({
  id: id(later('Falta el producto.')),
  variante_id: id(later('La opción elegida no es válida.')).nullish(),
  quantity: number({
    missing: later('La cantidad debe ser un número entero entre 1 y 99.'),
    integer: true,
    min: 1,
    max: 99,
  }),
});
export type LineaPedida = z.output<typeof lineaPedida>;

export const lineasPedidas = z
  .array(lineaPedida, { error: emptyCarrito })
  .min(1, emptyCarrito)
  .max(100, later('El pedido lleva demasiados productos distintos.'));

const factura = z.object(
  {
    nombre: requiredText(later('El nombre o razón social'), 120),
    nif: requiredText(later('El NIF'), 20)
      .transform(normalizeNif)
      .refine(isNif, later('El NIF no es válido: revisa la letra y los números.')),
    direccion: requiredText(later('La dirección fiscal'), 300),
  },
  { error: later('Los datos de la factura no son válidos.') },
);
export type Factura = z.output<typeof factura>;

export const checkout = z
  .object({
    cliente: z.object(cliente.shape, { error: later('Faltan los datos del cliente.') }),
    articulos: lineasPedidas,
    entrega: z.enum(entregas, { error: later('La entrega debe ser envio o recogida.') }).default('envio'),
    cupon: optionalText(later('El cupón'), 60),
    /** What is not card is confirmed at the desk. */
    pago: z.enum(formasPago, { error: later('Esa forma de pago no existe.') }).default('tarjeta'),
    /** Of an order that is paid by hand: made up by the browser, so that the same order sent again is the same order. */
    intento,
    sesion_anterior: sesionAnterior,
    nota: optionalText(later('La nota'), 500),
    factura: jsonField(factura.nullish()),
    /** true, or the version of the conditions that the page showed. */
    acepta_condiciones: z.union([z.boolean(), z.string().max(40)]).optional(),
  })
  .refine(({ cliente, entrega }) => entrega !== 'envio' || cliente?.address !== '', {
    path: ['cliente', 'address'],
    error: later('La dirección es obligatoria.'),
    // Told together with whatever else is wrong.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
