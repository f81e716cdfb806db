import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import styles from './pills.module.css';

interface Pill {
  href: string;
  text: ReactNode;
  isChosen?: boolean;
}

/** Plain links side by side: to what is alike, or to the same list seen in other ways. */
export function Pills({ label, links }: { label: string; links: readonly Pill[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.pills}>
        {links.map(({ href, text, isChosen }) => (
          <li key={href}>
            <AppLink href={href} aria-current={isChosen || undefined}>
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
