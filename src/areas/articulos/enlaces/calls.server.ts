/** What a text brings from other sites: pictures that are stored here, and what a page is called. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { fetchFile, NotFetched } from '#server/fetch/fetch-file.ts';
import { uploadFolder } from '#server/files.ts';
import { isWebUrl } from '#values/web-url.ts';
import { pageTitle } from './page-title.ts';

const address = z
  .string({ error: 'Falta la dirección.' })
  .trim()
  .min(1, 'Falta la dirección.')
  .max(2000, 'La dirección es demasiado larga.')
  .refine(isWebUrl, 'La dirección no es una dirección web válida.');

export const articulosEnlaces = {
  'upload_image_url.php': call({
    method: 'post',
    access: 'oficina',
    summary: 'Store a picture of another site, from its public address; answers its address here',
    input: z.object({ url: address }),
    output: z.object({ location: z.string() }),
    perMinute: 120,
    async handle(context) {
      const { url } = context.input;
      const location = await fetched(context, url, (path) =>
        context.app.media.storePicture({ path, filename: nameOf(url) }),
      );
      return { message: 'Imagen subida con éxito.', location };
    },
  }),

  'get_enlace_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'What a page of another site is called, for its card in a text',
    // It changes nothing here, but whoever could have it made by a link would have us ask anybody for anything.
    changes: true,
    input: z.object({ url: address }),
    output: z.object({ data: z.object({ titulo: z.string() }) }),
    perMinute: 60,
    async handle(context) {
      const titulo = await fetched(context, context.input.url, async (path) => pageTitle(await readFile(path)));
      if (!titulo) throw new Refusal(422, 'Esa página no dice cómo se llama.');
      return { data: { titulo } };
    },
  }),
};

/** A file of the open internet, for as long as something is done with it; IMPORT_FROM is for administrators' imports alone. */
async function fetched<T>({ app, request }: CallContext<unknown>, url: string, use: (path: string) => Promise<T>) {
  const folder = await mkdtemp(uploadFolder());
  try {
    const path = join(folder, 'archivo');
    await fetchFile(url, path, { allowed: app.settings.pasteFrom, signal: request.signal });
    return await use(path);
  } catch (error) {
    if (error instanceof NotFetched) throw new Refusal(422, `No se pudo traer: ${error.message}.`);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nameOf(url: string): string {
  return decoded(new URL(url).pathname.split('/').at(-1) ?? '').slice(0, 80) || 'imagen';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
