import { z } from 'zod';
import { onlyOf } from '#articulos/permission.server.ts';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { type Tipo, thingOf, tipoLabels, tipos } from '#things.ts';
import { searchWords } from '#values/words.ts';
import { type Found, findByTitle } from './admin-queries.server.ts';
import { editPath } from './edit-path.server.ts';

const most = 20;
/** The settings are screens of their own, not something with a title. */
const findable = tipos.filter((tipo): tipo is Exclude<Tipo, 'ajuste'> => tipo !== 'ajuste');

export const buscarAdmin = {
  'buscar_admin.php': call({
    method: 'get',
    access: 'cuenta',
    summary: 'Things of every kind that one may touch, by their title, drafts too; where each is edited. 20 at most',
    // Whatever is typed is a question, not an error: it is cut and cleaned, never refused.
    input: z.object({ q: z.string().optional() }),
    output: z.object({
      data: z.array(z.object({ tipo: z.string(), etiqueta: z.string(), titulo: z.string(), url: z.string() })),
    }),
    async handle(context) {
      const { db, input, user } = context;
      const words = searchWords(input.q ?? '');
      if (words.length === 0) return { data: [] };
      const allowed: Found['tipo'][] = findable.filter((tipo) => may(user, thingOf(tipo).capability));
      if (may(user, 'tienda')) allowed.push('pedido');
      const found = await findByTitle(db, { words, tipos: allowed, by: onlyOf(context), most });
      return {
        data: found.map((row) => ({
          tipo: row.tipo,
          etiqueta: tipoLabels[row.tipo],
          titulo: titled(row),
          url: editPath(row),
        })),
      };
    },
  }),
};

function titled({ tipo, titulo }: Found): string {
  return tipo === 'pedido' ? titulo : (thingOf(tipo).titled?.(titulo) ?? titulo);
}
