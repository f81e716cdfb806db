/** What "/" and "+" open. Its list comes with the first key in the text, before anybody has asked for it. */
import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, Suspense, useEffect } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { Asked } from './block-list.tsx';
import { openSlash } from './slash.ts';

const load = () => import('./slash-list.tsx').then((module) => module.SlashList);
const SlashList = lazyPart(load);

interface Props {
  editor: Editor;
  hasCards: boolean;
  onAsk(what: Asked): void;
  /** What the list is placed in. */
  sheet: RefObject<HTMLElement | null>;
}

export function SlashMenu({ editor, ...list }: Props) {
  const slash = useEditorState({ editor, selector: ({ editor }) => openSlash(editor) });
  const isWriting = useEditorState({ editor, selector: ({ editor }) => editor.isFocused });
  useEffect(() => {
    if (isWriting) load().catch(() => {});
  }, [isWriting]);
  if (!slash) return null;
  return (
    <Suspense fallback={<Coming />}>
      <SlashList editor={editor} slash={slash} {...list} />
    </Suspense>
  );
}
