/** Several rows at once: which are ticked, and what is done to them. */
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { Check, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CallName, Failed, Result } from '#ui/call.ts';
import { plural } from '#values/plural.ts';
import { confirmDelete, tell } from './confirm-delete.tsx';
import { type Removal, undoOf } from './removal.ts';

export interface Publishing<Row> {
  work(row: Row): Promise<Result<CallName>>;
  /** Those that visitors see already need it no more. */
  isDone(row: Row): boolean;
  /** The way back. */
  hide?(row: Row): Promise<Result<CallName>>;
}

export function useSelection<Row>(rows: Row[], keyOf: (row: Row) => string | number, nameOf: (row: Row) => string) {
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set());
  // What is no longer shown is no longer meant.
  const selected = rows.filter((row) => ticked.has(keyOf(row)));
  return {
    selected,
    nameOf,
    isSelected: (row: Row) => ticked.has(keyOf(row)),
    onToggle(row: Row) {
      const next = new Set(ticked);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setTicked(next);
    },
    setAll: (isOn: boolean) => setTicked(new Set(isOn ? rows.map(keyOf) : [])),
  };
}

interface Props<Row extends { id: number }> {
  selection: ReturnType<typeof useSelection<Row>>;
  rows: Row[];
  remove: Removal<Row>;
  publish: Publishing<Row> | undefined;
  onDone(): Promise<void>;
}

export function SelectionBar<Row extends { id: number }>({ selection, rows, remove, publish, onDone }: Props<Row>) {
  const [isBusy, setBusy] = useState(false);
  const { selected } = selection;
  if (rows.length === 0) return null;
  const waiting = publish ? selected.filter((row) => !publish.isDone(row)) : [];
  const shown = publish?.hide ? selected.filter((row) => publish.isDone(row)) : [];

  function finish() {
    selection.setAll(false);
    void onDone();
  }

  function removeAll() {
    const gone: Row[] = [];
    confirmDelete({
      label: 'Eliminar seleccionados',
      question: `¿Estás seguro de que quieres eliminar ${plural(selected.length, 'elemento', 'elementos')}?${
        remove.tipo ? ' Podrás recuperarlos de la papelera durante 30 días.' : ''
      }`,
      async work() {
        const result = await each(selected, remove.work, gone);
        // Some may be gone although one was refused.
        if (!result.ok && gone.length > 0) finish();
        return result;
      },
      done: plural(selected.length, 'elemento eliminado.', 'elementos eliminados.'),
      failed: remove.failed,
      onDone: finish,
      undo: remove.tipo && (() => undoOf(remove, gone)!()),
    });
  }

  async function change(some: Row[], work: Publishing<Row>['work'], said: 'publicado' | 'ocultado') {
    setBusy(true);
    const done: Row[] = [];
    const result = await each(some, work, done);
    setBusy(false);
    if (result.ok) tell('success', plural(done.length, `elemento ${said}.`, `elementos ${said}s.`));
    else tell('error', result.message || 'No se pudo cambiar el estado.');
    finish();
  }

  return (
    <Group mb="xs" gap="sm" mih={32} role="group" aria-label="Varios a la vez">
      <Checkbox
        label="Seleccionar todo"
        name="seleccionar_todo"
        checked={selected.length === rows.length}
        indeterminate={selected.length > 0 && selected.length < rows.length}
        onChange={() => selection.setAll(selected.length < rows.length)}
      />
      {selected.length > 0 && (
        <>
          <Text size="sm" role="status">
            {plural(selected.length, 'seleccionado', 'seleccionados')}
          </Text>
          {publish && waiting.length > 0 && (
            <Button
              size="compact-md"
              variant="light"
              loading={isBusy}
              leftSection={<Check size={15} aria-hidden="true" />}
              onClick={() => void change(waiting, publish.work, 'publicado')}
            >
              Publicar
            </Button>
          )}
          {publish?.hide && shown.length > 0 && (
            <Button
              size="compact-md"
              variant="default"
              loading={isBusy}
              leftSection={<EyeOff size={15} aria-hidden="true" />}
              onClick={() => void change(shown, publish.hide!, 'ocultado')}
            >
              Ocultar
            </Button>
          )}
          <Button
            size="compact-md"
            variant="light"
            color="red"
            leftSection={<Trash2 size={15} aria-hidden="true" />}
            onClick={removeAll}
          >
            Eliminar seleccionados
          </Button>
        </>
      )}
    </Group>
  );
}

/** One after the other; the first refusal ends it, and says how far it came. */
async function each<Row>(
  rows: Row[],
  work: (row: Row) => Promise<Result<CallName>>,
  done: Row[],
): Promise<Result<CallName>> {
  for (const row of rows) {
    const result = await work(row);
    if (!result.ok) return done.length > 0 ? { ...result, message: soFar(result, done.length) } : result;
    done.push(row);
  }
  return { ok: true, message: '' } as Result<CallName>;
}

function soFar({ message }: Failed, count: number): string {
  return `${message} (Antes sí se pudo con ${count}.)`.trim();
}
