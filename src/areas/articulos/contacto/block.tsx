/** How to reach what an article is about. */
import { langOfNames } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Articulo } from '../articulo.ts';
import styles from '../view.module.css';

export function ContactBlock({ articulo }: { articulo: Articulo }) {
  const { address, phones, emails, links } = contactOf(articulo);
  return (
    <>
      <h2>{say('Contacto')}</h2>
      <address>
        {address.length > 0 && (
          <p>
            {address.map((line) => (
              <span key={line} lang={langOfNames()}>
                {line}
              </span>
            ))}
          </p>
        )}
        <ul className={styles.contactLinks}>
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
    </>
  );
}

function contactOf(articulo: Articulo) {
  return {
    address: present(articulo.addressLine1, articulo.addressLine2, articulo.addressLine3),
    phones: present(articulo.phone1, articulo.phone2, articulo.phone3),
    emails: present(articulo.email1, articulo.email2),
    links: [
      [say('Página web'), articulo.websiteUrl],
      ['Instagram', articulo.instagramUrl],
      ['Facebook', articulo.facebookUrl],
      ['X', articulo.twitterUrl],
    ].filter((link): link is [string, string] => Boolean(link[1])),
  };
}

function present(...values: (string | null)[]): string[] {
  return values.filter((value): value is string => Boolean(value));
}
