/** A phone's photo is ten times what a page shows, and coverage is thin: it is made smaller before it is sent. */
const longSide = 2000;
const fineBytes = 800_000;

export async function shrunk(file: FormDataEntryValue | null): Promise<File> {
  const given = file instanceof File ? file : new File([], '');
  if (given.size < fineBytes || typeof createImageBitmap !== 'function') return given;
  try {
    const picture = await createImageBitmap(given);
    const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width * scale, picture.height * scale].map(Math.round) as [number, number];
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob && blob.size < given.size ? new File([blob], 'cartel.jpg', { type: 'image/jpeg' }) : given;
  } catch {
    // What this browser cannot read goes as it is: the server says what is wrong with it.
    return given;
  }
}
