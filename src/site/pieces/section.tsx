import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  kicker?: string;
  lead?: string;
  /** Beside the title: a link to all of them. */
  aside?: ReactNode;
  isTinted?: boolean;
  children: ReactNode;
}

export function Section({ title, kicker, lead, aside, isTinted, children }: Props) {
  return (
    <section className={`${styles.section} ${isTinted ? styles.tinted : ''}`} aria-label={title || undefined}>
      <div className="wide">
        <div className={styles.head}>
          <div>
            {kicker && <p className={`kicker ${styles.kicker}`}>{kicker}</p>}
            {title && <h2>{title}</h2>}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
