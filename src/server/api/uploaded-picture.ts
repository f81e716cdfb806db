import type { CallContext } from './call.ts';

type Uploads = Pick<CallContext<unknown>, 'app' | 'files' | 'chosen'>;

/** The address of the picture that came in this field, or was chosen for it; undefined when none was. */
export async function uploadedPicture({ app, files, chosen }: Uploads, field: string): Promise<string | undefined> {
  const upload = files.get(field);
  return upload ? app.media.storePicture(upload) : chosen.get(field);
}

/** For an update: the new picture, null when it was ticked away, undefined to leave it as it is. */
export async function changedPicture(context: Uploads, field: string, isRemoved = false) {
  return (await uploadedPicture(context, field)) ?? (isRemoved ? null : undefined);
}
