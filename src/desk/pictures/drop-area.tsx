import { Box } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './pictures.module.css';

interface Props {
  onFiles(files: File[]): void;
  children: ReactNode;
}

/** Files can be dropped on it; everything in it works without a mouse as well. */
export function DropArea({ onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

  function drop(event: DragEvent) {
    setOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <Box
      className={styles.drop}
      mod={{ over: isOver }}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </Box>
  );
}
