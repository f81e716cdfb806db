/** The point of a picture that stays in sight when it is cropped: pressed on the picture, or set with two sliders. */
import { Group, Slider, Stack, Text } from '@mantine/core';
import { type PointerEvent, useRef } from 'react';
import type { Medio } from '#areas/medios/medio.ts';
import { pictureAt } from '#values/picture.ts';
import styles from './pictures.module.css';

interface Point {
  foco_x: number;
  foco_y: number;
}

interface Props extends Point {
  medio: Pick<Medio, 'url' | 'ancho' | 'alto'>;
  onChange(point: Point): void;
}

/** As in the style sheet. */
const maxHeightRem = 18;

const crops = [
  { ratio: '16 / 9', label: 'Portada' },
  { ratio: '1', label: 'Cuadrado' },
  { ratio: '3 / 4', label: 'Vertical' },
];

export function FocalPoint({ medio, foco_x, foco_y, onChange }: Props) {
  const picture = useRef<HTMLButtonElement>(null);
  const src = pictureAt(medio.url, 800);

  function point({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = picture.current!.getBoundingClientRect();
    onChange({ foco_x: percent((clientX - left) / width), foco_y: percent((clientY - top) / height) });
  }

  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Punto de interés
      </Text>
      <Text size="sm" c="dimmed">
        Pulsa en lo que no debe quedar fuera cuando la imagen se recorta.
      </Text>
      <button
        ref={picture}
        type="button"
        className={styles.focal}
        style={{ padding: 0, border: 0, background: 'none', ...roomFor(medio) }}
        aria-label="Elegir el punto de interés en la imagen"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
      >
        <img src={src} alt="" draggable={false} />
        <span className={styles.mark} style={{ left: `${foco_x}%`, top: `${foco_y}%` }} />
      </button>
      <Axis label="Horizontal" name="foco_x" value={foco_x} onChange={(foco_x) => onChange({ foco_x, foco_y })} />
      <Axis label="Vertical" name="foco_y" value={foco_y} onChange={(foco_y) => onChange({ foco_x, foco_y })} />
      <Group gap="sm" align="start" wrap="nowrap">
        {crops.map(({ ratio, label }) => (
          <Stack key={label} gap={2} flex={1} miw={0}>
            <img
              src={src}
              alt=""
              className={styles.crop}
              style={{ '--ratio': ratio, objectPosition: `${foco_x}% ${foco_y}%` } as React.CSSProperties}
            />
            <Text size="xs" c="dimmed">
              {label}
            </Text>
          </Stack>
        ))}
      </Group>
    </Stack>
  );
}

interface AxisProps {
  label: string;
  name: string;
  value: number;
  onChange(value: number): void;
}

function Axis({ label, name, value, onChange }: AxisProps) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" w={90} aria-hidden="true">
        {label}
      </Text>
      <Slider
        flex={1}
        name={name}
        value={value}
        onChange={onChange}
        label={(percent) => `${percent} %`}
        thumbLabel={`Punto de interés: ${label.toLowerCase()}`}
      />
    </Group>
  );
}

/** As large as it will be, before it is there. */
function roomFor({ ancho, alto }: Props['medio']): React.CSSProperties {
  if (!ancho || !alto) return {};
  const ratio = ancho / alto;
  return { aspectRatio: ratio, width: `min(100%, ${ancho}px, ${maxHeightRem * ratio}rem)` };
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
