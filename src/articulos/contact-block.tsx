import type { Articulo } from './articulo.ts';
import styles from './contact-block.module.css';

type Contact = Pick<
  Articulo,
  | 'addressLine1'
  | 'addressLine2'
  | 'addressLine3'
  | 'phone1'
  | 'phone2'
  | 'phone3'
  | 'email1'
  | 'email2'
  | 'websiteUrl'
  | 'instagramUrl'
  | 'facebookUrl'
  | 'twitterUrl'
>;

/** How to reach what the article tells of; only the lines that are there. */
export function ContactBlock({ contact }: { contact: Contact }) {
  const address = present(contact.addressLine1, contact.addressLine2, contact.addressLine3);
  const phones = present(contact.phone1, contact.phone2, contact.phone3);
  const emails = present(contact.email1, contact.email2);
  const links = [
    ['Página web', contact.websiteUrl],
    ['Instagram', contact.instagramUrl],
    ['Facebook', contact.facebookUrl],
    ['X', contact.twitterUrl],
  ].filter((link): link is [string, string] => Boolean(link[1]));
  if (address.length + phones.length + emails.length + links.length === 0) return null;
  return (
    <address className={styles.block}>
      <h2>Contacto</h2>
      {address.length > 0 && (
        <p>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <ul className={styles.list}>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
          </li>
        ))}
        {emails.map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
        {links.map(([label, url]) => (
          <li key={label}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
}

function present(...values: (string | null)[]): string[] {
  return values.filter((value): value is string => Boolean(value));
}
