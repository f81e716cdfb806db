/** A video, a sound or a document for the text: sent now, chosen from the library, or, of a sound, at its address. */
import { Alert, Button, FileButton, Group, Modal, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MediaChooser } from '#desk/pictures/media-chooser.tsx';
import { sizeProblem } from '#desk/pictures/use-uploads.ts';
import { failureText, sendForm } from '#desk/send.ts';
import { acceptOf, type FileTipo } from '#values/medios/formats.ts';

export interface ChosenFile {
  url: string;
  titulo: string;
  bytes: number;
}

interface Props {
  tipo: FileTipo | undefined;
  onClose(): void;
  onChoose(file: ChosenFile): void;
}

const titles = { video: 'Vídeo propio', audio: 'Audio', archivo: 'Archivo' } satisfies Record<FileTipo, string>;
const hints = {
  video: 'MP4 o WebM, hasta 200 MB',
  audio: 'MP3, M4A, OGG o WAV, hasta 100 MB',
  archivo: 'PDF, documentos de Office y OpenDocument, EPUB o ZIP, hasta 50 MB',
} satisfies Record<FileTipo, string>;

export function FileDialog({ tipo, onClose, onChoose }: Props) {
  return (
    <Modal opened={tipo !== undefined} onClose={onClose} title={tipo && titles[tipo]} returnFocus={false}>
      {tipo && <Ways tipo={tipo} onChoose={onChoose} />}
    </Modal>
  );
}

function Ways({ tipo, onChoose }: { tipo: FileTipo; onChoose(file: ChosenFile): void }) {
  const [isChoosing, setChoosing] = useState(false);
  const { upload, progress, problem } = useFileUpload(tipo, onChoose);
  return (
    <Stack gap="sm">
      <Group>
        <FileButton name={tipo} accept={acceptOf(tipo)} onChange={(file) => file && void upload(file)}>
          {(props) => (
            <Button {...props} loading={progress !== undefined} data-autofocus>
              Subir
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => setChoosing(true)}>
          Elegir de la biblioteca
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {hints[tipo]}
      </Text>
      {progress !== undefined && <Progress value={progress * 100} aria-label="Progreso de la subida" />}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {tipo === 'audio' && <AudioAddress onChoose={onChoose} />}
      <MediaChooser
        isOpen={isChoosing}
        tipo={tipo}
        onClose={() => setChoosing(false)}
        onChoose={([medio]) => medio && onChoose(medio)}
      />
    </Stack>
  );
}

/** One file on its way into the library. */
export function useFileUpload(tipo: FileTipo, onStored: (file: ChosenFile) => void) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  async function upload(file: File) {
    setProblem(sizeProblem(file, tipo));
    if (sizeProblem(file, tipo)) return;
    setProgress(0);
    const result = await sendForm('create_medio.php', { [tipo]: file }, setProgress);
    setProgress(undefined);
    if (result.ok) onStored(result.data);
    else setProblem(failureText(result, 'No se pudo subir.', 'Error de red'));
  }
  return { upload, progress, problem };
}

/** No form: it stands within the form of the text. */
function AudioAddress({ onChoose }: { onChoose(file: ChosenFile): void }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();

  function choose() {
    const address = url.trim();
    if (!/^https:\/\/[^/]+\/./i.test(address) || !URL.canParse(address))
      return setError('Escribe la dirección entera del archivo de audio, con https://.');
    onChoose({ url: address, titulo: '', bytes: 0 });
  }

  return (
    <Group align="end" gap="xs">
      <TextInput
        flex={1}
        label="O su dirección en otra página"
        description="Quien lea verá un enlace: la otra página solo sabrá de quien lo pulse"
        name="audio_direccion"
        placeholder="https://ejemplo.es/entrevista.mp3"
        value={url}
        error={error}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose();
        }}
      />
      <Button variant="default" onClick={choose}>
        Insertar
      </Button>
    </Group>
  );
}
