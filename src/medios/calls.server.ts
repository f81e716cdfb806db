import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';

export const subidas = {
  'upload_image.php': call({
    method: 'post',
    access: 'cuenta',
    summary: 'Store a picture (field `file`, or `image`); answers its address',
    files: { file: 'picture', image: 'picture' },
    output: z.object({ location: z.string(), imageUrl: z.string() }),
    async handle({ app, files }) {
      const upload = files.get('file') ?? files.get('image');
      if (!upload) throw new Refusal(422, 'No se ha recibido ninguna imagen.');
      const location = await app.media.storePicture(upload);
      return { message: 'Imagen subida con éxito.', location, imageUrl: location };
    },
  }),
};
