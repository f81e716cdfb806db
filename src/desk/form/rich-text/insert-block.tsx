/** "Insertar bloque": what a text can have besides paragraphs, titles, lists and pictures. */
import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { JSONContent } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import {
  BookOpenText,
  ChevronDown,
  Code,
  Images,
  ListTree,
  MessageSquareQuote,
  Plus,
  Quote,
  SquareMousePointer,
  StickyNote,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MediaChooser } from '#desk/pictures/media-chooser.tsx';
import { NoteDialog } from './note-dialog.tsx';

const paragraph = { type: 'paragraph' };
const words = (text: string) => [{ type: 'text', text }];

/** How each begins; the words that stand for others are written over. */
const blocks: { label: string; icon: ReactNode; content: JSONContent }[] = [
  { label: 'Nota', icon: <StickyNote size={16} />, content: { type: 'recuadro', content: [paragraph] } },
  {
    label: 'Desplegable',
    icon: <ChevronDown size={16} />,
    content: { type: 'desplegable', content: [{ type: 'resumen', content: words('Título') }, paragraph] },
  },
  {
    label: 'Botón',
    icon: <SquareMousePointer size={16} />,
    content: {
      type: 'paragraph',
      attrs: { boton: '' },
      content: [{ type: 'text', text: 'Texto del botón', marks: [{ type: 'link', attrs: { href: 'https://' } }] }],
    },
  },
  {
    label: 'Cita con su fuente',
    icon: <MessageSquareQuote size={16} />,
    content: { type: 'blockquote', content: [paragraph, { type: 'fuente', content: words('Fuente') }] },
  },
  {
    label: 'Definiciones',
    icon: <ListTree size={16} />,
    content: {
      type: 'definiciones',
      content: [
        { type: 'termino', content: words('Término') },
        { type: 'definicion', content: [paragraph] },
      ],
    },
  },
  { label: 'Verso', icon: <Quote size={16} />, content: { type: 'preformateado' } },
  { label: 'Código', icon: <Code size={16} />, content: { type: 'codeBlock' } },
];

export function InsertBlock({ editor }: { editor: Editor }) {
  const [asks, setAsks] = useState<'galeria' | 'nota'>();
  const insert = (content: JSONContent) => editor.chain().focus().insertContent(content).run();
  return (
    <>
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <RichTextEditor.Control title="Insertar bloque" aria-label="Insertar bloque">
            <Plus size={16} aria-hidden="true" />
          </RichTextEditor.Control>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Images size={16} />} onClick={() => setAsks('galeria')}>
            Galería
          </Menu.Item>
          <Menu.Item leftSection={<BookOpenText size={16} />} onClick={() => setAsks('nota')}>
            Nota al pie
          </Menu.Item>
          {blocks.map(({ label, icon, content }) => (
            <Menu.Item key={label} leftSection={icon} onClick={() => insert(content)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <MediaChooser
        isOpen={asks === 'galeria'}
        isMultiple
        onClose={() => setAsks(undefined)}
        onChoose={(medios) => {
          setAsks(undefined);
          const content = medios.map(({ url, alt_text }) => ({ type: 'image', attrs: { src: url, alt: alt_text } }));
          if (content.length > 0)
            insert({ type: 'galeria', attrs: { columnas: Math.min(Math.max(content.length, 2), 3) }, content });
        }}
      />
      <NoteDialog
        isOpen={asks === 'nota'}
        html=""
        onClose={() => setAsks(undefined)}
        onChoose={(html) => insert({ type: 'notaPie', attrs: { html } })}
      />
    </>
  );
}
