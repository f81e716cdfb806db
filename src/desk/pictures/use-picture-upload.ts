import { useEffect, useRef, useState } from 'react';
import { failureText, sendForm } from '#desk/send.ts';
import { type PictureValue, pictureProblem } from './picture-value.ts';

/**
 * A picture is stored as soon as it is chosen, while the form is still being filled in; from then on the form holds its
 * address, which a draft keeps too. Until it is stored, or when there is no connection, its file goes with the form.
 */
export function usePictureUpload(
  value: PictureValue,
  onChange: (value: PictureValue) => void,
  call: 'upload_image.php' | 'upload_logo.php' = 'upload_image.php',
) {
  const [progress, setProgress] = useState<number>();
  const [wrong, setWrong] = useState<{ file: File; reason: string }>();
  const latest = useRef(value);
  latest.current = value;
  const change = useRef(onChange);
  change.current = onChange;
  const started = useRef<File>(undefined);

  async function upload(file: File) {
    started.current = file;
    // Whatever happens to the field meanwhile (another file, the form cleared), this one no longer speaks for it.
    const isCurrent = () => latest.current === file;
    setProgress(0);
    const result = await sendForm(call, { image: file }, (share) => isCurrent() && setProgress(share));
    if (started.current === file) setProgress(undefined);
    if (!isCurrent()) return;
    if (result.ok) return change.current({ medio: result.imageUrl });
    const reason = failureText(result, 'Error desconocido al subir la imagen.', 'Error de red');
    setWrong({ file, reason: `Error al subir la imagen: ${reason}` });
    // Without a connection the file stays, and goes with the form.
    if (result.status !== 0) change.current(null);
  }

  function pick(file: File | null) {
    const reason = file ? pictureProblem(file) : undefined;
    setWrong(file && reason ? { file, reason } : undefined);
    onChange(reason ? null : file);
  }

  /** One that is stored already takes the place of whatever was refused. */
  function choose(medio: string) {
    setWrong(undefined);
    onChange({ medio });
  }

  // Also of a file that somebody else put here: the list of pictures, which takes several at once.
  useEffect(() => {
    if (value instanceof File && started.current !== value) void upload(value);
  });

  // Another picture may have come into its place, as from a draft.
  const refused = value === null ? wrong?.file : undefined;
  const problem = refused || value === wrong?.file ? wrong?.reason : undefined;
  return { pick, choose, progress, problem, refused };
}
