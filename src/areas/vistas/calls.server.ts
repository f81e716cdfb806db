import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { id } from '#values/fields.ts';
import { deleteVista, listVistas, saveVista } from './queries.server.ts';
import { lista, maxVistas, type Vista, vista, vistaForm } from './vista.ts';

export const vistas = {
  'get_vistas_admin.php': call({
    method: 'get',
    access: 'oficina',
    summary: 'What the user has saved of a list by a name',
    input: z.object({ lista }),
    output: z.object({ data: z.array(vista) }),
    async handle({ db, input, user }) {
      return { data: (await listVistas(db, { ...input, usuario: user!.usuario })).map(toVista) };
    },
  }),

  'create_vista.php': call({
    method: 'post',
    access: 'oficina',
    summary: 'Save how a list is searched, filtered and ordered; the same name takes the place of what it was',
    input: vistaForm,
    output: z.object({ data: vista }),
    async handle({ db, input: { lista, nombre, consulta }, user, now }) {
      const { usuario } = user!;
      const there = await listVistas(db, { usuario, lista });
      if (there.length >= maxVistas && !there.some((one) => one.nombre === nombre))
        throw new Refusal(409, `Ya tienes ${maxVistas} vistas de esta lista: borra alguna antes.`);
      const values = { usuario, lista, nombre, consulta: JSON.stringify(consulta), guardada_en: now };
      return { message: `Vista «${nombre}» guardada.`, data: toVista(await saveVista(db, values)) };
    },
  }),

  'delete_vista.php': call({
    method: 'post',
    access: 'oficina',
    summary: 'Forget a view of one’s own',
    input: z.object({ id: id() }),
    async handle({ db, input, user }) {
      if (!(await deleteVista(db, { id: input.id, usuario: user!.usuario }))) throw notFound('La vista no existe.');
      return { message: 'Vista borrada.' };
    },
  }),
};

function toVista({ consulta, ...row }: { id: number; nombre: string; consulta: string }): Vista {
  return { ...row, consulta: JSON.parse(consulta) as Vista['consulta'] };
}
