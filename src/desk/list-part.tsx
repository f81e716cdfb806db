import { Stack, Text } from '@mantine/core';
import { Part, type PartProps } from '#desk/page.tsx';

/** A part of a screen that is a list of items. */
export function ListPart({ empty, children, ...part }: Omit<PartProps, 'gap'> & { empty: string | false }) {
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
