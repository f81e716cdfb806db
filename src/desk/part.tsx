import { Group, type MantineSpacing, Paper, type PaperProps, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props extends PaperProps {
  title: string;
  beside?: ReactNode;
  gap?: MantineSpacing;
  children: ReactNode;
}

/** A part of a screen under its own title. */
export function Part({ title, beside, gap, children, ...look }: Props) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} {...look}>
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg" id={id}>
          {title}
        </Title>
        {beside}
      </Group>
      <Stack gap={gap}>{children}</Stack>
    </Paper>
  );
}

/** One that is a list of items. */
export function ListPart({ empty, children, ...part }: Omit<Props, 'gap'> & { empty: string | false }) {
  return (
    <Part {...part}>
      {empty ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
          {children}
        </Stack>
      )}
    </Part>
  );
}
