/** What the toolbar shows of what the cursor is in: a picture, a gallery, a table, a note, something kept. Comes with the first of them. */
import { type Editor, useEditorState } from '@tiptap/react';
import { Suspense } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const ContextTools = lazyPart(() => import('./context-tools.tsx').then((module) => module.ContextTools));

/** Blocks that have tools of their own; a button is a paragraph. */
const withTools = ['image', 'galeria', 'table', 'notaPie', 'pelicula', 'conservado'];

export function BlockTools({ editor }: { editor: Editor }) {
  const hasTools = useEditorState({
    editor,
    selector: ({ editor }) =>
      withTools.some((type) => editor.isActive(type)) || editor.getAttributes('paragraph').boton === '',
  });
  if (!hasTools) return null;
  return (
    <Suspense fallback={<Coming />}>
      <ContextTools editor={editor} />
    </Suspense>
  );
}
