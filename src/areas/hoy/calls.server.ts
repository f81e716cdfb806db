import { z } from 'zod';
import { missingSecrets } from '#areas/ajustes/conexiones/missing.server.ts';
import { onlyOf } from '#areas/articulos/permission.server.ts';
import { isOld } from '#areas/copias/copia.ts';
import { readTotals } from '#areas/estadisticas/figures.server.ts';
import { listDatedEventos, listRecurringEventos } from '#areas/eventos/queries.server.ts';
import { troublesOf } from '#areas/facturas/troubles.server.ts';
import { readTroubles } from '#areas/fuentes/queries.server.ts';
import { listEnding } from '#areas/patrocinadores/sponsors/queries.server.ts';
import { refundBefore } from '#areas/tienda/desistimiento/plazo.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { programVersion } from '#server/version.ts';
import { spansBetween } from '#values/agenda/agenda.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { centsToEuros } from '#values/money.ts';
import { type Hoy, hoy as hoySchema } from './hoy.ts';
import {
  countFailedMails,
  countToReview,
  readChanged,
  readDrafts,
  readPendientes,
  readSales,
  readScheduled,
  readTienda,
  readUnread,
} from './queries.server.ts';

type Context = CallContext<unknown>;

const salesDays = 30;
const eventDays = 7;
/** So long a mail that was refused for good is shown. */
const refusedDays = 30;
const shownEventos = 6;
const shownPatrocinadores = 5;

export const hoy = {
  'get_hoy_admin.php': call({
    method: 'get',
    access: 'cuenta',
    summary: 'What is to be done today, what is in the making and how the site is, as far as the role goes',
    output: z.object({ data: hoySchema }),
    async handle(context) {
      const { user } = context;
      const data: Hoy = {
        ...(may(user, 'tienda') && { tienda: await tiendaOf(context), facturas: await facturasOf(context) }),
        ...(may(user, 'mensajes') && { mensajes: await readUnread(context.db) }),
        ...(may(user, 'articulos') && { articulos: await articulosOf(context) }),
        ...(may(user, 'contenido') && {
          propuestas: await readPendientes(context.db),
          eventos: await eventosOf(context),
          fuentes: await readTroubles(context.db),
          patrocinadores: await patrocinadoresOf(context),
          visitas: await visitasOf(context),
        }),
        ...(may(user, 'admin') && { sistema: await sistemaOf(context) }),
      };
      return { data };
    },
  }),
};

async function tiendaOf({ app, db, now }: Context) {
  const fromDay = addDays(todayInMadrid(new Date(now)), 1 - salesDays);
  const { owed, ...read } = await readTienda(db, app.ajustes.current.tienda.stock_bajo);
  const sales = await app.totals.get(`ventas desde ${fromDay}`, ['pedidos'], () => readSales(db, fromDay));
  return {
    ...read,
    desistimientos: owed.total,
    devolver_antes_de: owed.primero && refundBefore(owed.primero),
    pedidos: sales.pedidos,
    ventas: centsToEuros(sales.total_cents),
    reembolsado: centsToEuros(sales.reembolsado_cents),
  };
}

async function facturasOf({ app, db, now }: Context) {
  return troublesOf(db, app.certificates, new Date(now));
}

/** Whoever publishes sees what everybody writes, a redactor their own. */
async function articulosOf(context: Context) {
  const { db, user, now } = context;
  const borradores = await readDrafts(db, onlyOf(context));
  if (!may(user, 'contenido')) return { borradores };
  return {
    borradores,
    por_revisar: await countToReview(db),
    programados: await readScheduled(db, now),
    con_cambios: await readChanged(db),
  };
}

/** Each event once, on its first day from today on. */
async function eventosOf({ db, now }: Context) {
  const from = todayInMadrid(new Date(now));
  const to = addDays(from, eventDays - 1);
  const rows = [...(await listDatedEventos(db, { from, to })), ...(await listRecurringEventos(db))];
  return rows
    .flatMap((row) => {
      const [span] = spansBetween(row, from, to, 1) ?? [];
      if (!span) return [];
      const dia = [from, span.startsOn].sort().at(-1)!;
      return [{ id: row.id, titulo: row.titulo, municipio: row.municipio_nombre, dia, hora: span.hora ?? row.hora }];
    })
    .sort((one, other) => `${one.dia} ${one.hora ?? ''}`.localeCompare(`${other.dia} ${other.hora ?? ''}`))
    .slice(0, shownEventos);
}

async function patrocinadoresOf({ db, now }: Context) {
  const ending = await listEnding(db, todayInMadrid(new Date(now)));
  return { acaban: ending.length, primeros: ending.slice(0, shownPatrocinadores) };
}

function visitasOf({ db, now }: Context) {
  const hasta = todayInMadrid(new Date(now));
  return readTotals(db, { desde: addDays(hasta, 1 - salesDays), hasta });
}

async function sistemaOf({ app, db, now }: Context) {
  const last = await app.copias.lastAt();
  return {
    ultima_copia: last ?? null,
    copia_vieja: last === undefined || isOld(last, new Date(now)),
    correos_fallidos: await countFailedMails(db, addDays(todayInMadrid(new Date(now)), -refusedDays)),
    hay_servidor_correo: app.mail.hasServer,
    faltan_secretos: await missingSecrets(app),
    en_preparacion: app.ajustes.current.preparacion.activa,
    version: programVersion,
  };
}
