import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { pathIn } from '#idioma-path.ts';
import { spanish } from '#values/idioma/say.ts';
import { IdiomaSelect } from './admin-idioma.tsx';

const shapes = [
  { forma: 'vertical', label: 'Vertical', hint: '1080 × 1350, para Instagram y Facebook', width: 1080, height: 1350 },
  {
    forma: 'horizontal',
    label: 'Horizontal',
    hint: '1200 × 630, para X, WhatsApp y enlaces',
    width: 1200,
    height: 630,
  },
] as const;

/** The picture of something in both shapes, in one language, seen before it is taken. `path` ends in .png. */
export function PosterPair({ path, of }: { path: string; of: string }) {
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.png', '');
  const [idioma, setIdioma] = useState(spanish.codigo);
  return (
    <Stack>
      <Group>
        <IdiomaSelect value={idioma} onChange={setIdioma} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        {shapes.map(({ forma, label, hint, width, height }) => (
          <Paper key={forma} withBorder p="md" component="section" aria-label={label}>
            <Stack>
              <img
                src={`${pathIn(idioma, path)}?forma=${forma}`}
                alt={`Imagen ${label.toLowerCase()} de ${of}`}
                width={width}
                height={height}
                style={{ width: '100%', height: 'auto' }}
              />
              <Text size="sm" c="dimmed">
                {hint}
              </Text>
              <Button
                component="a"
                href={`${pathIn(idioma, path)}?forma=${forma}`}
                download={`${name}-${forma}.png`}
                variant="default"
                leftSection={<Download size={16} aria-hidden="true" />}
                style={{ alignSelf: 'start' }}
              >
                Descargar {label.toLowerCase()}
              </Button>
            </Stack>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
