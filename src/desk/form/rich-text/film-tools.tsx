/** Tools of a video of ours, and of a button. */
import { Alert, Button, FileButton, Group } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { MediaChooser } from '#desk/pictures/media-chooser.tsx';
import { RemoveButton } from './block-tools.tsx';
import styles from './editor.module.css';
import { LineInput } from './line-input.tsx';
import { useFileUpload } from './surface/file-dialog.tsx';

interface FilmProps {
  editor: Editor;
  subtitulos: string | null;
  poster: string | null;
}

export function FilmTools({ editor, subtitulos, poster }: FilmProps) {
  const set = (attrs: Partial<Omit<FilmProps, 'editor'>>) => editor.chain().updateAttributes('pelicula', attrs).run();
  const [isChoosing, setChoosing] = useState(false);
  const { upload, progress, problem } = useFileUpload('archivo', ({ url }) => set({ subtitulos: url }));
  return (
    <Group className={styles.tools!} role="group" aria-label="Vídeo propio">
      {subtitulos ? (
        <Button size="compact-sm" variant="default" onClick={() => set({ subtitulos: null })}>
          Quitar subtítulos
        </Button>
      ) : (
        <FileButton name="subtitulos" accept=".vtt" onChange={(file) => file && void upload(file)}>
          {(props) => (
            <Button {...props} size="compact-sm" variant="default" loading={progress !== undefined}>
              Subtítulos (.vtt)
            </Button>
          )}
        </FileButton>
      )}
      {poster ? (
        <Button size="compact-sm" variant="default" onClick={() => set({ poster: null })}>
          Quitar portada
        </Button>
      ) : (
        <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
          Portada del vídeo
        </Button>
      )}
      <RemoveButton editor={editor} type="pelicula" label="Quitar vídeo" />
      {problem && (
        <Alert color="red" role="alert" p="xs">
          {problem}
        </Alert>
      )}
      <MediaChooser
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={([medio]) => medio && set({ poster: medio.url })}
      />
    </Group>
  );
}

export function ButtonTools({ editor, href }: { editor: Editor; href: string }) {
  return (
    <Group className={styles.tools!} role="group" aria-label="Botón">
      <LineInput
        label="Adónde lleva el botón"
        name="boton_enlace"
        placeholder="/tienda o https://ejemplo.es/"
        maxLength={500}
        value={href}
        onChange={(next) => {
          if (next.trim()) editor.chain().extendMarkRange('link').updateAttributes('link', { href: next.trim() }).run();
        }}
      />
    </Group>
  );
}
