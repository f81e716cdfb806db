/** What comes with the first words that are chosen: the bar beside them, and where they may lead. */
import { type Editor, useEditorState } from '@tiptap/react';
import { Suspense, useEffect, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const SelectionBar = lazyPart(() => import('./selection-bar.tsx').then((module) => module.SelectionBar));
const loadDialog = () => import('./link-dialog.tsx').then((module) => module.LinkDialog);
const LinkDialog = lazyPart(loadDialog);

interface Props {
  editor: Editor;
  isLinking: boolean;
  onLinking(isLinking: boolean): void;
}

export function SelectionTools({ editor, isLinking, onLinking }: Props) {
  const isChosen = useEditorState({ editor, selector: ({ editor }) => !editor.state.selection.empty });
  const [wasChosen, setChosen] = useState(false);
  const [wasLinking, setWasLinking] = useState(false);
  if (isChosen && !wasChosen) setChosen(true);
  if (isLinking && !wasLinking) setWasLinking(true);
  // Whoever presses Ctrl K goes on typing at once.
  useEffect(() => {
    if (wasChosen) loadDialog().catch(() => {});
  }, [wasChosen]);
  return (
    <>
      {wasChosen && (
        <Suspense fallback={null}>
          <SelectionBar editor={editor} onLink={() => onLinking(true)} />
        </Suspense>
      )}
      {wasLinking && (
        <Suspense fallback={<Coming />}>
          <LinkDialog editor={editor} isOpen={isLinking} onClose={() => onLinking(false)} />
        </Suspense>
      )}
    </>
  );
}
