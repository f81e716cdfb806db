import { Button, Group, Modal, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { Video } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { frameAddress } from '#values/rich-text/attributes.ts';

const label = 'Insertar vídeo de YouTube';

export function VideoControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RichTextEditor.Control title={label} aria-label={label} onClick={() => setOpen(true)}>
        <Video size={16} aria-hidden="true" />
      </RichTextEditor.Control>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={label}>
        <Address
          onChoose={(src) => {
            setOpen(false);
            editor
              .chain()
              .focus()
              .insertContent([{ type: 'video', attrs: { src, title: 'Vídeo' } }, { type: 'paragraph' }])
              .run();
          }}
        />
      </Modal>
    </>
  );
}

/** No form: it stands within the form of the text. */
function Address({ onChoose }: { onChoose(src: string): void }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();

  function choose() {
    const src = frameAddress(url);
    if (src) onChoose(src);
    else setError('Esta dirección no es de un vídeo de YouTube ni de Vimeo. Cópiala de la página del vídeo.');
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose();
  }

  return (
    <>
      <TextInput
        label="Dirección del vídeo"
        name="video"
        placeholder="https://www.youtube.com/watch?v=…"
        data-autofocus
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        onKeyDown={press}
        error={error}
      />
      <Group mt="md" justify="flex-end">
        <Button onClick={choose}>Insertar</Button>
      </Group>
    </>
  );
}
