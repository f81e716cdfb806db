/** Who buys and where it goes: the checkout form's fields, what is wrong with them, and how they are remembered. */

import type { Envios } from '#areas/ajustes/sitio.ts';
import { destinationOf } from '#areas/tienda/carrito/envio.ts';
import { stored, useStored } from '#ui/stored.ts';
import { emailPattern } from '#values/email.ts';
import { later, say } from '#values/idioma/say.ts';
import { isNif, normalizeNif } from '#values/nif.ts';
import type { FormaPago } from '#values/pago/forma.ts';

const addressFields = ['street', 'postal_code', 'town', 'province'] as const;
const facturaFields = ['factura.nombre', 'factura.nif', 'factura.direccion'] as const;
const buyerFields = [
  'entrega',
  'pago',
  'nota',
  'factura',
  ...facturaFields,
  'name',
  'email',
  'phone',
  ...addressFields,
] as const;
export type BuyerField = (typeof buyerFields)[number];
export type Buyer = Record<BuyerField, string>;
export type BuyerErrors = Partial<Record<BuyerField | 'cupon' | 'acepta_condiciones', string>>;

const noBuyer: Buyer = mapBuyer((field) => (field === 'entrega' ? 'envio' : ''));

const missing: Partial<Record<BuyerField, string>> = {
  name: later('El nombre es obligatorio.'),
  email: later('El correo electrónico es obligatorio.'),
  phone: later('El teléfono es obligatorio.'),
  street: later('La dirección es obligatoria.'),
  postal_code: later('El código postal es obligatorio.'),
  town: later('La localidad es obligatoria.'),
  province: later('La provincia es obligatoria.'),
  'factura.nombre': later('El nombre o razón social es obligatorio.'),
  'factura.nif': later('El NIF es obligatorio.'),
  'factura.direccion': later('La dirección fiscal es obligatoria.'),
};

export function isPickup({ entrega }: Buyer): boolean {
  return entrega === 'recogida';
}

/** Who has it sent does not pay when they come for it. */
export function offeredFormas(buyer: Buyer, formas: FormaPago[]): FormaPago[] {
  return formas.filter((forma) => forma !== 'recogida' || isPickup(buyer));
}

/** The first, until one is chosen that is offered. */
export function chosenForma(buyer: Buyer, formas: FormaPago[]): FormaPago | undefined {
  const offered = offeredFormas(buyer, formas);
  return offered.find((forma) => forma === buyer.pago) ?? offered[0];
}

export function wantsFactura({ factura }: Buyer): boolean {
  return factura !== '';
}

export function buyerErrors(buyer: Buyer, hasAccepted: boolean): BuyerErrors {
  const errors: BuyerErrors = {};
  const needed = [
    ...(wantsFactura(buyer) ? facturaFields : []),
    ...(['name', 'email', 'phone'] as const),
    ...(isPickup(buyer) ? [] : addressFields),
  ];
  for (const field of needed) if (!buyer[field].trim()) errors[field] = say(missing[field]!);
  if (!errors.email && !emailPattern.test(buyer.email.trim()))
    errors.email = say('Introduce un correo electrónico válido.');
  if (!errors.phone && buyer.phone.replace(/\D/g, '').length < 9)
    errors.phone = say('Introduce un teléfono válido, con al menos nueve cifras.');
  if (!isPickup(buyer) && !errors.postal_code && !postalCode.test(buyer.postal_code.trim()))
    errors.postal_code = say('El código postal debe tener cinco cifras.');
  if (wantsFactura(buyer) && !errors['factura.nif'] && !isNif(normalizeNif(buyer['factura.nif'])))
    errors['factura.nif'] = say('El NIF no es válido: revisa la letra y los números.');
  if (!hasAccepted) errors.acepta_condiciones = say('Debes aceptar las condiciones de venta para continuar.');
  return errors;
}

/** One line, as the call wants it; the postal code comes after the street, so that it is the last number in it. */
export function toCliente(buyer: Buyer) {
  const { name, email, phone, street, postal_code, town, province } = mapBuyer((field) => buyer[field].trim());
  const address = isPickup(buyer) ? '' : `${street}, ${postal_code} ${town} (${province})`;
  return { name, email, phone, address };
}

/** What else the call takes of it. */
export function toWishes(buyer: Buyer) {
  const factura = {
    nombre: buyer['factura.nombre'].trim(),
    nif: buyer['factura.nif'].trim(),
    direccion: buyer['factura.direccion'].trim(),
  };
  return {
    entrega: isPickup(buyer) ? ('recogida' as const) : ('envio' as const),
    ...(buyer.nota.trim() && { nota: buyer.nota.trim() }),
    ...(wantsFactura(buyer) && { factura }),
  };
}

/** Where it goes, as far as the postal code is typed; the main zone until then. */
export function destinationOfBuyer({ postal_code }: Buyer, envios: Envios) {
  return destinationOf(postalCode.test(postal_code.trim()) ? postal_code : '', envios);
}

/** The server's errors beside the fields that caused them. */
export function toBuyerErrors(errors: Record<string, string>): BuyerErrors {
  const fields: Record<string, keyof BuyerErrors> = {
    ...Object.fromEntries(['entrega', 'pago', 'cupon', 'nota', ...facturaFields].map((field) => [field, field])),
    'cliente.name': 'name',
    'cliente.email': 'email',
    'cliente.phone': 'phone',
    'cliente.address': 'postal_code',
    acepta_condiciones: 'acepta_condiciones',
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => (fields[path] ? [[fields[path], text]] : [])),
  );
}

/** For the length of the visit: whoever loads the page again, or cancels the payment, does not type it all again. */
const kept = stored('datos_pedido', parseBuyer, () => sessionStorage);

/** A pickup that is no longer offered is not wanted. */
export function useBuyer(canPickUp: boolean): Buyer {
  const buyer = useStored(kept) ?? noBuyer;
  return canPickUp ? buyer : { ...buyer, entrega: noBuyer.entrega };
}

/** Onto what is kept at that moment: a page that wakes up hears of several fields at once. */
export function changeBuyer(field: BuyerField, value: string): void {
  kept.write(JSON.stringify({ ...kept.read(), [field]: value }));
}

export function forgetBuyer(): void {
  kept.write('{}');
}

function parseBuyer(text: string | null): Buyer {
  try {
    const known = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return mapBuyer((field) => (typeof known[field] === 'string' ? known[field] : noBuyer[field]));
  } catch {
    return noBuyer;
  }
}

const postalCode = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

function mapBuyer(read: (field: BuyerField) => string): Buyer {
  return Object.fromEntries(buyerFields.map((field) => [field, read(field)])) as Buyer;
}
