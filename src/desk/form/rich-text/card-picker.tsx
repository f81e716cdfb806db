/** "Insertar tarjeta": something of the site, by its name; the newest first. */
import { Loader, Modal, ScrollArea, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type Tarjeta, tarjetaKey, tarjetaLabel } from '#areas/articulos/tarjetas/tarjeta.ts';
import { useCall } from '#desk/use-call.ts';
import styles from './editor.module.css';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onChoose(card: Tarjeta): void;
  /** What is chosen for, when it is not a card in a text. */
  words?: { title: string; hint: string };
}

const cardWords = {
  title: 'Insertar tarjeta',
  hint: 'La tarjeta enseña siempre lo que hay: su nombre, su foto y su precio de hoy',
};

export function CardPicker({ isOpen, onClose, onChoose, words = cardWords }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.title} size="lg">
      {isOpen && <Search onChoose={onChoose} hint={words.hint} />}
    </Modal>
  );
}

function Search({ onChoose, hint }: Pick<Props, 'onChoose'> & { hint: string }) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const query = useCall('get_tarjetas_admin.php', { q }, 'No se pudieron buscar las tarjetas.');
  const cards = query.data?.data ?? [];
  return (
    <>
      <TextInput
        label="Busca algo del sitio por su nombre"
        description={hint}
        name="buscar_tarjeta"
        value={typed}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        rightSection={query.isFetching && <Loader size="xs" aria-label="Buscando" />}
      />
      <ScrollArea.Autosize mah={360} mt="sm">
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={tarjetaKey(card)}>
              <UnstyledButton className={styles.card!} onClick={() => onChoose(card)}>
                <small>{tarjetaLabel[card.tipo]}</small>
                <strong>{card.titulo}</strong>
                <span>{card.detalle}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {query.isSuccess && cards.length === 0 && <Text role="status">No se ha encontrado nada.</Text>}
        {query.isError && (
          <Text c="red" role="alert">
            {query.error.message}
          </Text>
        )}
      </ScrollArea.Autosize>
    </>
  );
}
