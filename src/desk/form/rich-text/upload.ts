/** Pictures that go into a text are stored at once; those that came with a paste replace the address they came from. */
import type { Editor, JSONContent } from '@tiptap/core';
import { sizeProblem, tipoOf } from '#desk/pictures/use-uploads.ts';
import { failureText, send, sendForm } from '#desk/send.ts';
import type { FileTipo } from '#values/medios/formats.ts';
import { blockOf } from './surface/insert-file.ts';

export type UploadCall = 'upload_image.php' | 'upload_ubicacion_image.php';

export type Stored = { src: string } | { problem: string };

export async function storeFile(file: File, call: UploadCall, progress: (share: number) => void): Promise<Stored> {
  const result = await sendForm(call, { file }, progress);
  if (result.ok) return { src: result.location };
  return { problem: failureText(result, 'Error desconocido al subir la imagen.', 'Error de red') };
}

/** A video, a sound or a document, as the block that shows it. */
export async function storeOther(
  file: File,
  progress: (share: number) => void,
): Promise<{ block: JSONContent } | { problem: string }> {
  const tipo = tipoOf(file) as FileTipo;
  const problem = sizeProblem(file, tipo);
  if (problem) return { problem };
  const result = await sendForm('create_medio.php', { [tipo]: file }, progress);
  if (result.ok) return { block: blockOf(tipo, result.data) };
  return { problem: failureText(result, 'No se pudo subir.', 'Error de red') };
}

/** An embedded picture is sent as a file; one of another site is fetched by the server. */
export async function storeForeign(src: string, call: UploadCall): Promise<Stored> {
  if (src.startsWith('data:')) {
    const file = fileOf(src);
    return file ? storeFile(file, call, () => {}) : { problem: 'no se entiende' };
  }
  const result = await send('upload_image_url.php', { url: src });
  if (result.ok) return { src: result.location };
  return { problem: failureText(result, 'Error desconocido al subir la imagen.', 'Error de red') };
}

function fileOf(src: string): File | undefined {
  const [, type, base64] = src.match(/^data:(image\/[\w.+-]+);base64,(.+)$/s) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pegada.${type.split('/')[1]}`, { type });
  } catch {
    return undefined;
  }
}

/** The picture has another address now, or none: then it goes. */
export function replacePicture(editor: Editor, src: string, stored: string | undefined): void {
  if (editor.isDestroyed) return;
  const places: { at: number; size: number; attrs: object }[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.src === src)
      places.push({ at, size: node.nodeSize, attrs: node.attrs });
  });
  const { tr } = editor.state;
  for (const { at, size, attrs } of places.reverse())
    if (stored) tr.setNodeMarkup(at, undefined, { ...attrs, src: stored });
    else tr.delete(at, at + size);
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** As a notice names it. */
export function pictureName(src: string): string {
  if (src.startsWith('data:')) return 'una imagen incrustada';
  const name = src.split(/[?#]/)[0]!.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || src.slice(0, 60);
  } catch {
    return name || src.slice(0, 60);
  }
}
