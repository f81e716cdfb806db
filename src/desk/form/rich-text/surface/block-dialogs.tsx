/** What some blocks need before they can stand in the text; the dialogs come when the first is asked for. */
import type { Editor } from '@tiptap/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { Asked } from './block-list.tsx';

const AskedDialogs = lazyPart(() => import('./asked-dialogs.tsx').then((module) => module.AskedDialogs));

interface Props {
  editor: Editor;
  asked: Asked | undefined;
  onDone(): void;
  onPictures(files: File[]): void;
}

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

export function BlockDialogs({ editor, asked, onDone, onPictures }: Props) {
  const pictures = useRef<HTMLInputElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const isDialog = asked !== undefined && asked !== 'imagen';
  if (isDialog && !wasAsked) setWasAsked(true);

  // The browser's own dialog for files; whoever closes it without a choice is where they were.
  useEffect(() => {
    if (asked !== 'imagen') return;
    pictures.current?.click();
    onDone();
  }, [asked, onDone]);

  return (
    <>
      <input
        ref={pictures}
        type="file"
        name="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label="Imágenes para el texto"
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {wasAsked && (
        <Suspense fallback={<Coming />}>
          <AskedDialogs editor={editor} asked={asked} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
