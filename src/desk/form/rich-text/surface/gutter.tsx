/** Beside the line one is at: "+" while it is empty, and else a handle that moves the block, by drag, finger or arrows. */
import { type Editor, useEditorState } from '@tiptap/react';
import { GripVertical, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { blockAt, duplicateBlock, gapAt, moveBlockTo, removeBlock } from './move-to.ts';
import styles from './surface.module.css';

const ChoiceMenu = lazyPart(() => import('./choice-menu.tsx').then((module) => module.ChoiceMenu));

interface Props {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
}

export function Gutter({ editor, sheet }: Props) {
  const [hovered, setHovered] = useState<number>();
  const current = useEditorState({
    editor,
    selector: ({ editor: { state, isFocused } }) => ({
      index: state.selection.$from.index(0),
      doc: state.doc,
      isFocused,
    }),
    // Only a change of the document can have moved anything.
    equalityFn: (one, other) =>
      one.index === other?.index && one.doc === other.doc && one.isFocused === other.isFocused,
  });
  const index = Math.min(hovered ?? current.index, current.doc.childCount - 1);
  const slot = useRef<HTMLDivElement>(null);
  const drop = useRef<HTMLDivElement>(null);

  // What is typed in matters more than what the mouse lies on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change
  useEffect(() => {
    setHovered(undefined);
  }, [current.doc]);

  useEffect(() => {
    const box = sheet.current;
    const onMove = ({ clientY, pointerType, buttons }: globalThis.PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 0 && !editor.isDestroyed) setHovered(blockAt(editor, clientY));
    };
    const onLeave = () => setHovered(undefined);
    box?.addEventListener('pointermove', onMove);
    box?.addEventListener('pointerleave', onLeave);
    return () => {
      box?.removeEventListener('pointermove', onMove);
      box?.removeEventListener('pointerleave', onLeave);
    };
  }, [editor, sheet]);

  useLayoutEffect(() => {
    // Its view may not stand on the screen yet.
    const block = sheet.current?.querySelector('.ProseMirror')?.children[index];
    const box = sheet.current?.getBoundingClientRect();
    if (!slot.current || !box || !block) return;
    const line = Number.parseFloat(getComputedStyle(block).lineHeight) || 28;
    slot.current.style.top = `${block.getBoundingClientRect().top - box.top + Math.max(0, (line - 28) / 2)}px`;
  });

  const block = current.doc.child(index);
  const isEmptyLine = block.type.name === 'paragraph' && block.content.size === 0;
  return (
    <>
      <div ref={drop} className={styles.drop} hidden />
      <div ref={slot} className={styles.slot} data-shown={current.isFocused || hovered !== undefined}>
        {isEmptyLine ? (
          <button
            type="button"
            className={styles.handle}
            aria-label="Añadir un bloque"
            title="Añadir un bloque"
            onClick={() => openList(editor, index)}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        ) : (
          <Handle editor={editor} index={index} sheet={sheet} drop={drop} />
        )}
      </div>
    </>
  );
}

/** As if "/" had been typed there. */
function openList(editor: Editor, index: number): void {
  const position = editor.state.doc.resolve(0).posAtIndex(index) + 1;
  editor.chain().focus(position).insertContent('/').run();
}

interface HandleProps extends Props {
  index: number;
  /** The line that says where it would come to stand. */
  drop: RefObject<HTMLElement | null>;
}

const steps = { ArrowUp: -1, ArrowDown: 2 } as const;

function Handle({ editor, index, sheet, drop }: HandleProps) {
  const [isOpen, setOpen] = useState(false);
  const drag = useRef<{ y: number; wasOpen: boolean; gap?: number }>(undefined);
  const count = editor.state.doc.childCount;

  function move({ clientY }: PointerEvent) {
    if (!drag.current || (drag.current.gap === undefined && Math.abs(clientY - drag.current.y) < 6)) return;
    scrollNear(editor, clientY);
    const { gap, top } = gapAt(editor, clientY);
    drag.current.gap = gap;
    const [line, box] = [drop.current, sheet.current];
    if (!line || !box) return;
    line.hidden = false;
    line.style.top = `${top - box.getBoundingClientRect().top}px`;
  }

  function end(isDropped: boolean) {
    const { gap, wasOpen } = drag.current ?? {};
    drag.current = undefined;
    if (drop.current) drop.current.hidden = true;
    if (gap !== undefined && isDropped) moveBlockTo(editor, index, gap);
    else if (isDropped) setOpen(!wasOpen);
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key as keyof typeof steps];
    if (step === undefined || isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    moveBlockTo(editor, index, index + step);
  }

  const choices = [
    { label: 'Subir', isOff: index === 0, run: () => moveBlockTo(editor, index, index - 1) },
    { label: 'Bajar', isOff: index === count - 1, run: () => moveBlockTo(editor, index, index + 2) },
    { label: 'Duplicar', run: () => duplicateBlock(editor, index) },
    { label: 'Eliminar bloque', isRed: true, run: () => removeBlock(editor, index) },
  ];
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label="Mover el bloque"
        title="Arrastra para mover el bloque; púlsalo para más"
        aria-keyshortcuts="ArrowUp ArrowDown"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDownCapture={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          // A menu closes with a press elsewhere, before it ends here.
          drag.current = { y: event.clientY, wasOpen: isOpen };
        }}
        onPointerMove={move}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        // A press of a finger or a mouse has been dealt with when it ended.
        onClick={({ detail }) => detail === 0 && setOpen((before) => !before)}
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={<Coming />}>
          <ChoiceMenu choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Near the edges the page, or the box the text scrolls in, goes along. */
function scrollNear({ view: { dom } }: Editor, y: number): void {
  const isBox = getComputedStyle(dom).overflowY === 'auto';
  const { top, bottom } = isBox ? dom.getBoundingClientRect() : { top: 100, bottom: window.innerHeight };
  const by = y < top + 60 ? -16 : y > bottom - 80 ? 16 : 0;
  if (by !== 0) (isBox ? dom : window).scrollBy(0, by);
}
