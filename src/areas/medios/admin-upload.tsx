import { Alert, Button, CloseButton, FileButton, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import { DropArea } from '#desk/pictures/drop-area.tsx';
import { type Upload, useUploads } from '#desk/pictures/use-uploads.ts';
import { acceptOf, fileTipos } from '#values/medios/formats.ts';

/** Many files at once, chosen or dropped, each with its progress. */
export function UploadArea() {
  const { uploads, add, dismiss } = useUploads();
  const done = uploads.filter(({ isDone }) => isDone).length;
  return (
    <DropArea onFiles={add}>
      <Paper withBorder p="md" mb="md" component="section" aria-label="Subir archivos">
        <Group>
          <FileButton multiple name="imagen" accept={`image/*,${fileTipos.map(acceptOf).join(',')}`} onChange={add}>
            {(props) => (
              <Button {...props} leftSection={<UploadIcon size={16} aria-hidden="true" />}>
                Subir archivos
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            o arrástralos hasta aquí: imágenes de hasta 15 MB, vídeos MP4 o WebM de hasta 200, audios de hasta 100 y
            archivos (PDF, documentos, subtítulos) de hasta 50
          </Text>
        </Group>
        {uploads.length > 0 && (
          <Stack gap={6} mt="sm">
            <Text size="sm" role="status">
              {done === uploads.length ? 'Todo está subido.' : `Subidos ${done} de ${uploads.length}`}
            </Text>
            {uploads.map((upload) => (
              <OneUpload key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
            ))}
          </Stack>
        )}
      </Paper>
    </DropArea>
  );
}

function OneUpload({ upload: { name, progress, error, isDone }, onDismiss }: { upload: Upload; onDismiss(): void }) {
  if (error)
    return (
      <Alert color="red" variant="light" role="alert" p="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">
            {name}: {error}
          </Text>
          <CloseButton size="sm" aria-label={`Quitar el aviso de ${name}`} onClick={onDismiss} />
        </Group>
      </Alert>
    );
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" truncate w={{ base: 120, sm: 260 }}>
        {name}
      </Text>
      <Progress flex={1} value={progress * 100} color={isDone ? 'green' : 'blue'} aria-label={`Subiendo ${name}`} />
    </Group>
  );
}
