/** "Insertar bloque": its menu comes when it is first opened. */
import type { Editor } from '@tiptap/react';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './editor.module.css';
import type { Asked } from './surface/block-list.tsx';
import { Tool } from './tool.tsx';

const InsertMenu = lazyPart(() => import('./surface/insert-menu.tsx').then((module) => module.InsertMenu));

export function InsertBlock({ editor, onAsk }: { editor: Editor; onAsk(what: Asked): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.withMenu}>
      <Tool
        label="Insertar bloque"
        icon={Plus}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={<Coming />}>
          <InsertMenu editor={editor} onAsk={onAsk} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
