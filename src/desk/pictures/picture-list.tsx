/** Several pictures: many at once by choice, by dragging or from the library; in order by dragging or with the buttons. */
import { ActionIcon, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical, Images, ImageUp, Plus, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { ImageInput } from '#desk/form/image-input.tsx';
import { DropArea } from './drop-area.tsx';
import { MediaChooser } from './media-chooser.tsx';
import type { PictureValue } from './picture-value.ts';
import styles from './pictures.module.css';

export interface PictureSlot {
  /** Stays the same while slots before it come and go. */
  key: string;
  id?: number;
  /** What is stored now; none in a new slot. */
  current?: string;
  file: PictureValue;
  alt_text: string;
}

function emptySlot(): PictureSlot {
  return { key: crypto.randomUUID(), file: null, alt_text: '' };
}

interface Props {
  slots: PictureSlot[];
  /** Several may be on their way: a change is made on the list as it is then. */
  onChange(change: (slots: PictureSlot[]) => PictureSlot[]): void;
  /** The call's names for the file and the alternative text in each place; without the latter there is none to type. */
  fileName(index: number): string;
  altName?(index: number): string;
  errorOf?(index: number): string | undefined;
  required?: boolean;
  /** Said while the list is empty. */
  none?: string;
  /** What the button says that adds an empty place. */
  add?: string;
  /** How the button that takes one away is called: "Quitar la imagen 2". */
  removal?: (place: number) => string;
}

const dragged = 'application/x-imagen';

export function PictureList(props: Props) {
  const { slots, onChange, none, add = 'Añadir imagen' } = props;
  const [isChoosing, setChoosing] = useState(false);

  /** Empty places are filled first. */
  function put(files: PictureValue[]) {
    onChange((before) => {
      const left = [...files];
      const filled = before.map((slot) => (isEmpty(slot) && left.length > 0 ? { ...slot, file: left.shift()! } : slot));
      return [...filled, ...left.map((file) => ({ ...emptySlot(), file }))];
    });
  }

  return (
    <DropArea onFiles={put}>
      <Stack gap="sm">
        <div className={styles.zone}>
          <Button
            variant="light"
            size="sm"
            leftSection={<ImageUp size={16} aria-hidden="true" />}
            onClick={() => pickFiles(put)}
          >
            Elegir varias imágenes
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<Images size={16} aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            De la biblioteca
          </Button>
          <Text size="sm" c="dimmed">
            o arrástralas hasta aquí
          </Text>
        </div>
        {slots.length === 0 && none && (
          <Text size="sm" c="dimmed">
            {none}
          </Text>
        )}
        {slots.map((slot, index) => (
          <Slot key={slot.key} list={props} slot={slot} index={index} onMore={put} />
        ))}
        <Group>
          <Button
            variant="light"
            size="sm"
            leftSection={<Plus size={16} aria-hidden="true" />}
            onClick={() => onChange((before) => [...before, emptySlot()])}
          >
            {add}
          </Button>
        </Group>
        <MediaChooser
          isMultiple
          isOpen={isChoosing}
          onClose={() => setChoosing(false)}
          onChoose={(medios) => put(medios.map(({ url }) => ({ medio: url })))}
        />
      </Stack>
    </DropArea>
  );
}

interface SlotProps {
  list: Props;
  slot: PictureSlot;
  index: number;
  onMore(files: File[]): void;
}

function Slot({ list, slot, index, onMore }: SlotProps) {
  const { slots, onChange, fileName, altName, errorOf, required } = list;
  const [isTarget, setTarget] = useState(false);
  const place = index + 1;
  const removal = list.removal?.(place) ?? `Quitar la imagen ${place}`;
  const move = (from: number, to: number) => onChange((before) => moved(before, from, to));
  const change = (values: Partial<PictureSlot>) =>
    onChange((before) => before.map((one) => (one.key === slot.key ? { ...one, ...values } : one)));

  function drop(event: DragEvent) {
    setTarget(false);
    const from = Number(event.dataTransfer.getData(dragged));
    if (event.dataTransfer.types.includes(dragged)) move(from, index);
  }

  return (
    <Paper
      withBorder
      p="sm"
      className={styles.drop}
      mod={{ over: isTarget }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <Stack gap="xs">
        <ImageInput
          label={`Imagen ${place}`}
          name={fileName(index)}
          value={slot.file}
          onChange={(file) => change({ file })}
          onMore={onMore}
          current={slot.current}
          required={required ?? false}
          error={errorOf?.(index)}
        />
        {altName && (
          <TextInput
            label={`Texto alternativo ${place}`}
            name={altName(index)}
            maxLength={255}
            description="Qué se ve, para quien no puede verla"
            value={slot.alt_text}
            onChange={({ currentTarget: { value: alt_text } }) => change({ alt_text })}
          />
        )}
        <SlotButtons
          place={place}
          isLast={place === slots.length}
          removal={removal}
          onMove={(to) => move(index, to)}
          onRemove={() => onChange((before) => before.filter(({ key }) => key !== slot.key))}
        />
      </Stack>
    </Paper>
  );
}

interface SlotButtonsProps {
  /** From 1, as people count. */
  place: number;
  isLast: boolean;
  removal: string;
  onMove(to: number): void;
  onRemove(): void;
}

function SlotButtons({ place, isLast, removal, onMove, onRemove }: SlotButtonsProps) {
  const index = place - 1;
  return (
    <Group gap={2} justify="flex-end">
      <ActionIcon
        component="span"
        className={styles.handle}
        variant="subtle"
        color="gray"
        size="lg"
        draggable
        title="Arrastrar para cambiar el orden"
        onDragStart={(event: DragEvent) => event.dataTransfer.setData(dragged, String(index))}
      >
        <GripVertical size={16} aria-hidden="true" />
      </ActionIcon>
      <OrderButton label={`Subir la imagen ${place}`} isOff={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </OrderButton>
      <OrderButton label={`Bajar la imagen ${place}`} isOff={isLast} onClick={() => onMove(index + 1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </OrderButton>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        leftSection={<Trash2 size={15} aria-hidden="true" />}
        aria-label={removal}
        onClick={onRemove}
      >
        {removal.split(' ')[0]}
      </Button>
    </Group>
  );
}

interface OrderProps {
  label: string;
  isOff: boolean;
  onClick(): void;
  children: React.ReactNode;
}

function OrderButton({ label, isOff, onClick, children }: OrderProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

/** No field of the form: each picture gets one of its own. */
function pickFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true, accept: 'image/*' });
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
}

function isEmpty({ file, current }: PictureSlot): boolean {
  return !file && !current;
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
