import { Alert, Button, Group, Text } from '@mantine/core';

interface Props {
  text: string;
  /** The screen with what the other one saved. */
  href: string | undefined;
  onTakeMine(): void;
  onTakeTheirs(): void;
}

/** Two tabs, or two people, wrote at the same time: nothing is lost, somebody must choose. */
export function ConflictAlert({ text, href, onTakeMine, onTakeTheirs }: Props) {
  return (
    <Alert
      mb="md"
      color="orange"
      variant="light"
      role="alert"
      title="Este artículo se ha guardado también desde otro sitio"
    >
      <Text size="sm">{text}</Text>
      <Text size="sm" mt={4}>
        Lo que has escrito sigue aquí y no se pierde. Elige con qué seguir: lo que dejes queda guardado en las versiones
        anteriores o en este navegador.
      </Text>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" onClick={onTakeMine}>
          Guardar lo mío
        </Button>
        <Button size="compact-md" variant="default" onClick={onTakeTheirs}>
          Seguir con lo otro
        </Button>
        {href && (
          <Button component="a" href={href} target="_blank" size="compact-md" variant="subtle">
            Ver lo otro
          </Button>
        )}
      </Group>
    </Alert>
  );
}
