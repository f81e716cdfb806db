/** Fills an empty database with the demo content, unless DEMO is off: what `npm run dev` does before it serves. */

import { createApp } from '#app.server.ts';
import { loadDemo } from '../demo/load.ts';
import { readSettings } from '../src/server/settings.ts';

const app = await createApp(readSettings(process.env));
if (app.settings.demo) await loadDemo(app, (text) => console.log(text));
await app.close();
