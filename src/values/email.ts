/** An address a mail can be sent to. Not among the field kinds, so that a page can use it without loading them. */
export const emailPattern = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@.<>"',;:()[\]\\]{2,}$/;

/** The one form in which addresses are stored and compared: databases know capitals only as far as English does. */
export function normalEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address, for counting only: what follows a plus ends there too, and Gmail reads no dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalEmail(email).split('@');
  const plus = local.indexOf('+', 1);
  const name = plus === -1 ? local : local.slice(0, plus);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
