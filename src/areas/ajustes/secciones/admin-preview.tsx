/** The home page beside its form, as it would be: the page itself in a frame, which gets what is in the form. */
import { Button, Collapse, Group, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import styles from './admin-fields.module.css';
import { previewPath, type Shown } from './preview-message.ts';
import { lista as listaSchema, type Seccion } from './secciones.ts';

const widths = { movil: 390, ordenador: 1280 };
const pauseMs = 400;

export function PortadaPreview({ lista, ocultarVacias }: { lista: Seccion[]; ocultarVacias: boolean }) {
  const [wide, setWide] = useState<keyof typeof widths>('movil');
  const [isOpen, setOpen] = useState(true);
  const { ref, width, height } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown] = useDebouncedValue<Shown>({ lista, ocultar_vacias: ocultarVacias }, pauseMs);
  const isWhole = listaSchema.safeParse(shown.lista).success;
  const latest = useRef(shown);
  if (isWhole) latest.current = shown;

  function show() {
    frame.current?.contentWindow?.postMessage({ portada: latest.current }, location.origin);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is in the form changes
  useEffect(() => {
    show();
  }, [JSON.stringify(shown)]);
  useEffect(() => {
    const answer = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === 'portada?') show();
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  });

  const own = widths[wide];
  const scale = Math.min(1, width / own) || 1;
  return (
    <section className={styles.preview} aria-label="Vista previa de la portada">
      <Group justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label="Ancho de la vista previa"
          data={[
            { value: 'movil', label: 'Móvil' },
            { value: 'ordenador', label: 'Ordenador' },
          ]}
          value={wide}
          onChange={(value) => setWide(value as keyof typeof widths)}
        />
        <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Ocultar la vista previa' : 'Ver cómo queda'}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <div ref={ref} className={styles.window}>
          <iframe
            ref={frame}
            title="Así queda la portada"
            src={previewPath}
            width={own}
            style={{
              height: height / scale,
              transform: `scale(${scale}) translateX(-50%)`,
            }}
          />
        </div>
        {!isWhole && (
          <Text size="sm" c="dimmed">
            Falta algo en una sección: se ve lo último que estaba completo.
          </Text>
        )}
      </Collapse>
    </section>
  );
}
