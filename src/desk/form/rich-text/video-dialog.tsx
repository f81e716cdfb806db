/** A video of YouTube or Vimeo, by its address. */
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { frameAddress } from '#values/rich-text/attributes.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onChoose(src: string): void;
}

export function VideoDialog({ isOpen, onClose, onChoose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Insertar vídeo de YouTube" returnFocus={false}>
      {isOpen && <Address onChoose={onChoose} />}
    </Modal>
  );
}

/** No form: it stands within the form of the text. */
function Address({ onChoose }: Pick<Props, 'onChoose'>) {
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
