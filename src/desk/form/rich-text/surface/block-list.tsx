/** Every block a text can have, once: for "/", for the "+" beside a line and for the toolbar. */
import type { JSONContent } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import {
  BookOpenText,
  ChevronDown,
  Code,
  FileText,
  Film,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Images,
  LayoutGrid,
  List,
  ListOrdered,
  ListTree,
  type LucideIcon,
  MessageSquareQuote,
  Minus,
  Music,
  Pilcrow,
  Quote,
  ScrollText,
  SquareMousePointer,
  SquareStack,
  StickyNote,
  Table2,
  Video,
} from 'lucide-react';
import { plain } from '#values/slug.ts';

/** What a block needs before it can stand in the text. */
export type Asked =
  | 'imagen'
  | 'biblioteca'
  | 'galeria'
  | 'video'
  | 'pelicula'
  | 'audio'
  | 'archivo'
  | 'tarjeta'
  | 'nota';

export interface BlockChoice {
  label: string;
  hint: string;
  /** Other words that somebody may look for it by. */
  words: string;
  icon: LucideIcon;
  /** The toolbar has a button of its own for it. */
  isInToolbar?: true;
  put: Asked | ((editor: Editor) => void);
}

const paragraph = { type: 'paragraph' };
const words = (text: string) => [{ type: 'text', text }];
const content = (block: JSONContent) => (editor: Editor) => void editor.chain().focus().insertContent(block).run();
const heading = (level: 2 | 3 | 4) => (editor: Editor) =>
  void editor.chain().focus().setNode('heading', { level }).run();

const everyBlock: BlockChoice[] = [
  {
    ...{ label: 'Párrafo', hint: 'Texto seguido', words: 'texto normal', icon: Pilcrow, isInToolbar: true },
    put: (editor) => void editor.chain().focus().setParagraph().run(),
  },
  {
    ...{ label: 'Título 2', hint: 'Un apartado', words: 'encabezado h2 seccion', icon: Heading2, isInToolbar: true },
    put: heading(2),
  },
  {
    ...{
      label: 'Título 3',
      hint: 'Un apartado menor',
      words: 'encabezado h3 subtitulo',
      icon: Heading3,
      isInToolbar: true,
    },
    put: heading(3),
  },
  { label: 'Título 4', hint: 'El más pequeño', words: 'encabezado h4 subtitulo', icon: Heading4, put: heading(4) },
  {
    ...{ label: 'Imagen', hint: 'Súbela desde aquí', words: 'foto subir', icon: Image, isInToolbar: true },
    put: 'imagen',
  },
  {
    ...{
      label: 'Imagen de la biblioteca',
      hint: 'Una que ya está',
      words: 'foto medios',
      icon: LayoutGrid,
      isInToolbar: true,
    },
    put: 'biblioteca',
  },
  { label: 'Galería', hint: 'Varias fotos juntas', words: 'fotos imagenes album', icon: Images, put: 'galeria' },
  {
    ...{
      label: 'Vídeo de YouTube o Vimeo',
      hint: 'Con su dirección',
      words: 'youtube vimeo',
      icon: Video,
      isInToolbar: true,
    },
    put: 'video',
  },
  { label: 'Vídeo propio', hint: 'Subido, con subtítulos', words: 'pelicula mp4 subir', icon: Film, put: 'pelicula' },
  { label: 'Audio', hint: 'Subido o de otra página', words: 'sonido mp3 podcast musica', icon: Music, put: 'audio' },
  { label: 'Archivo', hint: 'PDF y parecidos', words: 'pdf documento descarga', icon: FileText, put: 'archivo' },
  {
    ...{
      label: 'Tarjeta',
      hint: 'Algo del sitio, al día',
      words: 'producto lugar evento libro',
      icon: SquareStack,
      isInToolbar: true,
    },
    put: 'tarjeta',
  },
  {
    ...{ label: 'Botón', hint: 'Un enlace que se ve', words: 'enlace llamada', icon: SquareMousePointer },
    put: content({
      type: 'paragraph',
      attrs: { boton: '' },
      content: [{ type: 'text', text: 'Texto del botón', marks: [{ type: 'link', attrs: { href: '/' } }] }],
    }),
  },
  {
    ...{ label: 'Lista con viñetas', hint: 'Una cosa por línea', words: 'puntos', icon: List, isInToolbar: true },
    put: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Lista numerada', hint: 'Paso a paso', words: 'numeros orden', icon: ListOrdered, isInToolbar: true },
    put: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ label: 'Cita con su fuente', hint: 'Lo que dijo alguien', words: 'blockquote', icon: MessageSquareQuote },
    put: content({ type: 'blockquote', content: [paragraph, { type: 'fuente', content: words('Fuente') }] }),
  },
  {
    ...{ label: 'Cita', hint: 'Palabras de otro', words: 'blockquote', icon: Quote, isInToolbar: true },
    put: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
  {
    ...{ label: 'Tabla', hint: 'Filas y columnas', words: 'celdas horario precios', icon: Table2, isInToolbar: true },
    put: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    ...{ label: 'Nota', hint: 'Un recuadro que avisa', words: 'aviso recuadro', icon: StickyNote },
    put: content({ type: 'recuadro', content: [paragraph] }),
  },
  {
    ...{ label: 'Desplegable', hint: 'Se abre al pulsar', words: 'acordeon pregunta', icon: ChevronDown },
    put: content({ type: 'desplegable', content: [{ type: 'resumen', content: words('Título') }, paragraph] }),
  },
  {
    ...{ label: 'Definiciones', hint: 'Términos y qué son', words: 'glosario', icon: ListTree },
    put: content({
      type: 'definiciones',
      content: [
        { type: 'termino', content: words('Término') },
        { type: 'definicion', content: [paragraph] },
      ],
    }),
  },
  { label: 'Nota al pie', hint: 'Se lee al final', words: 'referencia', icon: BookOpenText, put: 'nota' },
  {
    ...{ label: 'Verso', hint: 'Con sus saltos de línea', words: 'poema cancion', icon: ScrollText },
    put: content({ type: 'preformateado' }),
  },
  {
    ...{ label: 'Código', hint: 'Letra de máquina', words: 'programa', icon: Code },
    put: content({ type: 'codeBlock' }),
  },
  {
    ...{
      label: 'Línea horizontal',
      hint: 'Separa dos partes',
      words: 'divisor raya separador',
      icon: Minus,
      isInToolbar: true,
    },
    put: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
];

/** What somebody looks for; everything before they type. */
export function blocksFor(hasCards: boolean, query = ''): BlockChoice[] {
  const wanted = plain(query);
  return everyBlock.filter(
    ({ label, words, put }) => (hasCards || put !== 'tarjeta') && plain(`${label} ${words}`).includes(wanted),
  );
}
