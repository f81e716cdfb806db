/** What a footnote says; links and the like that it has already stay until it is written anew. */
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { escapeHtml } from '#values/escape-html.ts';
import { stripHtml } from '#values/summary.ts';

interface Props {
  isOpen: boolean;
  html: string;
  onClose(): void;
  onChoose(html: string): void;
}

export function NoteDialog({ isOpen, onClose, ...note }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Nota al pie">
      {isOpen && <Words {...note} onClose={onClose} />}
    </Modal>
  );
}

function Words({ html, onClose, onChoose }: Omit<Props, 'isOpen'>) {
  const [text, setText] = useState(stripHtml(html));
  function choose() {
    onClose();
    if (text.trim() && text !== stripHtml(html)) onChoose(escapeHtml(text.trim()));
  }
  return (
    <>
      <Textarea
        label="Texto de la nota"
        name="nota_pie"
        autosize
        minRows={2}
        maxLength={2000}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group mt="md" justify="flex-end">
        <Button onClick={choose}>Poner la nota</Button>
      </Group>
    </>
  );
}
