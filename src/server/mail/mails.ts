/** The mails we write. Every one has a text part that says the same. */

import type { App } from '#server/app.ts';
import { inIdioma } from '#server/idiomas.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { idioma, say, spanish } from '#values/idioma/say.ts';
import type { NewCorreo } from './queries.ts';

type Ajustes = App['ajustes']['current'];

/** The operator, at the address the settings name. */
export const toOwner = Symbol('titular');

/** A mail as it is written; its letterhead is put on when it goes into the outbox. */
export interface WrittenMail extends Omit<NewCorreo, 'para' | 'texto' | 'html'> {
  para: string | typeof toOwner;
  /** What it is written in; Spanish where nobody says it. */
  idioma?: string;
  text: MailText | ((ajustes: Ajustes) => MailText);
}

export interface MailText {
  heading: string;
  paragraphs: string[];
  /** What and how much: a line each, after the paragraphs. */
  rows?: [label: string, value: string][];
  /** What comes after the rows. */
  after?: string[];
  action?: { label: string; url: string };
  footnote?: string;
}

export function resetMail(to: { email: string; usuario: string }, url: string, clave: string): WrittenMail {
  return {
    ...write(clave, to.email, 'Restablece tu contraseña', {
      heading: 'Restablece tu contraseña',
      paragraphs: [
        `Hola, ${to.usuario}:`,
        'Alguien, esperamos que tú, ha pedido cambiar la contraseña de tu cuenta. El enlace sirve una sola vez, caduca en una hora y deja de valer si se pide otro.',
      ],
      action: { label: 'Elegir una contraseña nueva', url },
      footnote: 'Si no lo has pedido, no hagas nada: tu contraseña sigue siendo la misma.',
    }),
    isSecret: true,
  };
}

export function invitationMail(to: { email: string; usuario: string }, url: string, clave: string): WrittenMail {
  return {
    ...write(clave, to.email, 'Te han invitado', ({ identidad }) => ({
      heading: `Te han invitado a ${identidad.nombre}`,
      paragraphs: [
        'Alguien que administra el sitio te ha abierto una cuenta para trabajar en él. Elige tu contraseña y entra con este usuario:',
      ],
      rows: [['Usuario', to.usuario]],
      after: ['El enlace sirve una sola vez, caduca en 72 horas y deja de valer si te envían otro.'],
      action: { label: 'Elegir una contraseña', url },
      footnote: 'Si no esperabas esta invitación, no hagas nada: sin contraseña la cuenta no se puede usar.',
    })),
    isSecret: true,
  };
}

export function confirmSubscriptionMail(
  email: string,
  urls: { confirm: string; leave: string },
  clave: string,
): WrittenMail {
  return {
    ...write(clave, email, say('Confirma tu suscripción al boletín'), ({ identidad }) => ({
      heading: say('Un paso más'),
      paragraphs: [
        say(
          'Has pedido recibir el boletín de {sitio}. Confirma que esta dirección es tuya y empezaremos a escribirte.',
          {
            sitio: identidad.nombre,
          },
        ),
      ],
      action: { label: say('Confirmar la suscripción'), url: urls.confirm },
      footnote: say(
        'Si no lo has pedido, ignora este correo y no te escribiremos más. También puedes darte de baja aquí: {url}',
        { url: urls.leave },
      ),
    })),
    cabeceras: { 'List-Unsubscribe': `<${urls.leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

interface ContactMessage {
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

/** To the operator; answering it answers the sender. */
export function contactMail(
  { name, email, phone, message }: ContactMessage,
  inbox: string,
  clave: string,
): WrittenMail {
  return {
    ...write(clave, toOwner, `Mensaje de ${name}`, {
      heading: `Mensaje de ${name}`,
      paragraphs: [...message.split(/\n{2,}/), `Correo: ${email}`, phone ? `Teléfono: ${phone}` : ''].filter(Boolean),
      action: { label: 'Ver los mensajes', url: inbox },
    }),
    cabeceras: { 'Reply-To': email },
  };
}

/** To whoever wrote, with their own words below. */
export function answerMail(
  { email, message }: Pick<ContactMessage, 'email' | 'message'>,
  answer: string,
  clave: string,
): WrittenMail {
  return write(clave, email, say('Respuesta a tu mensaje'), {
    heading: say('Respuesta a tu mensaje'),
    paragraphs: answer.split(/\n{2,}/),
    after: [say('Nos escribiste:'), ...message.split(/\n{2,}/)],
  });
}

export function write(
  clave: string,
  para: WrittenMail['para'],
  asunto: string,
  text: WrittenMail['text'],
): WrittenMail {
  // The operator's are in Spanish, whoever made us write them.
  return { clave, para, asunto, text, idioma: para === toOwner ? spanish.codigo : idioma().codigo };
}

/** With the site's name and address on it, and an address to answer to. */
export function withLetterhead(mail: WrittenMail, ajustes: App['ajustes'], adminEmail: string): NewCorreo {
  // The settings too are in the language of the mail, not of whoever set it off.
  return inIdioma(mail.idioma ?? spanish.codigo, () => onPaper(mail, ajustes.current, adminEmail));
}

function onPaper({ text, para, idioma: _, ...mail }: WrittenMail, ajustes: Ajustes, adminEmail: string): NewCorreo {
  const { identidad, titular } = ajustes;
  const written = typeof text === 'function' ? text(ajustes) : text;
  return {
    ...mail,
    para: para === toOwner ? titular.email || adminEmail : para,
    asunto: `${mail.asunto} · ${identidad.nombre}`,
    texto: asText(written, ajustes),
    html: asHtml(written, ajustes),
    ...(titular.email && { cabeceras: { 'Reply-To': titular.email, ...mail.cabeceras } }),
  };
}

function asText({ heading, paragraphs, rows = [], after = [], action, footnote }: MailText, ajustes: Ajustes): string {
  const table = rows.map(([label, value]) => `${say('{dato}:', { dato: label })} ${value}`).join('\n');
  const button = action && `${say('{dato}:', { dato: action.label })}\n${action.url}`;
  const parts = [heading, ...paragraphs, table, ...after, button, footnote, letterhead(ajustes).join('\n')];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function asHtml({ heading, paragraphs, rows = [], after = [], action, footnote }: MailText, ajustes: Ajustes): string {
  const body = asParagraphs(paragraphs) + asTable(rows) + asParagraphs(after);
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:#9a3d1e;color:#fff;padding:13px 22px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  const note = footnote ? `<p style="margin:0;color:#5c5a55;font-size:14px">${escapeHtml(footnote)}</p>` : '';
  return `<!doctype html><html lang="${idioma().codigo}"><body style="margin:0;background:#f4efe6;font-family:'Source Sans 3',Segoe UI,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6;color:#22252b"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#fffdf9;border-radius:10px"><tr><td style="padding:36px"><p style="margin:0 0 8px;color:#9a3d1e;font-family:Georgia,serif;font-size:15px">${escapeHtml(ajustes.identidad.nombre)}</p><h1 style="margin:0 0 20px;font-family:Georgia,serif;font-weight:500;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>${body}${button}${note}</td></tr></table><p style="color:#6d6a63;font-size:13px">${letterhead(ajustes).map(escapeHtml).join(' · ')}</p></td></tr></table></body></html>`;
}

function asParagraphs(texts: string[]): string {
  return texts.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
}

function asTable(rows: [string, string][]): string {
  if (rows.length === 0) return '';
  const cell = 'padding:7px 0;border-bottom:1px solid #e8dfcf;vertical-align:top';
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};white-space:nowrap;padding-left:16px">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${lines.join('')}</table>`;
}

/** Who writes, and from where. */
export function letterhead({ identidad, titular }: Ajustes): string[] {
  const { calle, codigo_postal, localidad } = titular;
  return [identidad.nombre, [calle, `${codigo_postal} ${localidad}`.trim()].filter(Boolean).join(', ')].filter(Boolean);
}
