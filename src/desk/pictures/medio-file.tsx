/** The file itself: how large it is, where it is used, another in its place, and deleting it when nothing uses it. */
import { Anchor, Button, FileButton, Group, List, Progress, Stack, Text } from '@mantine/core';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText, send } from '#desk/send.ts';
import type { Medio } from '#medios/medio.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatBytes } from '#values/bytes.ts';
import { formatDate } from '#values/fecha.ts';

import { MediaThumb } from './media-thumb.tsx';
import styles from './pictures.module.css';

interface Props {
  medio: Medio;
  progress: number | undefined;
  onReplace(file: File): void;
  onDeleted(): void;
  onProblem(text: string): void;
}

export function MedioFile({ medio, progress, onReplace, onDeleted, onProblem }: Props) {
  const { tipo, ancho, alto, bytes, fecha, url } = medio;
  return (
    <Stack gap="sm">
      <Group align="start" wrap="nowrap">
        <span className={styles.choice} style={{ width: '8rem', flex: 'none', cursor: 'auto' }}>
          <MediaThumb medio={medio} />
        </span>
        <Stack gap={2} miw={0}>
          <Text size="sm">
            {[ancho && alto && `${ancho} × ${alto} píxeles`, formatBytes(bytes), formatDate(fecha)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Anchor href={url} target="_blank" size="sm">
            {tipo === 'imagen' ? 'Abrir la imagen' : 'Abrir el vídeo'}
          </Anchor>
          <Usos medio={medio} />
        </Stack>
      </Group>
      {progress !== undefined && <Progress value={progress * 100} aria-label="Subiendo el archivo" />}
      <Group gap="xs">
        <FileButton
          name={tipo === 'imagen' ? 'imagen' : 'video'}
          accept={tipo === 'imagen' ? 'image/*' : 'video/mp4,video/webm'}
          onChange={(file) => file && onReplace(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-md"
              disabled={progress !== undefined}
              leftSection={<RefreshCw size={15} aria-hidden="true" />}
            >
              Sustituir en todas partes
            </Button>
          )}
        </FileButton>
        <DeleteFile medio={medio} onDeleted={onDeleted} onProblem={onProblem} />
      </Group>
    </Stack>
  );
}

function Usos({ medio: { usos, num_usos } }: { medio: Medio }) {
  if (num_usos === 0)
    return (
      <Text size="sm" c="dimmed">
        Sin usar
      </Text>
    );
  return (
    <>
      <Text size="sm" fw={500}>
        Se usa en:
      </Text>
      <List size="sm" aria-label="Dónde se usa">
        {usos.map(({ etiqueta, titulo, lugar, ruta }, index) => (
          <List.Item key={index}>
            {ruta ? <AppLink href={ruta}>{titulo}</AppLink> : titulo} ({[etiqueta, lugar].filter(Boolean).join(', ')})
          </List.Item>
        ))}
      </List>
      {num_usos > usos.length && <Text size="sm">y {num_usos - usos.length} más</Text>}
    </>
  );
}

/** Asks once more in its place: a dialog over the dialog would be one too many. */
function DeleteFile({ medio, onDeleted, onProblem }: Pick<Props, 'medio' | 'onDeleted' | 'onProblem'>) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (medio.num_usos > 0) return null;

  async function remove() {
    setBusy(true);
    const result = await send('delete_medio.php', { id: medio.id });
    setBusy(false);
    if (result.ok) onDeleted();
    else onProblem(failureText(result, 'No se pudo borrar.'));
  }

  if (!isAsking)
    return (
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        leftSection={<Trash2 size={15} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Borrar
      </Button>
    );
  return (
    <Group gap="xs" role="group" aria-label="Confirmar el borrado">
      <Text size="sm">¿Borrarlo para siempre?</Text>
      <Button color="red" size="compact-md" loading={isBusy} onClick={() => void remove()} data-autofocus>
        Sí, borrar
      </Button>
      <Button variant="default" size="compact-md" onClick={() => setAsking(false)}>
        No
      </Button>
    </Group>
  );
}
