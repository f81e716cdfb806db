import { z } from 'zod';
import { onlyOf, requireTouchable } from '#areas/articulos/permission.server.ts';
import { canOpen } from '#desk/screens.ts';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { pageAddress } from '#server/pages/address.ts';
import { type Tipo, thingOf, tipoLabels, tipos } from '#things.ts';
import { id, optionalText } from '#values/fields.ts';
import { searchWords } from '#values/words.ts';
import { editPath, editPathFrom, editPathOfPage } from './admin-edit-path.server.ts';
import { type Found, findByTitle, findOne } from './admin-queries.server.ts';
import { findShownAt } from './shown-at-queries.server.ts';

const most = 20;
/** The settings are screens of their own, not something with a title. */
const findable = tipos.filter((tipo): tipo is Exclude<Tipo, 'ajuste'> => tipo !== 'ajuste');
const noRuta = 'La ruta es obligatoria.';
const edited: Found['tipo'][] = [...tipos, 'pedido'];

export const buscarAdmin = {
  'buscar_admin.php': call({
    method: 'get',
    access: 'oficina',
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
    access: 'oficina',
    summary:
      'Where in the back office a thing (`tipo`, `id`) or what a public page shows (`ruta`) is edited; null for a page of many things',
    input: z.object({ ruta: optionalText('La ruta', 300), tipo: z.enum(edited).optional(), id: id().optional() }),
    output: z.object({ url: z.string().nullable() }),
    async handle(context) {
      const { db, input, user } = context;
      const { ruta, tipo, id } = input;
      if (!ruta && !(tipo && id)) throw new Refusal(422, noRuta, { ruta: noRuta });
      const { url, of } = tipo && id ? await editedOf(db, tipo, id) : await editedAt(db, ruta!);
      if (!url) return { url: null };
      if (!canOpen(user!.rol, url)) throw new Refusal(403, 'Tu papel no te permite editar esa página.');
      // The address of a draft says what it is called.
      if (of?.tipo === 'articulo') await requireTouchable(context, of.id);
      return { url };
    },
  }),
};

interface Edited {
  url: string | undefined;
  of?: Pick<Found, 'tipo' | 'id'>;
}

async function editedOf(db: Db, tipo: Found['tipo'], id: number): Promise<Edited> {
  const of = await findOne(db, tipo, id);
  if (!of) throw notFound('Ya no está. Si se eliminó hace menos de 30 días, búscalo en la papelera.');
  return { url: editPath(of), of };
}

async function editedAt(db: Db, ruta: string): Promise<Edited> {
  const { path } = pageAddress(ruta);
  const of = await findShownAt(db, path);
  return of ? { url: editPathFrom(of), of } : { url: editPathOfPage(path) };
}

function titled({ tipo, titulo }: Found): string {
  return tipo === 'pedido' ? titulo : (thingOf(tipo).titled?.(titulo) ?? titulo);
}
