import { sql } from 'kysely';
import { palabrasOf } from '#areas/facturas/book-queries.server.ts';
import { numeroOf } from '#areas/facturas/factura.ts';
import { altaXml, huellaAlta, type RegistroAlta } from '#areas/facturas/registro.server.ts';
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';
import { madridIso } from '#values/hora-local.ts';

const emisor = { nombre: 'Serranía Viva, S. L.', nif: '12345678Z', direccion: 'Calle Mayor 3, 16001 Cuenca' };
const sistema = {
  ...{ productor: emisor.nombre, productorNif: emisor.nif, nombre: 'Secretos de Cuenca', id: 'SC' },
  ...{ version: '1.0', instalacion: '1' },
};
const iva = 21;
const batch = 500;

/** One an hour, with its record in the chain, accepted by the agency; the last ones wait. `text` gives names to clients. */
export async function fillFacturas(db: Db, count: number, text: (n: number) => string): Promise<void> {
  if (count === 0) return;
  let anterior: RegistroAlta['anterior'];
  const lasts = new Map<string, number>();
  for (let first = 0; first < count; first += batch) {
    const made = Array.from({ length: Math.min(batch, count - first) }, (_, index) => {
      const n = first + index;
      const age = count - 1 - n;
      const at = new Date(Date.now() - age * 3_600_000);
      const tipo = n % 10 === 0 ? ('F1' as const) : ('F2' as const);
      const serie = `${tipo === 'F1' ? 'F' : 'S'}${madridIso(at).slice(0, 4)}`;
      const orden = (lasts.get(serie) ?? 0) + 1;
      lasts.set(serie, orden);
      const [numero, fecha] = [numeroOf(serie.slice(0, 1), Number(serie.slice(1)), orden), todayInMadrid(at)];
      const cliente = {
        nombre: `Clienta ${text(n)} cliente${String(age).padStart(6, '0')}`,
        nif: emisor.nif,
        direccion: 'Calle 2',
      };
      const total = 1500 + (n % 40) * 100;
      const base = Math.round(total / 1.21);
      const cents = { base_cents: base, cuota_cents: total - base };
      const linea = { descripcion: text(n), cantidad: 1, iva, exenta: false, ...cents, total_cents: total };
      const datos = { emisor, cliente, lineas: [linea], descripcion: linea.descripcion, rectifica: [], sustituye: [] };
      const registro: RegistroAlta = {
        ...{ nif: emisor.nif, numero, fecha, anterior, generadoEn: madridIso(at), nombre: emisor.nombre, tipo },
        ...{ descripcion: linea.descripcion, cliente, desglose: [{ iva, exenta: false, ...cents }] },
        ...{ cuotaCents: cents.cuota_cents, totalCents: total, rectificadas: [], sustituidas: [], subsana: 'no' },
      };
      const huella = huellaAlta(registro);
      const before = anterior?.huella ?? null;
      anterior = { nif: emisor.nif, numero, fecha, huella };
      // As the database numbers them.
      const id = n + 1;
      return {
        factura: {
          ...{ clave: `clave-${n}`, numero, tipo, fecha, emitida_en: at.toISOString() },
          ...{ cliente_nombre: cliente.nombre, cliente_nif: cliente.nif, ...cents, total_cents: total },
          datos: JSON.stringify({ ...datos, cod_pedido: null, logo: null, pie: '' }),
          busqueda: `${numero} ${cliente.nombre} ${cliente.nif}`.toLowerCase(),
        },
        desglose: { factura_id: id, fecha, iva, exenta: 0, ...cents },
        registro: {
          ...{ factura_id: id, tipo: 'alta' as const, nif: emisor.nif, numero, fecha, tipo_factura: tipo },
          ...{ cuota_cents: cents.cuota_cents, total_cents: total, generado_en: registro.generadoEn, huella },
          ...{ anterior: before, xml: altaXml(registro, sistema) },
        },
        envio: {
          registro_id: id,
          factura_id: id,
          entorno: 'test' as const,
          estado: age < 20 ? ('rechazado' as const) : ('aceptado' as const),
        },
      };
    });
    await db
      .insertInto('facturas')
      .values(made.map(({ factura }) => factura))
      .execute();
    await db
      .insertInto('factura_desglose')
      .values(made.map(({ desglose }) => desglose))
      .execute();
    await db
      .insertInto('registros_facturacion')
      .values(made.map(({ registro }) => registro))
      .execute();
    await db
      .insertInto('registro_envios')
      .values(made.map(({ envio }) => envio))
      .execute();
    const palabras = made.flatMap(({ factura: { busqueda }, desglose: { factura_id } }) =>
      palabrasOf(busqueda).map((palabra) => ({ palabra, factura_id })),
    );
    await db.insertInto('factura_palabras').values(palabras).execute();
  }
  await db
    .insertInto('facturas_series')
    .values(
      [...lasts].map(([serie, ultimo]) => ({
        ...{ serie: serie.slice(0, 1), ejercicio: Number(serie.slice(1)), ultimo },
        fecha: todayInMadrid(new Date()),
      })),
    )
    .execute();
  await sql`insert into facturas_por_dia (fecha, tipo, iva, exenta, facturas, base_cents, cuota_cents)
    select fecha, tipo, ${sql.lit(iva)}, 0, count(*), sum(base_cents), sum(cuota_cents) from facturas group by fecha, tipo`.execute(
    db,
  );
}
