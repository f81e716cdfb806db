import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './share/share.module.css';
import { ShareButtons } from './share/share.tsx';

/** Under the title of a page of its own: the heart of what one can go to, and the ways to share it. */
export function PageActions({ title, heart }: { title: string; heart?: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className={styles.actions} data-noprint>
      {heart}
      <ShareButtons title={title} path={path} look="row" />
    </div>
  );
}
