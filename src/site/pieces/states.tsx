/** Loading and error: what a page shows in place of what was asked for, each with its text. */
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './states.module.css';

export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.box} role="status" data-loading>
      <span className={styles.spinner} aria-hidden="true" />
      {text}
    </p>
  );
}

export function ErrorBox({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`${styles.box} ${styles.error}`} role="alert">
      <p>{text}</p>
      {children ?? (
        <Button look="quiet" onClick={() => location.reload()}>
          {say('Reintentar')}
        </Button>
      )}
    </div>
  );
}
