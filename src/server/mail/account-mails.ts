/** What the owner of an account is written about it. None carries a link that does anything by itself. */
import { type WrittenMail, write } from './mails.ts';

export interface AccountNews {
  asunto: string;
  /** What happened, in one sentence. */
  what: string;
  /** When somebody else did it. */
  otherwise: string;
}

export function accountMail(
  to: { email: string; usuario: string },
  { asunto, what, otherwise }: AccountNews,
  rows: [label: string, value: string][],
  account: string,
  clave: string,
): WrittenMail {
  return write(clave, to.email, asunto, {
    heading: asunto,
    paragraphs: [`Hola, ${to.usuario}:`, what],
    rows,
    after: [otherwise],
    action: { label: 'Ver tu cuenta', url: account },
  });
}
