import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { tipoOf } from '#desk/pictures/use-uploads.ts';
import { insertFigures } from './figure.ts';
import { cleanPaste } from './paste-in/paste.ts';
import { fromDom } from './paste-in/paste-tree.ts';
import { pictureName, replacePicture, storeFile, storeForeign, storeOther, type UploadCall } from './upload.ts';

/** Pictures on their way into a text: chosen, dropped, or come along with what was pasted. */
export function usePictures(editor: Editor, call: UploadCall) {
  const [progress, setProgress] = useState<number>();
  const [problems, setProblems] = useState<string[]>([]);
  /** Addresses of pictures that are on their way here: until they are, the text is kept without them. */
  const pending = useRef(new Set<string>());

  /** `at`: where they fell; otherwise they go where the cursor is. Other files become the blocks that show them. */
  function insert(files: File[], at?: number): boolean {
    if (files.length === 0) return false;
    const pictures = files.filter((file) => tipoOf(file) === 'imagen');
    void uploadAll(
      pictures,
      files.filter((file) => !pictures.includes(file)),
      at,
    );
    return true;
  }

  /** Seen at once where they will stand, whatever is written meanwhile. */
  async function uploadAll(files: File[], others: File[], at: number | undefined) {
    setProblems([]);
    const waiting = files.map((file) => ({ file, src: URL.createObjectURL(file) }));
    for (const { src } of waiting) pending.current.add(src);
    if (at !== undefined) editor.commands.setTextSelection(at);
    if (waiting.length > 0)
      insertFigures(
        editor,
        waiting.map(({ src }) => ({ src, alt: '' })),
      );
    for (const { file, src } of waiting) {
      setProgress(0);
      const stored = await storeFile(file, call, setProgress);
      pending.current.delete(src);
      replacePicture(editor, src, 'src' in stored ? stored.src : undefined);
      URL.revokeObjectURL(src);
      if ('problem' in stored) notify(`Error al subir la imagen: ${stored.problem}`);
    }
    for (const file of others) {
      setProgress(0);
      const stored = await storeOther(file, setProgress);
      if ('problem' in stored) notify(`Error al subir el archivo: ${stored.problem}`);
      else editor.commands.insertContent([stored.block, { type: 'paragraph' }]);
    }
    setProgress(undefined);
  }

  function notify(problem: string) {
    setProblems((before) => [...before, problem]);
  }

  /** What was copied in an editor of ours is clean already. */
  function clean(html: string): string {
    if (html.includes('data-pm-slice')) return html;
    const pasted = cleanPaste(fromDom(new DOMParser().parseFromString(html, 'text/html').body));
    setProblems(pasted.leftOut.length > 0 ? [leftOutText(pasted.leftOut)] : []);
    // Once they stand in the text.
    for (const src of pasted.pictures) pending.current.add(src);
    if (pasted.pictures.length > 0) setTimeout(() => void bringAll([...new Set(pasted.pictures)]));
    return pasted.html;
  }

  async function bringAll(sources: string[]) {
    const missing: string[] = [];
    for (const [index, src] of sources.entries()) {
      setProgress(index / sources.length);
      const stored = await storeForeign(src, call);
      pending.current.delete(src);
      replacePicture(editor, src, 'src' in stored ? stored.src : undefined);
      if ('problem' in stored) missing.push(pictureName(src));
    }
    setProgress(undefined);
    if (missing.length > 0) setProblems((before) => [...before, leftOutText(missing)]);
  }

  return { insert, clean, pending: pending.current, progress, problems };
}

function leftOutText(names: string[]): string {
  const listed = [...new Set(names)].map((name) => `«${name}»`).join(', ');
  return names.length === 1
    ? `Una imagen no se ha podido traer y se ha dejado fuera: ${listed}. Guárdala como archivo y añádela con «Insertar imagen».`
    : `Algunas imágenes no se han podido traer y se han dejado fuera: ${listed}. Guárdalas como archivos y añádelas con «Insertar imagen».`;
}
