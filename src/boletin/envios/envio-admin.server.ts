/** A newsletter as the desk has it: read, and as the mail it would be now. */
import type { CallContext } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { makeContenido } from './contenido.server.ts';
import type { Bloque, EnvioAdmin } from './envio.ts';
import { writeLetter } from './envio-mail.server.ts';
import { countReaders, findEnvio, listEnlaces } from './envio-queries.server.ts';
import { countPending } from './outbox-queries.server.ts';

export const missing = 'El envío no existe o se ha eliminado.';
export const onItsWay = 'Este boletín ya se está enviando o se ha enviado: no se puede cambiar.';

export async function readEnvio({ db }: Pick<CallContext<unknown>, 'db'>, id: number): Promise<EnvioAdmin> {
  const envio = await findEnvio(db, id);
  if (!envio) throw notFound(missing);
  const enlaces = await listEnlaces(db, id);
  const isOut = envio.estado === 'enviando' || envio.estado === 'pausado';
  return {
    ...envio,
    bloques: JSON.parse(envio.bloques) as Bloque[],
    enlaces,
    clics: enlaces.reduce((sum, { clics }) => sum + clics, 0),
    pendientes: isOut ? await countPending(db, id) : 0,
    suscriptores: await countReaders(db),
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
