/** Loading, error, empty: what a page shows in place of a list, each with its text. */
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { PageHead } from './page-head.tsx';
import styles from './states.module.css';

export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.box} role="status" data-loading>
      <span className={styles.spinner} aria-hidden="true" />
      {text}
    </p>
  );
}

/** A whole page that is on its way, under its title. */
export function PageLoading({ title, lead, text }: { title: string; lead?: string; text: string }) {
  return (
    <div className="wide">
      <PageHead title={title}>{lead && <p>{lead}</p>}</PageHead>
      <Loading text={text} />
    </div>
  );
}

export function ErrorBox({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`${styles.box} ${styles.error}`} role="alert">
      <p>{text}</p>
      {children ?? (
        <Button look="quiet" onClick={() => location.reload()}>
          Reintentar
        </Button>
      )}
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
