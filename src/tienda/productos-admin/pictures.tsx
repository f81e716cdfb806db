import { Badge, Button, Group, Image, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { pictureAt } from '#values/picture.ts';

export interface Pictures {
  url_imagen: string;
  /** The additional ones that stay. */
  existing_images: string[];
}

/** The pictures a product has: which is the main one, and which go. */
export function ProductoPictures({ value, onChange }: { value: Pictures; onChange(value: Pictures): void }) {
  const { url_imagen, existing_images } = value;
  const all = [...(url_imagen ? [url_imagen] : []), ...existing_images];
  if (all.length === 0) return <Text c="dimmed">Sin imagen</Text>;

  function makeMain(url: string) {
    onChange({ url_imagen: url, existing_images: all.filter((other) => other !== url) });
  }

  function remove(url: string) {
    const [first = '', ...rest] = all.filter((other) => other !== url);
    onChange({ url_imagen: first, existing_images: rest });
  }

  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      {all.map((url, index) => (
        <Paper key={url} withBorder p="xs">
          <Stack gap="xs" h="100%" justify="space-between">
            <Image
              src={pictureAt(url, 400)}
              alt={index === 0 ? 'Imagen principal' : `Imagen adicional ${index}`}
              h={140}
              fit="contain"
              fallbackSrc="/sin-imagen.svg"
            />
            <Group gap={4} justify="space-between">
              {index === 0 ? (
                <Badge variant="light">Principal</Badge>
              ) : (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Hacer principal la imagen adicional ${index}`}
                  onClick={() => makeMain(url)}
                >
                  Hacer principal
                </Button>
              )}
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={index === 0 ? 'Quitar la imagen principal' : `Quitar la imagen adicional ${index}`}
                onClick={() => remove(url)}
              >
                Quitar
              </Button>
            </Group>
          </Stack>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
