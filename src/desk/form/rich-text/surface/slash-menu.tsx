/** The list of blocks that "/" and "+" open; the cursor stays in the text, which is where one types what one looks for. */
import { Popover, Text } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Asked, type BlockChoice, blocksFor } from './block-list.tsx';
import { closeSlash, openSlash, type Slash } from './slash.ts';
import styles from './surface.module.css';

interface Props {
  editor: Editor;
  hasCards: boolean;
  onAsk(what: Asked): void;
  /** What the list is placed in. */
  sheet: RefObject<HTMLElement | null>;
}

export function SlashMenu({ editor, hasCards, onAsk, sheet }: Props) {
  const slash = useEditorState({ editor, selector: ({ editor }) => openSlash(editor) });
  const found = slash ? blocksFor(hasCards, slash.query) : [];
  if (!slash || found.length === 0) return null;
  return <Choices key={slash.query} editor={editor} slash={slash} found={found} onAsk={onAsk} sheet={sheet} />;
}

const listId = 'bloques';

function Choices({
  editor,
  slash,
  found,
  onAsk,
  sheet,
}: Omit<Props, 'hasCards'> & { slash: Slash; found: BlockChoice[] }) {
  const [at, setAt] = useState(0);
  const place = placeOf(editor, slash.from, sheet.current);
  const chosen = useRef<HTMLDivElement>(null);

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
    <Popover
      opened
      onChange={() => closeSlash(editor)}
      position="bottom-start"
      offset={4}
      trapFocus={false}
      returnFocus={false}
      width={300}
    >
      <Popover.Target>
        <span className={styles.anchor} style={place} />
      </Popover.Target>
      <Popover.Dropdown p={4}>
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
      </Popover.Dropdown>
    </Popover>
  );
}

function placeOf(editor: Editor, position: number, sheet: HTMLElement | null) {
  const { left, top, bottom } = editor.view.coordsAtPos(position);
  const box = sheet?.getBoundingClientRect();
  return { left: left - (box?.left ?? 0), top: top - (box?.top ?? 0), height: bottom - top };
}
