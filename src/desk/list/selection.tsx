/** Several rows at once: which are ticked, and what is done to them. */
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { Check, EyeOff, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { notify } from '#desk/notifications/host.tsx';
import { failureText } from '#desk/send.ts';
import { trashDays } from '#things.ts';
import type { CallName, Result } from '#ui/call.ts';
import { plural } from '#values/plural.ts';
import { askToDelete, undoing } from './confirm-delete.tsx';
import { type Removal, removalWords, undoOf } from './removal.ts';
import styles from './selection.module.css';

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
    select: (some: Row[]) => setTicked(new Set(some.map(keyOf))),
  };
}

/** What a list does to several of its rows besides. */
export interface ManyChange<Row> {
  selected: Row[];
  isBusy: boolean;
  /** To all that are selected, or to some of them; `said` is what the message calls it. */
  doToEach(work: Publishing<Row>['work'], some?: Row[], said?: Said): void;
}

interface Props<Row extends { id: number }> {
  selection: ReturnType<typeof useSelection<Row>>;
  rows: Row[];
  remove: Removal<Row> | undefined;
  publish: Publishing<Row> | undefined;
  change: ((change: ManyChange<Row>) => ReactNode) | undefined;
  onDone(): Promise<void>;
}

export function SelectionBar<Row extends { id: number }>(props: Props<Row>) {
  const { selection, rows, remove, publish, onDone } = props;
  const [isBusy, setBusy] = useState(false);
  const { selected } = selection;
  if (rows.length === 0) return null;
  const waiting = publish ? selected.filter((row) => !publish.isDone(row)) : [];
  const shown = publish?.hide ? selected.filter((row) => publish.isDone(row)) : [];

  /** Each of them is tried; what was refused stays ticked, and is shown with its reason. */
  async function doToEach(some: Row[], work: Publishing<Row>['work'], said: Said, failed: string) {
    setBusy(true);
    const { done, refused } = await each(some, work, failed);
    setBusy(false);
    selection.select(refused.map(({ row }) => row));
    void onDone();
    const undo = remove && said === 'eliminado' && done.length > 0 ? undoOf(remove, done) : undefined;
    notify(
      refused.length > 0 ? 'error' : 'success',
      keptMessage(done.length, said, namesByReason(refused, selection.nameOf)),
      undoing(undo, () => void onDone()),
    );
  }

  function removeAll(remove: Removal<Row>) {
    const trash = remove.tipo ? ` Podrás recuperarlos de la papelera durante ${trashDays} días.` : '';
    askToDelete(
      {
        label: 'Eliminar seleccionados',
        question: `¿Estás seguro de que quieres eliminar ${plural(selected.length, 'elemento', 'elementos')}?${trash}`,
      },
      () => void doToEach(selected, remove.work, 'eliminado', removalWords(remove, selection.nameOf).failed),
    );
  }

  const change = (some: Row[], work: Publishing<Row>['work'], said: Said) =>
    void doToEach(some, work, said, 'No se pudo cambiar el estado.');

  return (
    <Group mih={32} gap="sm" role="group" aria-label="Varios a la vez" className={styles.bar!}>
      <Checkbox
        label="Seleccionar todo"
        name="seleccionar_todo"
        checked={selected.length === rows.length}
        indeterminate={selected.length > 0 && selected.length < rows.length}
        onChange={() => selection.select(selected.length < rows.length ? rows : [])}
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
              onClick={() => change(waiting, publish.work, 'publicado')}
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
              onClick={() => change(shown, publish.hide!, 'ocultado')}
            >
              Ocultar
            </Button>
          )}
          {props.change?.({
            selected,
            isBusy,
            doToEach: (work, some = selected, said = 'cambiado') =>
              void doToEach(some, work, said, 'No se pudo cambiar.'),
          })}
          {remove && (
            <Button
              size="compact-md"
              variant="light"
              color="red"
              loading={isBusy}
              leftSection={<Trash2 size={15} aria-hidden="true" />}
              onClick={() => removeAll(remove)}
            >
              Eliminar seleccionados
            </Button>
          )}
        </>
      )}
    </Group>
  );
}

type Said = 'eliminado' | 'aceptado' | 'rechazado' | 'cambiado' | 'publicado' | 'ocultado' | 'enviado' | 'entregado';

interface Refused<Row> {
  row: Row;
  why: string;
}

/** One after the other. */
async function each<Row>(rows: Row[], work: Publishing<Row>['work'], failed: string) {
  const done: Row[] = [];
  const refused: Refused<Row>[] = [];
  let last: Result<CallName> | undefined;
  for (const row of rows) {
    // Whoever would not sign in again is not asked for each of them.
    const isSignedOut = last?.ok === false && last.status === 401;
    if (!last || !isSignedOut) last = await work(row);
    if (last.ok) done.push(row);
    else refused.push({ row, why: failureText(last, failed) });
  }
  return { done, refused };
}

/** Many are refused for the same reason, which is said once. */
function namesByReason<Row>(refused: Refused<Row>[], nameOf: (row: Row) => string): [why: string, names: string[]][] {
  const names = new Map<string, string[]>();
  for (const { row, why } of refused) names.set(why, [...(names.get(why) ?? []), `«${nameOf(row)}»`]);
  return [...names];
}

/** How many went; of those that did not, which and why. */
function keptMessage(done: number, said: Said, refused: [why: string, names: string[]][]): ReactNode {
  const went = done > 0 ? plural(done, `elemento ${said}.`, `elementos ${said}s.`) : `Ningún elemento ${said}.`;
  if (refused.length === 0) return went;
  return (
    <>
      <div>{went}</div>
      {refused.map(([why, names]) => (
        <div key={why}>
          No se pudo con {new Intl.ListFormat('es').format(names)}: {why}
        </div>
      ))}
    </>
  );
}
