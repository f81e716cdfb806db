import { sendForm } from '#desk/send.ts';
import type { Failed } from '#ui/call.ts';
import { type Chosen, isChosen } from './picture-value.ts';

/** For calls that take addresses and no files: where the picture is stored, or why it could not be. */
export async function storedAddress(picture: File | Chosen): Promise<{ url: string } | { failed: Failed }> {
  if (isChosen(picture)) return { url: picture.medio };
  const result = await sendForm('upload_image.php', { image: picture }, () => {});
  return result.ok ? { url: result.imageUrl } : { failed: result };
}
