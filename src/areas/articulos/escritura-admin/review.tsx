/** An article that waits for review: sent back with a note, and what its writer reads of it. */
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { Part } from '#desk/page.tsx';
import { failureText } from '#desk/send.ts';
import type { ArticuloAdmin } from '../articulo.ts';
import type { Writing } from './use-writing.ts';

export function ReturnedNote({ articulo: { nota_revision, nota_revision_por } }: { articulo: ArticuloAdmin }) {
  return (
    <Alert mb="md" color="yellow" variant="light" role="note" title={`Devuelto a borrador por ${nota_revision_por}`}>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{nota_revision}</Text>
    </Alert>
  );
}

interface Props extends Pick<Writing, 'giveBack'> {
  articulo: ArticuloAdmin;
  onReturned(articulo: ArticuloAdmin): void;
}

export function ReturnToDraft({ articulo: { escrito_por }, giveBack, onReturned }: Props) {
  const [nota, setNota] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await giveBack(nota);
    setBusy(false);
    if (!result) return setError('No se han guardado tus correcciones: arriba dice por qué.');
    if (!result.ok) return setError(failureText(result, 'Error al devolver el artículo.'));
    notifyResult(result, '');
    onReturned(result.data);
  }

  return (
    <Part title="Revisión" mt="lg">
      <form onSubmit={submit} noValidate>
        <Textarea
          label="Nota"
          name="nota"
          description={`Qué falta o qué hay que cambiar. Le llega por correo a ${escrito_por ?? 'quien lo escribió'} y la lee al abrirlo`}
          autosize
          minRows={3}
          maxLength={2000}
          value={nota}
          onChange={({ currentTarget }) => {
            setNota(currentTarget.value);
            setError(undefined);
          }}
          error={error}
        />
        <Group mt="sm">
          <Button type="submit" variant="default" loading={isBusy}>
            Devolver a borrador
          </Button>
        </Group>
      </form>
    </Part>
  );
}
