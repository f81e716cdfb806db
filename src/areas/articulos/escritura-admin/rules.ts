/** What an article must be, by the same rules as its calls. They are large, and come while one writes. */
import type { z } from 'zod';
import { articuloBorrador, articuloCreate, articuloNew, articuloUpdate, contact } from '../articulo.ts';
import type { EstadoArticulo } from '../estado.ts';
import { type ArticuloValues, contactOf, toCreate, toDraft, toNewDraft, toUpdate } from './values.ts';

/** What is wrong with it, by the names of the call; in this state it must be whole. */
export function problemsOf(values: ArticuloValues, isNew: boolean, estado: EstadoArticulo): Record<string, string> {
  if (!isNew) return issuesOf(articuloUpdate, { ...toUpdate(values), Id_articulo: 1, estado });
  return {
    ...issuesOf(articuloCreate, { ...toCreate(values), estado }),
    // A section that is off is not sent, so what was typed in it cannot be wrong.
    ...(values.contact && issuesOf(contact, contactOf(values))),
  };
}

/** Of what a save by itself sends, all that is right. */
export function rightNewDraft(values: ArticuloValues) {
  const block = values.contact ? JSON.stringify(right(contact, contactOf(values))) : '';
  return right(articuloNew, { ...toNewDraft(values), contact: block });
}

export function rightDraft(values: ArticuloValues) {
  return right(articuloBorrador.omit({ Id_articulo: true }), toDraft(values));
}

function issuesOf(schema: z.ZodType, sent: object): Record<string, string> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function right<Sent extends object>(schema: z.ZodType, sent: Sent): Sent {
  const wrong = issuesOf(schema, sent);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in wrong))) as Sent;
}
