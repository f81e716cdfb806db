/** Where chosen words lead: to something of the site, found by its name, or to any address. */
import { Button, Group, Loader, Modal, Switch, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { type Tarjeta, tarjetaKey, tarjetaLabel } from '#areas/articulos/tarjetas/tarjeta.ts';
import { useCall } from '#desk/use-call.ts';
import { linkOf } from '#values/rich-text/attributes.ts';
import styles from '../editor.module.css';

interface Props {
  editor: Editor;
  isOpen: boolean;
  onClose(): void;
}

export function LinkDialog({ editor, isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Enlace"
      returnFocus={false}
      onExitTransitionEnd={() => editor.commands.focus()}
    >
      {isOpen && <Address editor={editor} onClose={onClose} />}
    </Modal>
  );
}

/** An address, as far as the words somebody looks for give one. */
const isAddress = (text: string) => !/\s/.test(text) && /^[a-z]+:|^[/#]|[.@]./i.test(text);

function Address({ editor, onClose }: Omit<Props, 'isOpen'>) {
  const before = editor.getAttributes('link') as { href?: string; target?: string | null; rel?: string | null };
  const [typed, setTyped] = useState(before.href ?? '');
  const [isNew, setNew] = useState(before.target === '_blank');
  const [error, setError] = useState<string>();
  const text = typed.trim();
  const [q] = useDebouncedValue(isAddress(text) ? '' : text, 200);
  const query = useCall('get_tarjetas_admin.php', { q }, 'No se pudo buscar en el sitio.');
  const found = isAddress(text) ? [] : (query.data?.data ?? []);

  function lead(href: string, words: string) {
    const attrs = linkOf(
      { tag: 'a', text: '', attrs: { href, rel: before.rel ?? '', ...(isNew && { target: '_blank' }) }, children: [] },
      { ownUrl: location.origin },
    ) as { href: string } | undefined;
    if (!attrs) return setError('Esa dirección no se entiende.');
    const link = { target: null, rel: null, title: null, ...attrs };
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: link }] }).run();
    else chain.extendMarkRange('link').setMark('link', link).run();
    onClose();
  }

  function save() {
    const [first] = found;
    if (text === '') remove();
    else if (isAddress(text)) lead(text, text);
    else if (first && q === text) lead(first.url, first.titulo);
    else setError('Elige algo de la lista o escribe una dirección entera.');
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }

  return (
    <>
      <TextInput
        label="Dirección del enlace"
        description="Escribe el nombre de algo del sitio, o pega una dirección"
        name="enlace"
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setError(undefined);
          setTyped(currentTarget.value);
        }}
        onKeyDown={press}
        error={error}
        rightSection={query.isFetching && <Loader size="xs" aria-label="Buscando" />}
      />
      <Found cards={found} onChoose={({ url, titulo }) => lead(url, titulo)} />
      {query.isSuccess && text !== '' && q === text && found.length === 0 && (
        <Text size="sm" mt="xs" role="status">
          No hay nada en el sitio con ese nombre.
        </Text>
      )}
      {isElsewhere(text) && (
        <Switch
          mt="sm"
          label="Abrir en una pestaña nueva"
          name="enlace_pestana"
          checked={isNew}
          onChange={({ currentTarget }) => setNew(currentTarget.checked)}
        />
      )}
      <Group mt="md" justify="flex-end">
        {before.href && (
          <Button variant="subtle" color="red" onClick={remove}>
            Quitar enlace
          </Button>
        )}
        <Button onClick={save}>Guardar</Button>
      </Group>
    </>
  );
}

function Found({ cards, onChoose }: { cards: Tarjeta[]; onChoose(card: Tarjeta): void }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Cosas del sitio">
      {cards.slice(0, 8).map((card) => (
        <li key={tarjetaKey(card)}>
          <UnstyledButton className={styles.card!} onClick={() => onChoose(card)}>
            <small>{tarjetaLabel[card.tipo]}</small>
            <strong>{card.titulo}</strong>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** Links of our own open here, whatever is chosen. */
function isElsewhere(text: string): boolean {
  return isAddress(text) && /^(?:https?:|[^/#:@]+\.)/i.test(text) && !text.startsWith(location.origin);
}
