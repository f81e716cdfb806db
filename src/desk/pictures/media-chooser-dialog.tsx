import { Button, Center, Group, Loader, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Medio, MedioChoice } from '#areas/medios/medio.ts';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import { plural } from '#values/plural.ts';
import type { ChooserProps } from './media-chooser.tsx';
import { MediaThumb } from './media-thumb.tsx';
import styles from './pictures.module.css';

const title = 'Elegir de la biblioteca';
const pageSize = 24;

export function ChooserDialog({ isOpen, onClose, onChoose, isMultiple = false, tipo = 'imagen' }: ChooserProps) {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const [chosen, setChosen] = useState<MedioChoice[]>([]);
  const [q] = useDebouncedValue(typed, 250);
  const limit = Math.min(100, pages * pageSize);
  const query = useCall('get_biblioteca.php', { q, tipo, limit }, 'No se pudo abrir la biblioteca.', {
    enabled: isOpen,
  });
  const isChosen = (medio: MedioChoice) => chosen.some(({ id }) => id === medio.id);

  function close() {
    setChosen([]);
    onClose();
  }

  function choose(medios: MedioChoice[]) {
    onChoose(medios);
    close();
  }

  function press(medio: MedioChoice) {
    if (!isMultiple) return choose([medio]);
    setChosen((before) => (isChosen(medio) ? before.filter(({ id }) => id !== medio.id) : [...before, medio]));
  }

  return (
    <Modal opened={isOpen} onClose={close} title={title} size="xl">
      <Stack>
        <TextInput
          label="Buscar"
          name="q"
          type="search"
          data-autofocus
          leftSection={<Search size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPages(1);
          }}
        />
        <Found
          query={query}
          tipo={tipo}
          pressed={isMultiple ? isChosen : undefined}
          onPress={press}
          onMore={limit < 100 ? () => setPages(pages + 1) : undefined}
        />
        {isMultiple && (
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancelar
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => choose(chosen)}>
              {chosen.length === 0 ? 'Añadir' : `Añadir ${plural(chosen.length, 'imagen', 'imágenes')}`}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

interface FoundProps {
  query: ReturnType<typeof useCall<'get_biblioteca.php'>>;
  tipo: Medio['tipo'];
  /** Where several can be chosen: whether one is. */
  pressed: ((medio: MedioChoice) => boolean) | undefined;
  onPress(medio: MedioChoice): void;
  /** Undefined when no more are shown at once. */
  onMore: (() => void) | undefined;
}

function Found({ query, tipo, pressed, onPress, onMore }: FoundProps) {
  return (
    <>
      {query.isPending && (
        <Center py="xl" role="status" aria-label="Cargando...">
          <Loader />
        </Center>
      )}
      <QueryFailed query={query} />
      {query.data?.data.length === 0 && <Text c="dimmed">No hay nada con esas palabras en la biblioteca.</Text>}
      <ul className={styles.grid} aria-label="Biblioteca" aria-busy={query.isPlaceholderData}>
        {query.data?.data.map((medio) => (
          <li key={medio.id}>
            <button
              type="button"
              className={styles.choice}
              {...(pressed && { 'aria-pressed': pressed(medio) })}
              onClick={() => onPress(medio)}
            >
              <MediaThumb medio={{ ...medio, tipo }} />
              <span className={styles.words}>{medio.titulo}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.data && query.data.total > query.data.data.length && onMore && (
        <Button variant="default" loading={query.isFetching} onClick={onMore}>
          Ver más
        </Button>
      )}
    </>
  );
}
