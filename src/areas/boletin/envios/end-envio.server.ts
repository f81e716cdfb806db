/** How a newsletter that is paused ends: what has gone out stays on record, the rest is not sent. */
import { Refusal } from '#server/api/refusal.ts';
import { saveThing, type Writer } from '#server/things/save-thing.ts';
import { notThere } from './envio-admin.server.ts';
import type { EnvioRow } from './envio-queries.server.ts';
import { dropRefused, dropWaiting, hasGone, isInHand } from './outbox-queries.server.ts';

/** As it was before it began. */
const draft = {
  ...{ estado: 'borrador' as const, publico: 0, contenido: null },
  ...{ programado_para: null, empezado_en: null, siguiente_en: null },
  ...{ ultimo_suscriptor: 0, hasta_suscriptor: 0, destinatarios: 0, rechazados: 0 },
};

/** A draft again when nothing of it has gone out; or else sent, as far as it went. */
export function endEnvio(writer: Writer, id: number): Promise<EnvioRow> {
  return saveThing(writer, 'envio', {
    id,
    notThere,
    values: async (db, before) => {
      if (before.estado !== 'pausado') throw new Refusal(409, 'Este boletín no está en pausa.');
      // First: what is no longer there cannot be taken in hand any more.
      await dropWaiting(db, id);
      const isGone = await hasGone(db, before);
      if (isGone && before.enviados + before.en_archivo === 0 && (await isInHand(db, id, writer.now)))
        throw new Refusal(409, 'En este momento está saliendo un correo: espera un minuto y vuelve a intentarlo.');
      if (isGone) return { estado: 'enviado' as const, terminado_en: writer.now };
      await dropRefused(db, id);
      return draft;
    },
  });
}
