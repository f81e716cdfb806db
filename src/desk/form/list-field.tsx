/** A list inside a form: rows that are added, taken away, and put in order by dragging or with the arrow buttons. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Button, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props<Item> {
  // biome-ignore lint/suspicious/noExplicitAny: the values' shape is the form's own; a list only reads and writes its path
  form: UseFormReturnType<any>;
  /** Where the list is in the form: "zonas", "cabecera.2.enlaces". */
  path: string;
  label: string;
  help?: string;
  /** One of them, as buttons name it: "la zona". */
  one: string;
  /** What a row is called while it is closed; without it rows are always open, on one line. */
  title?: (item: Item) => string;
  /** What a new row begins with; without it rows can only be put in order. */
  empty?: Item;
  add?: string;
  /** Other kinds of rows that can be added. */
  alsoAdd?: readonly { label: string; item: Item }[];
  max?: number;
  children(path: string, item: Item, index: number): ReactNode;
}

export function ListField<Item>(props: Props<Item>) {
  const { form, path, label, help, one, title, empty, add, alsoAdd = [], max, children } = props;
  const items = (form.getInputProps(path).value ?? []) as Item[];
  const [open, setOpen] = useState<number>();
  const hasError = (index: number) => Object.keys(form.errors).some((name) => name.startsWith(`${path}.${index}.`));

  function move(from: number, to: number) {
    form.reorderListItem(path, { from, to });
    setOpen((index) => (index === from ? to : undefined));
    focusMoved(path, from, to);
  }

  function insert(item: Item) {
    form.insertListItem(path, structuredClone(item));
    setOpen(items.length);
  }

  function remove(index: number) {
    form.removeListItem(path, index);
    setOpen(undefined);
  }

  return (
    <Stack gap="xs" component="fieldset" bd={0} p={0} m={0} miw={0}>
      <Text component="legend" fw={500} size="sm" p={0} mb={4}>
        {label}
      </Text>
      {help && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
      <DragDropProvider
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source) && source.initialIndex !== source.index)
            move(source.initialIndex, source.index);
        }}
      >
        {items.map((item, index) => (
          <Row
            key={index}
            id={`${path}.${index}`}
            index={index}
            name={`${one} ${index + 1}`}
            title={title?.(item)}
            isOpen={open === index || hasError(index)}
            isLast={index === items.length - 1}
            onToggle={() => setOpen(open === index ? undefined : index)}
            onMove={(to) => move(index, to)}
            onRemove={empty === undefined ? undefined : () => remove(index)}
          >
            {children(`${path}.${index}`, item, index)}
          </Row>
        ))}
      </DragDropProvider>
      {form.errors[path] && (
        <Text c="red" size="sm" role="alert">
          {form.errors[path]}
        </Text>
      )}
      {empty !== undefined && (max === undefined || items.length < max) && (
        <Group gap="xs">
          {[{ label: add, item: empty }, ...alsoAdd].map(({ label, item }) => (
            <Button
              key={label}
              variant="light"
              size="sm"
              leftSection={<Plus size={16} aria-hidden="true" />}
              onClick={() => insert(item)}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

/** The next press moves the same row on. */
function focusMoved(path: string, from: number, to: number) {
  setTimeout(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-row="${path}.${to}"] [data-move]`);
    const same = [...buttons].find(({ dataset }) => dataset.move === (to > from ? 'down' : 'up'));
    (same?.disabled ? [...buttons].find(({ disabled }) => !disabled) : same)?.focus();
  });
}

interface RowProps {
  id: string;
  index: number;
  name: string;
  title: string | undefined;
  isOpen: boolean;
  isLast: boolean;
  onToggle(): void;
  onMove(to: number): void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

function Row({ id, index, name, title, isOpen, isLast, onToggle, onMove, onRemove, children }: RowProps) {
  const { ref, handleRef } = useSortable({ id, index });
  const isClosable = title !== undefined;
  return (
    <Paper ref={ref} withBorder px="xs" py={6} data-row={id}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          ref={handleRef}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Arrastrar ${name}`}
          tabIndex={-1}
          style={{ cursor: 'grab' }}
        >
          <GripVertical size={16} aria-hidden="true" />
        </ActionIcon>
        {isClosable ? (
          <UnstyledButton flex={1} miw={0} py={6} aria-expanded={isOpen} onClick={onToggle}>
            <Group gap={6} wrap="nowrap">
              {isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />}
              <Text truncate>{title || `${name[0]!.toUpperCase()}${name.slice(1)}`}</Text>
            </Group>
          </UnstyledButton>
        ) : (
          <Stack flex={1} miw={0}>
            {children}
          </Stack>
        )}
        <RowButton label={`Subir ${name}`} move="up" isOff={index === 0} onClick={() => onMove(index - 1)}>
          <ArrowUp size={16} aria-hidden="true" />
        </RowButton>
        <RowButton label={`Bajar ${name}`} move="down" isOff={isLast} onClick={() => onMove(index + 1)}>
          <ArrowDown size={16} aria-hidden="true" />
        </RowButton>
        {onRemove && (
          <RowButton label={`Quitar ${name}`} color="red" onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </RowButton>
        )}
      </Group>
      {isClosable && isOpen && (
        <Stack gap="sm" p="xs">
          {children}
        </Stack>
      )}
    </Paper>
  );
}

interface RowButtonProps {
  label: string;
  color?: string;
  move?: 'up' | 'down';
  isOff?: boolean;
  onClick(): void;
  children: ReactNode;
}

function RowButton({ label, color = 'gray', move, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      {...(isOff && { bg: 'transparent' })}
      color={color}
      size="lg"
      aria-label={label}
      data-move={move}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
