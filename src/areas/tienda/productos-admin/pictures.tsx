import { ActionIcon, Badge, Button, Group, Image, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { DescribeButton } from '#desk/pictures/picture-buttons.tsx';
import { pictureAt } from '#values/picture.ts';

export interface Pictures {
  url_imagen: string;
  /** The additional ones that stay. */
  existing_images: string[];
}

/** The pictures a product has: their order, of which the first is the main one, and which go. */
export function ProductoPictures({ value, onChange }: { value: Pictures; onChange(value: Pictures): void }) {
  const { url_imagen, existing_images } = value;
  const all = [...(url_imagen ? [url_imagen] : []), ...existing_images];
  if (all.length === 0) return <Text c="dimmed">Sin imagen</Text>;

  function put([first = '', ...rest]: string[]) {
    onChange({ url_imagen: first, existing_images: rest });
  }

  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      {all.map((url, index) => (
        <OnePicture
          key={url}
          url={url}
          index={index}
          isLast={index === all.length - 1}
          onMove={(to) => put(all.toSpliced(index, 1).toSpliced(to, 0, url))}
          onRemove={() => put(all.toSpliced(index, 1))}
          onReplaced={(now) => put(all.with(index, now))}
        />
      ))}
    </SimpleGrid>
  );
}

interface OneProps {
  url: string;
  index: number;
  isLast: boolean;
  onMove(to: number): void;
  onRemove(): void;
  onReplaced(url: string): void;
}

function OnePicture({ url, index, isLast, onMove, onRemove, onReplaced }: OneProps) {
  const name = index === 0 ? 'la imagen principal' : `la imagen adicional ${index}`;
  return (
    <Paper withBorder p="xs">
      <Stack gap="xs" h="100%" justify="space-between">
        <Image
          src={pictureAt(url, 400)}
          alt={index === 0 ? 'Imagen principal' : `Imagen adicional ${index}`}
          h={140}
          fit="contain"
          fallbackSrc="/sin-imagen.svg"
        />
        <DescribeButton of={name} url={url} onReplaced={onReplaced} />
        <Group gap={4} justify="space-between">
          {index === 0 ? (
            <Badge variant="light">Principal</Badge>
          ) : (
            <Button variant="subtle" size="compact-sm" aria-label={`Hacer principal ${name}`} onClick={() => onMove(0)}>
              Hacer principal
            </Button>
          )}
          <Button variant="subtle" color="red" size="compact-sm" aria-label={`Quitar ${name}`} onClick={onRemove}>
            Quitar
          </Button>
          <Group gap={0}>
            <ActionIcon
              variant="subtle"
              aria-label={`Poner antes ${name}`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <ArrowLeft size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={`Poner después ${name}`}
              disabled={isLast}
              onClick={() => onMove(index + 1)}
            >
              <ArrowRight size={16} aria-hidden="true" />
            </ActionIcon>
          </Group>
        </Group>
      </Stack>
    </Paper>
  );
}
