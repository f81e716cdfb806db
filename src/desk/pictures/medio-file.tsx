/** The file itself: how large it is, where it is used, another in its place, and deleting it when nothing uses it. */
import { Anchor, Button, FileButton, Group, List, Progress, Stack, Text } from '@mantine/core';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Medio } from '#areas/medios/medio.ts';
import type { TipoMedio } from '#areas/medios/tipos.ts';
import { placesText } from '#areas/medios/tipos.ts';
import { failureText, send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatBytes } from '#values/bytes.ts';
import { formatDate } from '#values/fecha.ts';
import { acceptOf } from '#values/medios/formats.ts';
import { MediaThumb } from './media-thumb.tsx';
import styles from './pictures.module.css';

interface Props {
  medio: Medio;
  progress: number | undefined;
  onReplace(file: File): Promise<void>;
  onDeleted(): void;
  onProblem(text: string): void;
}

const opens = {
  imagen: 'Abrir la imagen',
  video: 'Abrir el vídeo',
  audio: 'Abrir el audio',
  archivo: 'Abrir el archivo',
} satisfies Record<TipoMedio, string>;

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
            {opens[tipo]}
          </Anchor>
          <Usos medio={medio} />
        </Stack>
      </Group>
      {progress !== undefined && <Progress value={progress * 100} aria-label="Subiendo el archivo" />}
      <Group gap="xs">
        <ReplaceFile medio={medio} onReplace={onReplace} />
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

/** Every place that shows it changes at once, so it is asked first; then whoever uses the keyboard is where they were. */
function ReplaceFile({ medio: { tipo, num_usos }, onReplace }: Pick<Props, 'medio' | 'onReplace'>) {
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const forget = useRef<() => void>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (file) confirm.current?.focus();
    else if (wasAsked.current) choose.current?.focus();
    wasAsked.current = file !== null;
  }, [file]);

  function end() {
    setBusy(false);
    setFile(null);
    forget.current?.();
  }

  async function replace(chosen: File) {
    setBusy(true);
    await onReplace(chosen);
    end();
  }

  return (
    <>
      <FileButton
        name={tipo}
        accept={tipo === 'imagen' ? 'image/*' : acceptOf(tipo)}
        onChange={setFile}
        resetRef={forget}
      >
        {(props) => (
          <Button
            {...props}
            ref={choose}
            variant="default"
            size="compact-md"
            disabled={isBusy}
            leftSection={<RefreshCw size={15} aria-hidden="true" />}
          >
            Sustituir en todas partes
          </Button>
        )}
      </FileButton>
      {file && (
        <Group gap="xs" role="group" aria-label="Confirmar la sustitución">
          <Text size="sm">{placesSaid(num_usos)}</Text>
          <Button ref={confirm} size="compact-md" loading={isBusy} onClick={() => void replace(file)}>
            Sí, sustituir
          </Button>
          <Button variant="default" size="compact-md" disabled={isBusy} onClick={end}>
            No
          </Button>
        </Group>
      )}
    </>
  );
}

function placesSaid(places: number): string {
  if (places === 0) return 'No se usa en ningún sitio. ¿Sustituir?';
  return `Se cambiará en ${placesText(places)}. ¿Sustituir?`;
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
