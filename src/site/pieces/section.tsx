import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  kicker?: string;
  /** Beside the title: a link to all of them. */
  aside?: ReactNode;
  isTinted?: boolean;
  children: ReactNode;
}

export function Section({ title, kicker, aside, isTinted, children }: Props) {
  return (
    <section className={`${styles.section} ${isTinted ? styles.tinted : ''}`} aria-label={title}>
      <div className="wide">
        <div className={styles.head}>
          <div>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <h2>{title}</h2>
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
