/** Pictures that a form chose from the library instead of sending a file: `imagen_medio` beside `imagen`. */

import type { Db } from '#server/db/open.ts';
import { touchMedios } from '#server/media/medio-usos.ts';
import { successorOf } from '#server/media/medios.ts';
import { later } from '#values/idioma/say.ts';
import { parsePicture } from '#values/picture.ts';
import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';

const notThere = later('La imagen elegida ya no está en la biblioteca. Elige otra.');

/** By the name of the file field that each one stands for. */
export async function chosenPictures(
  db: Db,
  call: Call,
  fields: Record<string, unknown>,
  now: string,
): Promise<Map<string, string>> {
  const chosen = new Map<string, string>();
  if (!Object.values(call.files ?? {}).includes('picture')) return chosen;
  for (const [field, address] of choices(fields)) {
    if (call.files![field.replace(/\d+/g, '*')] !== 'picture') continue;
    const nombre = parsePicture(address) && address.replace('/media/', '');
    const present = nombre && ((await successorOf(db, nombre)) ?? nombre);
    if (!present || (await touchMedios(db, [present], now)).length === 0)
      throw new Refusal(422, notThere, { [field]: notThere });
    chosen.set(field, `/media/${present}`);
  }
  return chosen;
}

/** `imagen_medio`, `imagen_0_medio`, and `medio` in a row of a list (`imagenes[0][medio]`). */
function* choices(fields: Record<string, unknown>): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields))
    if (name.endsWith('_medio') && isSaid(value)) yield [name.slice(0, -'_medio'.length), value];
    else if (Array.isArray(value))
      for (const [index, row] of value.entries()) {
        const address = (row as { medio?: unknown } | undefined)?.medio;
        if (isSaid(address)) yield [`${name}[${index}][file]`, address];
      }
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
