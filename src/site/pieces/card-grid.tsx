import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** One column on narrow screens, two at 768 to 991 px, three from 992 px. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
