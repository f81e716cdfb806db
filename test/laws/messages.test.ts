/** What the program says to visitors is said in every language of `messages/`, and nothing of it is left in the code alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf, type Message } from '#values/idioma/say.ts';
import { bareTexts, codigos, messagesOf, saidTexts, textsOf, visitorsTexts } from '../../scripts/messages.ts';
import { bareServerTexts } from '../../scripts/server-messages.ts';

const texts = [...new Set(saidTexts().map(({ text }) => text))];

/** Read in Spanish: the legal texts, which say so themselves; what the desk shows; what only understands Spanish; names of towns. */
const inSpanish = [
  ...['src/areas/legal/', 'src/areas/mapa/towns.ts', 'src/things.ts', 'src/values/seccion.ts'],
  ...['src/values/agenda/cambios.ts', 'src/values/idioma/say.ts', 'src/values/medios/video.ts'],
  ...['complete', 'grammar', 'named-days', 'words'].map((name) => `src/values/agenda/recurrencia/${name}.ts`),
];

/** They look like words and are none, or are names that every language says alike. */
const notWords: string[] = [
  ...['Bizum', 'Correos', 'Correos Express', 'FedEx', 'Facebook', 'Google Maps', 'Instagram', 'OpenStreetMap', 'RSS'],
  ...['WhatsApp', 'YouTube', 'Europe/Madrid', 'citizen service', 'GovernmentOrganization', 'OutOfStock'],
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays'],
  ...['Cancelled', 'Rescheduled', 'Scheduled', 'light dark', 'width=device-width, initial-scale=1'],
  ...['billing street-address', 'No connection.', 'a page that is being rendered only asks'],
  'the radio belongs inside its provider',
  // Written down with an order and an invoice, which stay in Spanish.
  ...['Opción', 'Importe pendiente de rectificar al'],
  // What the desk asks; visitors read the answers.
  ...['Escalones', 'Rampa', 'Aseo adaptado', 'Suelo', 'Aparcamiento'],
];

test('every sentence that visitors can read goes through `say`', () => {
  const bare = bareTexts()
    .filter(({ file, text }) => !inSpanish.some((begin) => file.startsWith(begin)) && !notWords.includes(text))
    .map(({ file, text }) => `${file}: ${text}`);
  expect(bare).toEqual([]);
});

/** What public calls reach of the running program, by no name. */
const parts = [
  ...['pagos/take-pedido', 'pagos/a-mano/take', 'pagos/settle', 'pedidos/mails'].map(
    (name) => `src/areas/tienda/${name}.server.ts`,
  ),
  ...['mails', 'sellos'].map((name) => `src/areas/propuestas/${name}.server.ts`),
  'src/server/api/dispatch.ts',
];

/** Whoever works here reads Spanish; so do the log of an order and the operator's mails. */
const ofTheDesk = [
  ...['src/areas/ajustes/calls.server.ts', 'src/areas/cuenta/', 'src/areas/tienda/cupones/cupon.ts'],
  'src/server/api/dispatch.ts: Tu sesión no está iniciada o ha caducado. Inicia sesión para continuar.',
  'src/server/api/dispatch.ts: Antes de seguir tienes que activar la verificación en dos pasos.',
  'src/server/api/dispatch.ts: No tienes permiso para hacer esto.',
  'src/areas/propuestas/mails.server.ts: Gracias por tener al día {}. Esta vez lo dejamos como está:',
  'src/areas/propuestas/mails.server.ts: Hemos retirado {}, como pediste. Si al final se celebra, dínoslo y vuelve.',
  'src/areas/propuestas/mails.server.ts: Hemos aceptado lo que cambiaste en {}.',
  'src/areas/facturas/issue.server.ts: Antes de facturar,',
  'src/areas/facturas/issue.server.ts: El sitio se ha restaurado de una copia.',
  'src/areas/tienda/pagos/settle.server.ts: El pago llegó cuando el pedido ya estaba cerrado',
  'src/areas/tienda/pedidos/calls.server.ts: El cliente desiste de la compra.',
];

test('every sentence of a public call, and of the mails that visitors get, goes through `say`', () => {
  const bare = bareServerTexts(parts).map(({ file, text }) => `${file}: ${text}`);
  expect(bare.filter((line) => !ofTheDesk.some((begin) => line.startsWith(begin)))).toEqual([]);
});

test('what the operator wrote says where it is still in Spanish', () => {
  // The newsletter's archive is in the language of its numbers; legal texts are marked by their page.
  const pages = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/admin|^desk|^areas\/(?:boletin|legal)/.test(name))
    .map((name) => join('src', name));
  const unmarked = pages.flatMap((file) => {
    const shown = readFileSync(file, 'utf8').match(/<(?:RichText|Card)(?: .*\/>|\n(?:.*\n)*?\s*\/>)/g) ?? [];
    return shown.filter((one) => !/\slang=|\.\.\.card/.test(one)).map((one) => `${file}: ${one.replace(/\s+/g, ' ')}`);
  });
  expect(unmarked).toEqual([]);
});

test('no two texts are found by the same key', () => {
  expect(new Set(texts.map(keyOf)).size).toBe(texts.length);
});

test('what browsers are not given is said by no page', () => {
  const ofServer = new Set(['llamadas.json', 'correos.json'].flatMap((name) => textsOf('en', name)));
  expect(visitorsTexts().filter(({ text }) => ofServer.has(text))).toEqual([]);
});

for (const codigo of codigos) {
  const messages = messagesOf(codigo);

  test(`${codigo}: every text has its message, and none is left over`, () => {
    expect(Object.keys(messages).toSorted()).toEqual(texts.toSorted());
  });

  test(`${codigo}: a message has the holes of its text, and a plural its forms`, () => {
    const wrong = Object.entries(messages).filter(([text, message]) => !fits(text, message));
    expect(wrong).toEqual([]);
  });
}

function fits(text: string, message: Message): boolean {
  if (typeof message === 'string') return !text.includes(' | ') && sameHoles(text, message);
  const [one, many] = text.split(' | ');
  return (
    many !== undefined &&
    message.one !== undefined &&
    message.other !== undefined &&
    // "one" may do without its number.
    sameHoles(`${one}{n}`, `${message.one}{n}`) &&
    sameHoles(many, message.other)
  );
}

function sameHoles(one: string, other: string): boolean {
  const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();
  return holes(one) === holes(other) && one !== '' && other !== '';
}

/** Each text of a language, the forms of a plural too. */
const writtenIn = (codigo: string) =>
  Object.values(messagesOf(codigo)).flatMap((message: Message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );

test('French and English are written as they are: marks, quotes, and one form of address', () => {
  // What is high has a space before it, which does not break the line.
  const inFrench =
    /(?<![\u00a0\u202f])[;!?»]|(?<![\u00a0\u202fH]):|«(?!\u00a0)|["']|\.{3}|(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})/iu;
  expect(writtenIn('fr').filter((text) => inFrench.test(text))).toEqual([]);
  const inEnglish = /[«»"']|\.{3}|\b(?:color|center|favorite|traveler|catalog|organize|recognize)\b/i;
  expect(writtenIn('en').filter((text) => inEnglish.test(text))).toEqual([]);
});
