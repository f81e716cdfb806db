import { useState } from 'react';
import { failureText, sendForm } from '#desk/send.ts';
import { pictureProblem } from './image-input.tsx';

/** Pictures that are stored as soon as they are chosen; `upload` gives the address each one got. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  async function upload(image: File): Promise<string | undefined> {
    const problem = pictureProblem(image);
    setError(problem);
    if (problem) return undefined;
    setProgress(0);
    const result = await sendForm('upload_image.php', { image }, setProgress);
    setProgress(undefined);
    if (result.ok) return result.imageUrl;
    const reason = failureText(result, 'Error desconocido al subir la imagen.', 'Error de red');
    setError(`Error al subir la imagen: ${reason}`);
    return undefined;
  }

  return { upload, progress, error, isBusy: progress !== undefined };
}

export type Uploading = ReturnType<typeof useUpload>;
