import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of the account's screen. */
export function CuentaPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Title order={2} fz="lg" mb="sm">
        {title}
      </Title>
      <Stack>{children}</Stack>
    </Paper>
  );
}
