/** "Insertar bloque": what a text can have besides what the toolbar has a button for. */
import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { Plus } from 'lucide-react';
import { type Asked, blocksFor } from './surface/block-list.tsx';

export function InsertBlock({ editor, onAsk }: { editor: Editor; onAsk(what: Asked): void }) {
  const others = blocksFor(false).filter(({ isInToolbar }) => !isInToolbar);
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <RichTextEditor.Control title="Insertar bloque" aria-label="Insertar bloque">
          <Plus size={16} aria-hidden="true" />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {others.map(({ label, icon: Icon, put }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} aria-hidden="true" />}
            onClick={() => (typeof put === 'string' ? onAsk(put) : put(editor))}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
