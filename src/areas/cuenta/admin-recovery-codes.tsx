import { Button, Code, CopyButton, Group, List } from '@mantine/core';
import { useSitio } from '#ui/use-sitio.ts';

/** Shown once: people copy them, or keep them as a file. */
export function RecoveryCodes({ codigos }: { codigos: string[] }) {
  const text = `${codigos.join('\r\n')}\r\n`;
  const { nombre } = useSitio().identidad;
  const file = `Códigos de recuperación de ${nombre}\r\nCada uno sirve una vez.\r\n\r\n${text}`;
  return (
    <>
      <List listStyleType="none" aria-label="Códigos de recuperación">
        {codigos.map((codigo) => (
          <List.Item key={codigo}>
            <Code>{codigo}</Code>
          </List.Item>
        ))}
      </List>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copiados' : 'Copiar los códigos'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="codigos-de-recuperacion.txt"
        >
          Descargar los códigos
        </Button>
      </Group>
    </>
  );
}
