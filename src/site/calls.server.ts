import { z } from 'zod';
import { call } from '#server/api/call.ts';

/** Our own sound, so that the player can be tried without a radio. */
const demoRadio = '/demo-radio.wav';

export const sitio = {
  'get_sitio.php': call({
    method: 'get',
    access: 'public',
    summary: 'What every page needs to know of the installation',
    output: z.object({ data: z.object({ url: z.string(), mapsKey: z.string(), radioUrl: z.string().nullable() }) }),
    handle({ app, reads }) {
      reads('sitio');
      const { siteUrl, mapsKey, radioUrl, demo } = app.settings;
      return { data: { url: siteUrl, mapsKey, radioUrl: radioUrl ?? (demo ? demoRadio : null) } };
    },
  }),
};
