import { makeContenido } from '#areas/boletin/envios/contenido.server.ts';
import { listCosas } from '#areas/boletin/envios/cosas.server.ts';
import type { Bloque, TipoLista } from '#areas/boletin/envios/envio.ts';
import { linksOf } from '#areas/boletin/envios/envio-mail.server.ts';
import type { Db } from '#server/db/open.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { boletines } from './content/boletines.ts';

/** Old numbers, already sent: nobody gets a mail from the demo. */
export async function fillBoletin(db: Db, now: Date, siteUrl = 'http://localhost'): Promise<void> {
  for (const { asunto, daysAgo, texto, destinatarios, ...counts } of boletines) {
    const at = new Date(now.getTime() - daysAgo * 86_400_000).toISOString();
    const list = async (tipo: TipoLista, titulo: string, limit: number): Promise<Bloque> => ({
      ...{ tipo, titulo },
      ids: (await listCosas(db, tipo, { now: at, limit })).map(({ id }) => id),
    });
    const bloques: Bloque[] = [
      { tipo: 'texto', texto },
      await list('articulos', 'Para leer', counts.articulos),
      await list('productos', 'De la tienda', counts.productos),
    ];
    const made = await makeContenido(db, bloques, at);
    const envio_id = await insertThing(
      db,
      'envio',
      {
        ...{ asunto, bloques: JSON.stringify(bloques), contenido: JSON.stringify(made), estado: 'enviado', publico: 1 },
        ...{ programado_para: at, empezado_en: at, terminado_en: at, siguiente_en: at },
        ...{ destinatarios, enviados: destinatarios },
      },
      at,
    );
    for (const [index, url] of linksOf(made, siteUrl).entries())
      await db
        .insertInto('envio_enlaces')
        .values({ envio_id, numero: index + 1, url, clics: Math.max(0, 23 - 4 * index) })
        .execute();
  }
}
