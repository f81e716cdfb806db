/** A newsletter as the desk has it: read, and as the mail it would be now. */
import type { CallContext } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { makeContenido } from './contenido.server.ts';
import type { Bloque, EnvioAdmin } from './envio.ts';
import { writeLetter } from './envio-mail.server.ts';
import { type EnvioRow, findEnvio, listEnlaces } from './envio-queries.server.ts';
import { countPending, hasGone } from './outbox-queries.server.ts';

export const notThere = 'El envío no existe o se ha eliminado.';

/** Why it cannot be changed any more. */
export const onItsWay: Record<EnvioRow['estado'], string> = {
  borrador: 'Este boletín es un borrador.',
  programado: 'Este boletín está programado.',
  enviando: 'Este boletín se está enviando: no se puede cambiar.',
  pausado:
    'Este boletín está en pausa: reanúdalo o dalo por terminado. Si no ha salido ningún correo, puedes devolverlo a borrador y cambiarlo.',
  enviado: 'Este boletín ya se ha enviado: no se puede cambiar.',
};

export async function readEnvio({ db }: Pick<CallContext<unknown>, 'db'>, id: number): Promise<EnvioAdmin> {
  const envio = await findEnvio(db, id);
  if (!envio) throw notFound(notThere);
  const enlaces = await listEnlaces(db, id);
  const isOut = envio.estado === 'enviando' || envio.estado === 'pausado';
  return {
    ...envio,
    bloques: JSON.parse(envio.bloques) as Bloque[],
    enlaces,
    clics: enlaces.reduce((sum, { clics }) => sum + clics, 0),
    pendientes: isOut ? await countPending(db, id) : 0,
    sin_salir: envio.estado === 'pausado' && !(await hasGone(db, envio)),
  };
}

export async function letterNow(
  { app, db, now }: CallContext<unknown>,
  written: { asunto: string; bloques: Bloque[] },
) {
  const { siteUrl } = app.settings;
  return writeLetter({
    asunto: written.asunto,
    bloques: await makeContenido(db, written.bloques, now),
    ajustes: app.ajustes.current,
    siteUrl,
    leave: `${siteUrl}/boletin/baja`,
  });
}
