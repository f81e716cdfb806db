/** What a text can have besides what the toolbar has a button for. */
import type { Editor } from '@tiptap/react';
import { type Asked, blocksFor } from './block-list.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

interface Props {
  editor: Editor;
  onAsk(what: Asked): void;
  onClose(): void;
}

export function InsertMenu({ editor, onAsk, onClose }: Props) {
  const others = blocksFor(false).filter(({ isInToolbar }) => !isInToolbar);
  const choices = others.map(({ put, ...shown }) => ({
    ...shown,
    run: () => (typeof put === 'string' ? onAsk(put) : put(editor)),
  }));
  return <ChoiceMenu choices={choices} onClose={onClose} />;
}
