import { Box, Group, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

interface Props {
  children: ReactNode;
  progress?: number | undefined;
  /** On wider screens the buttons are elsewhere. */
  isPhoneOnly?: boolean;
}

/** The buttons of a form, always in reach at the foot of the screen. */
export function FormActions({ children, progress, isPhoneOnly }: Props) {
  return (
    <Box className={styles.bar} {...(isPhoneOnly && { hiddenFrom: 'md' })}>
      <UploadProgress share={progress} />
      <Group justify="flex-end" className={styles.buttons!}>
        {children}
      </Group>
    </Box>
  );
}

export function UploadProgress({ share }: { share: number | undefined }) {
  if (share === undefined) return null;
  return <Progress value={share * 100} mb={8} aria-label="Progreso de la subida" animated />;
}
