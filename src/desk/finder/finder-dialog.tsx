/** Finds things of every kind by their title, and screens by their name. */
import { CloseButton, Combobox, Loader, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { seccionHint, shownSecciones } from '#areas/ajustes/admin-secciones.ts';
import { createScreensFor } from '#desk/nav/place.ts';
import { useSignOut } from '#desk/nav/use-sign-out.ts';
import { groupsFor, groupTitle, type TileGroup } from '#desk/panel/groups.ts';
import { QueryFailed } from '#desk/query-failed.tsx';
import { canOpen } from '#desk/screens.ts';
import { useCall } from '#desk/use-call.ts';
import { useReturnFocus } from '#desk/use-return-focus.ts';
import { useUser } from '#desk/use-user.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { plural } from '#values/plural.ts';
import type { Rol } from '#values/rol.ts';
import { seccionLabel } from '#values/seccion.ts';
import { plain } from '#values/slug.ts';
import { searchWords } from '#values/words.ts';
import styles from './finder.module.css';

interface Choice {
  href: string;
  label: string;
  hint: string;
}

interface Props {
  /** What was typed before it was there. */
  takeTyped(): string;
  onClose(): void;
}

/** Made when it is opened: there at once, without a transition. */
export function FinderDialog({ takeTyped, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal.Root opened onClose={onClose} size={600} yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content aria-label="Buscar en la administración" radius="md">
        <Finder takeTyped={takeTyped} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

function Finder({ takeTyped, onClose }: Props) {
  const { rol } = useUser();
  const navigate = useNavigate();
  const { leave } = useSignOut();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Before the next key, which goes where the focus is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useLayoutEffect(() => {
    field.current?.focus();
    setText(takeTyped());
  }, []);
  const [q] = useDebouncedValue(text.trim(), 150);
  const query = useCall('buscar_admin.php', { q }, 'No se pudo buscar.', { enabled: q !== '' });
  const things = q === '' ? [] : (query.data?.data ?? []);
  const screens = screensFor(rol, text, useSitio().marca);
  const groups = [
    { title: 'Pantallas', choices: screens.named },
    { title: 'Contenido y pedidos', choices: things.map(toChoice) },
    { title: 'Pantallas que tienen que ver', choices: screens.related },
  ].filter(({ choices }) => choices.length > 0);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const isWaiting = query.isFetching || text.trim() !== q;

  const combobox = useCombobox({ opened: true });
  const shown = groups.flatMap(({ choices }) => choices.map(({ href }) => href)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one of what is shown now, whatever else is new
  useEffect(() => {
    combobox.selectFirstOption();
  }, [shown]);

  function go(href: string) {
    onClose();
    if (href === signOutChoice.href) void leave();
    else void navigate({ href });
  }

  return (
    <Combobox store={combobox} onOptionSubmit={go}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          ref={field}
          data-autofocus
          role="combobox"
          aria-label="Qué buscas"
          name="q"
          size="lg"
          m="xs"
          variant="unstyled"
          autoComplete="off"
          placeholder="Un título, un pedido, una pantalla…"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // The list of choices keeps the key to itself.
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          leftSection={<Search size={18} aria-hidden="true" />}
          rightSection={
            isWaiting ? <Loader size="xs" aria-hidden="true" /> : <CloseButton aria-label="Cerrar" onClick={onClose} />
          }
        />
      </Combobox.EventsTarget>
      <Combobox.Options aria-label="Resultados" className={styles.list}>
        {groups.map(({ title, choices }) => (
          <Combobox.Group key={title} label={title}>
            {choices.map(({ href, label, hint }) => (
              <Combobox.Option key={href} value={href} className={styles.option}>
                {label}
                <small>{hint}</small>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {q !== '' && <QueryFailed query={query} m="xs" />}
      <Text
        role="status"
        c="dimmed"
        size="sm"
        p={count === 0 ? 'sm' : 0}
        {...(count > 0 && { className: 'visually-hidden' })}
      >
        {statusOf(count, isWaiting, query.isError)}
      </Text>
    </Combobox>
  );
}

function statusOf(count: number, isWaiting: boolean, isError: boolean): string {
  if (isWaiting) return 'Buscando…';
  if (count > 0) return plural(count, 'resultado', 'resultados');
  return isError ? '' : 'No hay nada con ese nombre.';
}

function toChoice({ url, titulo, etiqueta }: { url: string; titulo: string; etiqueta: string }): Choice {
  return { href: url, label: titulo, hint: etiqueta };
}

/** All words in its name, or else in its hint or its group; all screens while nothing is typed. */
function screensFor(rol: Rol, text: string, place: { lugar: string }): { named: Choice[]; related: Choice[] } {
  const words = searchWords(text);
  if (words.length === 0 && text.trim() !== '') return { named: [], related: [] };
  const has = (name: string) => words.every((word) => plain(name).includes(word));
  const all = [...groupsFor(rol), ...ajustesFor(rol)].flatMap(({ title, tiles }) =>
    tiles.map(({ label, hint, path }) => {
      const group = groupTitle(title, place);
      return { href: `/admin${path}`, label, hint: group, words: `${hint} ${group}` };
    }),
  );
  const known = new Set(all.map(({ href }) => href));
  const creating = createScreensFor(rol)
    .map(({ label, path }) => ({
      href: `/admin${path}`,
      label: `Crear ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      hint: 'Crear',
      words: 'nuevo nueva añadir',
    }))
    .filter(({ href }) => !known.has(href));
  const choices = [...all, ...creating, { ...signOutChoice, words: 'salir' }];
  return {
    named: choices.filter(({ label }) => has(label)),
    related: choices.filter(({ label, words }) => !has(label) && has(`${label} ${words}`)),
  };
}

/** The pages of the settings, one per subject. */
function ajustesFor(rol: Rol): TileGroup[] {
  if (!canOpen(rol, '/admin/ajustes')) return [];
  const tiles = shownSecciones.map((seccion) => ({
    label: seccionLabel[seccion],
    hint: seccionHint[seccion],
    path: `/ajustes/${seccion}`,
  }));
  return [{ title: 'Ajustes', tiles }];
}

/** Not a screen: choosing it does it. */
const signOutChoice: Choice = { href: '/login', label: 'Cerrar sesión', hint: 'Salir de la administración' };
