/** The list of blocks that "/" and "+" open; the cursor stays in the text, which is where one types what one looks for. */
import { Text } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Asked, type BlockChoice, blocksFor } from './block-list.tsx';
import { closeSlash, type Slash } from './slash.ts';
import styles from './surface.module.css';

interface Props {
  editor: Editor;
  slash: Slash;
  onAsk(what: Asked): void;
  sheet: RefObject<HTMLElement | null>;
}

export function SlashList({ hasCards, ...list }: Props & { hasCards: boolean }) {
  const found = blocksFor(hasCards, list.slash.query);
  return found.length > 0 && <Choices key={list.slash.query} {...list} found={found} />;
}

const listId = 'bloques';

function Choices({ editor, slash, found, onAsk, sheet }: Props & { found: BlockChoice[] }) {
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (box.current && sheet.current) place(box.current, sheet.current, editor.view.coordsAtPos(slash.from));
  });

  // A press anywhere else.
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) closeSlash(editor);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [editor]);

  function choose({ put }: BlockChoice) {
    editor.chain().focus().deleteRange(slash).run();
    if (typeof put === 'string') onAsk(put);
    else put(editor);
  }

  useLayoutEffect(() => {
    const { barra } = editor.storage;
    barra.onKey = (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setAt((before) => (before + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(found[at]!);
      else if (event.key === 'Escape') closeSlash(editor);
      else return false;
      return true;
    };
    return () => {
      barra.onKey = undefined;
    };
  });

  // Whoever does not see the list hears of it.
  useEffect(() => {
    const { dom } = editor.view;
    const said = { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${at}` };
    for (const [name, value] of Object.entries(said)) dom.setAttribute(name, value);
    chosen.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(said)) dom.removeAttribute(name);
    };
  }, [editor, at]);

  return (
    <div ref={box} className={styles.list}>
      <div id={listId} className={styles.choices} role="listbox" aria-label="Bloques">
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the text
          <div
            key={choice.label}
            id={`${listId}-${index}`}
            ref={index === at ? chosen : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <choice.icon size={18} aria-hidden="true" />
            <span>
              {choice.label}
              <Text component="small" size="xs" c="dimmed">
                {choice.hint}
              </Text>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Under the line, or above it where there is more room. */
function place(box: HTMLElement, sheet: HTMLElement, line: { left: number; top: number; bottom: number }): void {
  const { left, top, right } = sheet.getBoundingClientRect();
  const below = (window.visualViewport?.height ?? window.innerHeight) - line.bottom;
  const isAbove = box.offsetHeight + 8 > below && line.top > below;
  box.style.top = `${(isAbove ? line.top - box.offsetHeight - 4 : line.bottom + 4) - top}px`;
  box.style.left = `${Math.max(0, Math.min(line.left, right - box.offsetWidth) - left)}px`;
}
