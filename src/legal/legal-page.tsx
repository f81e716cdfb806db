import type { ReactNode } from 'react';
import { PageHead } from '#site/pieces/page-head.tsx';
import rich from '#site/rich-text/rich-text.module.css';
import { site } from '#site-settings.ts';
import { formatLongDate } from '#values/fecha.ts';
import styles from './legal-page.module.css';

interface Props {
  title: string;
  /** The opening sentence, larger than the rest. */
  lead?: ReactNode;
  /** Texts that somebody agrees to say of when they are. */
  isDated?: boolean;
  children: ReactNode;
}

/** A page of plain text. */
export function LegalPage({ title, lead, isDated = true, children }: Props) {
  return (
    <div className={`wide ${styles.page}`}>
      <PageHead title={title}>{lead && <p>{lead}</p>}</PageHead>
      <div className={`${rich.text} ${styles.text}`}>
        {children}
        {isDated && (
          <p className={styles.version}>
            Versión del <time dateTime={site.legalVersion}>{formatLongDate(site.legalVersion)}</time>.
          </p>
        )}
      </div>
    </div>
  );
}

/** The owner's details, as every one of these texts has to name them. */
export function OwnerDetails() {
  const { owner } = site;
  return (
    <ul>
      <li>
        <strong>Titular:</strong> {owner.name}
      </li>
      <li>
        <strong>NIF:</strong> {owner.nif}
      </li>
      <li>
        <strong>Domicilio:</strong> {ownerAddress}
      </li>
      <li>
        <strong>Correo electrónico:</strong> <OwnerMail />
      </li>
      <li>
        <strong>Teléfono:</strong> <OwnerPhone />
      </li>
    </ul>
  );
}

export const ownerAddress = `${site.owner.street}, ${site.owner.postalCode} ${site.owner.town} (${site.owner.province})`;

export function OwnerMail() {
  return <a href={`mailto:${site.owner.email}`}>{site.owner.email}</a>;
}

export function OwnerPhone() {
  return <a href={`tel:+34${site.owner.phone.replace(/\s/g, '')}`}>{site.owner.phone}</a>;
}
