import { z } from 'zod';
import { onlyOf } from '#areas/articulos/permission.server.ts';
import { canOpen } from '#desk/screens.ts';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { Refusal } from '#server/api/refusal.ts';
import { pageAddress } from '#server/pages/address.ts';
import { type Tipo, thingOf, tipoLabels, tipos } from '#things.ts';
import { requiredText } from '#values/fields.ts';
import { searchWords } from '#values/words.ts';
import { editPath, editPathOfPage } from './admin-edit-path.server.ts';
import { type Found, findByTitle } from './admin-queries.server.ts';
import { findShownAt } from './shown-at-queries.server.ts';

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
          etiqueta: row.tipo === 'pedido' && row.clase ? `${tipoLabels.pedido} de ${row.clase}` : tipoLabels[row.tipo],
          titulo: titled(row),
          url: editPath(row),
        })),
      };
    },
  }),

  'get_editar_admin.php': call({
    method: 'get',
    access: 'cuenta',
    summary: 'Where in the back office what a public page shows is edited; null for a page of many things',
    input: z.object({ ruta: requiredText('La ruta', 300) }),
    output: z.object({ url: z.string().nullable() }),
    async handle({ db, input, user }) {
      const { path } = pageAddress(input.ruta);
      const found = await findShownAt(db, path);
      const url = found ? editPath(found) : editPathOfPage(path);
      if (!url) return { url: null };
      if (!canOpen(user!.rol, url)) throw new Refusal(403, 'Tu papel no te permite editar esa página.');
      return { url };
    },
  }),
};

function titled({ tipo, titulo }: Found): string {
  return tipo === 'pedido' ? titulo : (thingOf(tipo).titled?.(titulo) ?? titulo);
}
