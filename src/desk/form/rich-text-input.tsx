/** A long text in a form. Its editor is large and comes by itself, while the rest of the form can be used already. */

import { Input, Skeleton } from '@mantine/core';
import { Suspense, useId } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { EditorProps } from './rich-text/editor.tsx';
import { withStableHandlers } from './with-stable-handlers.tsx';

const TextEditor = lazyPart(() => import('./rich-text/editor.tsx').then((module) => module.TextEditor));

interface Props extends Omit<EditorProps, 'id'> {
  name: string;
  error?: string | undefined;
}

export const RichTextInput = withStableHandlers(function RichTextInput({ name, error, ...editor }: Props) {
  const { label, required, value, isPage } = editor;
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      {...(required && { required })}
      error={error}
      labelElement="div"
      {...(isPage && { labelProps: { className: 'visually-hidden' } })}
    >
      {/* The field under the name that the call uses. */}
      <textarea name={name} value={value} readOnly hidden />
      <Suspense
        fallback={
          <Skeleton h={isPage ? '50vh' : '20rem'} role="status" aria-label={`Cargando el editor de ${label}`} />
        }
      >
        <TextEditor id={id} {...editor} />
      </Suspense>
    </Input.Wrapper>
  );
});
