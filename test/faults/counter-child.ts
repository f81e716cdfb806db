/** A shop's counter that orders and confirms without pause, to be killed in the middle of it. */
import { randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { createAjustes } from '#areas/ajustes/current.server.ts';
import { createPayments } from '#areas/tienda/pagos/payments.server.ts';
import { createSecrets } from '#server/auth/secrets.ts';
import { openDatabase } from '#server/db/open.ts';
import { createMail } from '#server/mail/index.ts';
import { readSettings } from '#server/settings.ts';
import { createWorker } from '#server/work/worker.ts';

const settings = readSettings(process.env);
const { db } = openDatabase(settings);
const ajustes = await createAjustes(db, () => {});
const worker = createWorker(db);
const secrets = createSecrets(db, 'la clave de un mostrador de pruebas');
const mail = createMail(db, settings, ajustes, worker, () => secrets);
const { checkout, settle } = createPayments({ db, ajustes, mail, settings, secrets, worker, changed() {} });
const cliente = {
  name: 'Lucía Ejemplo',
  phone: '600 000 000',
  address: 'Calle Mayor 3, 16001 Cuenca',
};
const productoId = Number(process.argv[2]);

// The next one starts sooner.
flushCompileCache();
console.log('ready');
for (;;) {
  const quantity = 1 + Math.floor(Math.random() * 3);
  const { sessionId } = await checkout({
    // Everybody is somebody else, somewhere else: what is limited per buyer and per address is not tried here.
    cliente: { ...cliente, email: `${randomUUID()}@example.com` },
    articulos: [{ id: productoId, quantity }],
    entrega: 'envio',
    pago: 'tarjeta',
    cupon: undefined,
    nota: null,
    factura: null,
    condicionesVersion: null,
    origen: randomUUID(),
  });
  await Promise.all([settle(sessionId), settle(sessionId)]);
}
