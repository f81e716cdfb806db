import type { ReactNode } from 'react';
import styles from './note.module.css';

/** A word about the language of what follows. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
