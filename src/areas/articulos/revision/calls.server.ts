/** Between whoever writes an article and whoever publishes it: each gets a mail about what the other did. */
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { write } from '#server/mail/mails.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import { id, requiredText, version } from '#values/fields.ts';
import { can } from '#values/rol.ts';
import { articuloAdmin } from '../articulo.ts';
import { withCambios } from '../borradores/cambios.server.ts';
import { articuloNotThere, requireArticulo } from '../queries.server.ts';
import { saveVersion } from '../versiones-queries.server.ts';
import { toArticuloAdmin } from '../wire.server.ts';

export const articulosRevision = {
  'devolver_articulo.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Send an article that waits for review back to its writer, a draft again, with a note',
    input: z.object({
      Id_articulo: id(),
      nota: requiredText('La nota', 2000, 'Escribe qué falta o qué hay que cambiar.'),
      version: version(),
    }),
    output: z.object({ data: articuloAdmin }),
    async handle(context) {
      const { app, db, input, user, now } = context;
      const { Id_articulo: id, nota } = input;
      await saveThing(context, 'articulo', {
        id,
        notThere: articuloNotThere,
        values(_, before) {
          if (before.estado !== 'revision') throw new Refusal(409, 'Este artículo ya no está en revisión.');
          return { estado: 'borrador' as const, nota_revision: nota, nota_revision_por: user!.usuario };
        },
        also: (db, _, before) => saveVersion(db, before!, context),
      });
      const row = await requireArticulo(db, { id });
      const writer = (await app.auth.listPeople()).find(({ usuario }) => usuario === row.escrito_por);
      const isNotified = Boolean(writer?.isActive && writer.id !== user!.id);
      if (writer && isNotified)
        await app.mail.enqueue(
          db,
          write(`devuelto-${id}-${row.version}`, writer.email, `Devuelto: ${titled(row)}`, {
            heading: `${user!.usuario} te ha devuelto «${titled(row)}»`,
            paragraphs: ['Vuelve a ser un borrador tuyo. Su nota:', ...nota.split(/\n{2,}/)],
            action: { label: 'Seguir escribiendo', url: editUrl(context, row) },
          }),
          now,
        );
      const isSent = isNotified && app.mail.hasServer;
      return {
        message:
          isNotified && isSent ? `Devuelto a ${row.escrito_por}, con tu nota por correo.` : returnedText(isNotified),
        aviso: isNotified && !isSent,
        data: await toArticuloAdmin(db, row, await withCambios(db, row)),
      };
    },
  }),
};

function returnedText(isNotified: boolean): string {
  if (!isNotified) return 'Devuelto a borrador.';
  return 'Devuelto a borrador. No hay servidor de correo: quien lo escribió leerá tu nota cuando lo abra.';
}

interface Sent {
  id: number;
  titulo: string;
  slug: string;
  version: number;
}

/** Writes to everybody who may publish it, but for whoever sent it; sent twice, they get one mail. */
export async function notifyReviewers(context: CallContext<unknown>, row: Sent): Promise<void> {
  const { app, db, user, now } = context;
  const reviewers = (await app.auth.listPeople()).filter(
    ({ id, rol, isActive, isPending }) => isActive && !isPending && can(rol, 'contenido') && id !== user!.id,
  );
  for (const { id, email } of reviewers)
    await app.mail.enqueue(
      db,
      write(`revision-${row.id}-${row.version}-${id}`, email, `Para revisar: ${titled(row)}`, {
        heading: `${user!.usuario} ha enviado a revisión «${titled(row)}»`,
        paragraphs: ['Puedes publicarlo, o devolverlo a borrador con una nota.'],
        action: { label: 'Revisarlo', url: editUrl(context, row) },
      }),
      now,
    );
}

function titled({ titulo }: { titulo: string }): string {
  return things.articulo.titled(titulo);
}

function editUrl({ app }: CallContext<unknown>, { slug }: { slug: string }): string {
  return `${app.settings.siteUrl}/admin/articulos/editar/${slug}`;
}
