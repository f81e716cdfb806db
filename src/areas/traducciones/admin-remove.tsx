import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';
import type { Tipo } from '#things.ts';
import { list } from './admin-words.ts';

export function RemoveTraduccion({ which, of }: { which: { tipo: Tipo; id: number; idioma: string }; of: string }) {
  const navigate = useNavigate();
  function ask() {
    confirmDelete({
      question: `¿Eliminar la traducción de «${of}»? Se volverá a ver en español.`,
      work: () => send('delete_traduccion.php', which),
      done: 'Traducción eliminada.',
      failed: 'No se pudo eliminar la traducción.',
      onDone: () => void navigate({ href: list }),
    });
  }
  return (
    <Button size="compact-md" variant="subtle" color="red" onClick={ask}>
      Eliminar
    </Button>
  );
}
