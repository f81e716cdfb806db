/** A list that is on its way, or empty. */
import type { ReactNode } from 'react';
import { PageHead } from '../page-head.tsx';
import styles from '../states.module.css';
import { Loading } from '../states.tsx';

/** A whole page that is on its way, under its title. */
export function PageLoading({ title, lead, text }: { title: string; lead?: string; text: string }) {
  return (
    <div className="wide">
      <PageHead title={title}>{lead && <p>{lead}</p>}</PageHead>
      <Loading text={text} />
    </div>
  );
}

export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.box}>
      <p>{text}</p>
      {children}
    </div>
  );
}
