/** The tools of the block that the cursor is in. */
import { Button, Group, SegmentedControl } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { GalleryTools, KeptTools, MoveButtons, NoteTools, TableTools } from './block-tools.tsx';
import styles from './editor.module.css';
import { anchos, lados } from './figure.ts';
import { ButtonTools, FilmTools } from './film-tools.tsx';
import { LineInput } from './line-input.tsx';

export function ContextTools({ editor }: { editor: Editor }) {
  const { picture, gallery, table, note, film, button, isKept } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const attrsOf = (type: string) => (editor.isActive(type) ? editor.getAttributes(type) : undefined);
      return {
        picture: attrsOf('image') as PictureAttrs | undefined,
        gallery: attrsOf('galeria'),
        table: attrsOf('table'),
        note: attrsOf('notaPie'),
        film: attrsOf('pelicula'),
        button: editor.getAttributes('paragraph').boton === '' ? editor.getAttributes('link') : undefined,
        isKept: editor.isActive('conservado'),
      };
    },
  });
  return (
    <>
      {gallery && <GalleryTools editor={editor} columnas={gallery.columnas} />}
      {picture && <PictureTools editor={editor} attrs={picture} isInGallery={gallery !== undefined} />}
      {table && !picture && <TableTools editor={editor} titulo={table.titulo ?? ''} />}
      {film && <FilmTools editor={editor} subtitulos={film.subtitulos} poster={film.poster} />}
      {button && <ButtonTools editor={editor} href={button.href ?? ''} />}
      {note && <NoteTools editor={editor} html={note.html} />}
      {isKept && <KeptTools editor={editor} />}
    </>
  );
}

interface PictureAttrs {
  src: string;
  alt: string | null;
  ancho: keyof typeof anchos;
  lado: keyof typeof lados;
  enlace: { href: string } | null;
}

interface PictureProps {
  editor: Editor;
  attrs: PictureAttrs;
  isInGallery: boolean;
}

function PictureTools({ editor, attrs, isInGallery }: PictureProps) {
  const set = (changed: Partial<PictureAttrs>) => editor.chain().updateAttributes('image', changed).run();
  return (
    <Group className={styles.tools!} role="group" aria-label="Imagen">
      <LineInput
        key={`alt ${attrs.src}`}
        label="Texto alternativo"
        name="imagen_alt"
        placeholder="Qué se ve, para quien no la ve"
        maxLength={300}
        value={attrs.alt ?? ''}
        onChange={(alt) => set({ alt })}
      />
      <LineInput
        key={`enlace ${attrs.src}`}
        label="Enlace"
        name="imagen_enlace"
        placeholder="Adónde lleva, si lleva a algún sitio"
        maxLength={500}
        value={attrs.enlace?.href ?? ''}
        onChange={(href) => set({ enlace: href.trim() ? { href: href.trim() } : null })}
      />
      {isInGallery && <MoveButtons editor={editor} labels={['Antes', 'Después']} />}
      {!isInGallery && (
        <SegmentedControl
          size="xs"
          aria-label="Ancho de la imagen"
          name="imagen_ancho"
          value={attrs.ancho}
          onChange={(ancho) => set({ ancho, ...(ancho !== 'media' && { lado: '' }) })}
          data={Object.entries(anchos).map(([value, label]) => ({ value: value as keyof typeof anchos, label }))}
        />
      )}
      {!isInGallery && attrs.ancho === 'media' && (
        <SegmentedControl
          size="xs"
          aria-label="Alineación de la imagen"
          name="imagen_lado"
          value={attrs.lado}
          onChange={(lado) => set({ lado })}
          data={Object.entries(lados).map(([value, label]) => ({ value: value as keyof typeof lados, label }))}
        />
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        onClick={() => editor.chain().focus().deleteNode('image').run()}
      >
        Quitar imagen
      </Button>
    </Group>
  );
}
