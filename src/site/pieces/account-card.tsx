import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from './account-card.module.css';

/** The small card that signing in and choosing a password happen on. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <AppLink href="/" className={styles.home}>
          <Logo />
        </AppLink>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

export function FormMessage({ kind, children }: { kind: 'error' | 'success'; children: ReactNode }) {
  return (
    <p className={`${styles.message} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
