import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** What an edit form read and sends back: the thing's `updated_at`. Absent means: overwrite whatever is there. */
export const version = z.string().max(40, 'La versión no es válida.').optional();

/** Two people editing the same thing do not overwrite each other silently. */
export function requireSameVersion(sent: string | undefined, current: string): void {
  if (sent && sent !== current)
    throw new Refusal(
      409,
      'Alguien ha cambiado este elemento mientras lo editabas. Copia tus cambios, recarga la página y vuelve a aplicarlos.',
      { version: current },
    );
}
