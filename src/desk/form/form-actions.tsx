import { Group, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The buttons of a form, always in reach at the foot of the screen. */
export function FormActions({ children, progress }: { children: ReactNode; progress?: number | undefined }) {
  return (
    <div className={styles.bar}>
      {progress !== undefined && <Progress value={progress * 100} mb={8} aria-label="Progreso de la subida" animated />}
      <Group justify="flex-end">{children}</Group>
    </div>
  );
}
