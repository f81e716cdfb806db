/** What keeps the invoices from being as the law asks, for *Hoy*. */
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';
import { listSinFactura, readCadena } from './queries.server.ts';
import { certificateShown } from './verifactu/calls.server.ts';
import type { Certificates } from './verifactu/certificate.server.ts';
import { countEnvios, hasSent, listPending } from './verifactu/envios-queries.server.ts';

const dayMs = 86_400_000;

/** Undefined where there is none. */
export async function troublesOf(db: Db, certificates: Certificates, now: Date) {
  const { total, first } = await listSinFactura(db);
  const counts = await countEnvios(db);
  const oldest = (await listPending(db, 1))[0]?.generado_en;
  const certificate = (await hasSent(db)) ? await certificateShown(certificates, todayInMadrid(now)) : undefined;
  const { certificado } = certificate ?? {};
  const troubles = {
    sin_factura: total,
    motivo: first[0]?.sin_factura ?? null,
    pedidos: first,
    restaurada: (await readCadena(db)).restaurada_en !== null,
    rechazadas: counts.rechazado,
    con_errores: counts.con_errores,
    falta_certificado: certificate !== undefined && !certificado,
    certificado_caduca: certificado?.acaba_pronto ? certificado.caduca : null,
    sin_respuesta_desde: oldest && now.getTime() - Date.parse(oldest) > dayMs ? oldest : null,
  };
  const isFine = Object.values({ ...troubles, pedidos: null }).every((one) => !one);
  return isFine ? undefined : troubles;
}
