import { SimpleGrid, Text } from '@mantine/core';
import { AppLink } from '#ui/app-link.tsx';
import type { Tile } from './groups.ts';
import styles from './tiles.module.css';

export function PanelTiles({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return <Text c="dimmed">Próximamente...</Text>;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
      {tiles.map(({ label, hint, path }) => (
        <AppLink key={path} href={`/admin${path}`} className={styles.tile}>
          <strong>{label}</strong>
          <span>{hint}</span>
        </AppLink>
      ))}
    </SimpleGrid>
  );
}
