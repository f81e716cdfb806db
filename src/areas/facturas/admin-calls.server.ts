/** Invoices at the desk: the book, one of them, and what may follow from it. */
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordTaken } from '#server/api/taken.ts';
import type { Db } from '#server/db/open.ts';
import { recordChange } from '#server/things/change-log.ts';
import { intento } from '#values/fields/intento.ts';
import { jsonField } from '#values/fields/json.ts';
import { flag, number, optionalDay, optionalText, paging, requiredText, searchText } from '#values/fields.ts';
import { ivaRates, requiredPrice } from '#values/price.ts';
import { choose, type FacturaFilter, listBook, listFacturas, sumFacturas } from './book-queries.server.ts';
import { checkChain } from './chain.server.ts';
import { clienteForm, lineaOf, totalsOf } from './factura.ts';
import { annul, correct, issue, replace, titleOf } from './issue.server.ts';
import {
  datosOf,
  type FacturaRow,
  findFactura,
  findLastTo,
  listAbout,
  listRegistrosOf,
  lockCadena,
} from './queries.server.ts';
import { bookResponse, findRecords, recordsPerFile, recordsResponse } from './take-away.server.ts';
import { tiposFactura } from './tipos.ts';
import { findLastEnvio } from './verifactu/envios-queries.server.ts';
import { estadosEnvio } from './verifactu/modo.ts';
import { envioOut, facturaItem, facturaOut, registroOut, sumaOut, toFactura, toItem, toSuma } from './wire.server.ts';

const day = optionalDay('La fecha', 'La fecha debe tener la forma AAAA-MM-DD.');
const numero = requiredText('El número de la factura', 60);
const motivo = requiredText('El motivo', 300);

const filterFields = {
  tipo: z.union([z.literal(''), z.enum(tiposFactura)], { error: 'El tipo no es válido.' }).optional(),
  desde: day,
  hasta: day,
  envio: z.union([z.literal(''), z.enum(estadosEnvio)], { error: 'Ese estado no existe.' }).optional(),
  q: searchText(),
};
type FilterInput = { [Name in keyof typeof filterFields]?: z.output<(typeof filterFields)[Name]> };

/** What fits into the book, in cents. */
const maxTotal = 1_000_000_000;

/** A payment issues one too, and then its order has changed as well. */
const tags = ['facturas', 'pedidos'];

const lineaForm = z
  .object({
    descripcion: requiredText('El concepto', 250),
    cantidad: number({ missing: 'La cantidad no es válida.', integer: true, min: 1, max: 9999 }),
    precio: requiredPrice('El precio'),
    iva: number({ missing: 'El IVA es obligatorio.', integer: true, min: 0, max: 21 })
      .refine((rate) => rate === 0 || ivaRates.some((one) => one === rate), 'El IVA no es uno de los que hay.')
      .default(21),
  })
  .strict();

const facturaForm = z.object({
  cliente: jsonField(clienteForm),
  lineas: jsonField(
    z
      .array(lineaForm, { error: 'Las líneas no son una lista.' })
      .min(1, 'Añade al menos una línea.')
      .max(200, 'Como mucho 200 líneas.'),
  ),
  /** Prices carry their IVA, as everywhere in the shop; 0 when they are added to it. */
  iva_incluido: flag('IVA incluido').default(true),
  descripcion: optionalText('El concepto', 250),
  intento,
});

export const facturasAdmin = {
  'get_facturas_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary:
      'The book of issued invoices, newest first, by kind, dates, state of sending and search; with the sums by rate',
    input: z.object({ ...filterFields, ...paging }),
    output: z.object({ data: z.array(facturaItem), sumas: z.array(sumaOut), ...pageFields }),
    async handle({ app, db, input }) {
      const filter = toFilter(input);
      const { chosen, sums } = await app.totals.get(`facturas ${JSON.stringify(filter)}`, tags, async () => {
        const chosen = await choose(db, filter);
        return { chosen, sums: await sumFacturas(db, chosen) };
      });
      const { rows, ...page } = await listFacturas(db, chosen, toPageRequest(input, 50), sums);
      return { data: rows.map(toItem), sumas: sums.sumas.map(toSuma), ...page };
    },
  }),

  'get_factura_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'One invoice with its billing records and the invoices that followed from it',
    input: z.object({ numero }),
    output: z.object({
      data: facturaOut.extend({
        registros: z.array(registroOut),
        /** Of its last record at the tax agency; null where none goes there. */
        envio: envioOut.nullable(),
        despues: z.array(
          z.object({ numero: z.string(), tipo: z.enum(tiposFactura), fecha: z.string(), anulada: z.boolean() }),
        ),
      }),
    }),
    async handle({ db, input }) {
      const row = await requireFactura(db, input.numero);
      return {
        data: {
          ...toFactura(row),
          registros: await listRegistrosOf(db, row.id),
          envio: (await findLastEnvio(db, row.id)) ?? null,
          despues: (await listAbout(db, row.id)).map((one) => ({ ...one, anulada: one.anulada === 1 })),
        },
      };
    },
  }),

  'get_cliente_facturado.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Whom the last complete invoice to somebody of this name was for; null where there is none',
    input: z.object({ nombre: searchText() }),
    output: z.object({ data: clienteForm.nullable() }),
    async handle({ db, input }) {
      const row = input.nombre ? await findLastTo(db, input.nombre) : undefined;
      const cliente = row && datosOf(row).cliente;
      return { data: cliente?.nif ? cliente : null };
    },
  }),

  'create_factura.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Issue a complete invoice by hand',
    input: facturaForm,
    output: z.object({ data: facturaOut, numero: z.string() }),
    async handle(context) {
      const { cliente, iva_incluido, descripcion, intento } = context.input;
      const lineas = context.input.lineas.map((linea) => lineaOf(linea, iva_incluido));
      const { total_cents } = totalsOf(lineas);
      if (total_cents === 0) throw new Refusal(422, 'La factura suma 0 €: escribe los precios.');
      if (total_cents > maxTotal) throw new Refusal(422, 'La factura pasa de 10.000.000 €: repártela en varias.');
      const owner = context.app.ajustes.current;
      const borrador = { cliente, lineas, descripcion: descripcion || lineas[0]!.descripcion, intento };
      return issued(
        context,
        (db) => issue(db, owner, { tipo: 'F1', ...borrador }, new Date(context.now)),
        // The answer was lost on its way and somebody pressed again.
        async (db) => (intento ? findFactura(db, { intento }) : undefined),
      );
    },
  }),

  'rectificar_factura.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Correct an invoice by differences: all that is left of it',
    input: z.object({ numero, motivo }),
    output: z.object({ data: facturaOut, numero: z.string() }),
    async handle(context) {
      return issued(context, async (db) => {
        const original = await requireFactura(db, context.input.numero);
        if (original.tipo.startsWith('R'))
          throw new Refusal(409, 'Una rectificativa no se rectifica: rectifica la factura de la que viene.');
        const { motivo } = context.input;
        return correct(db, context.app.ajustes.current, original, { motivo }, new Date(context.now));
      });
    },
  }),

  'sustituir_factura.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Issue a complete invoice in the place of a simplified one',
    input: z.object({ numero, cliente: jsonField(clienteForm) }),
    output: z.object({ data: facturaOut, numero: z.string() }),
    async handle(context) {
      return issued(context, async (db) => {
        const original = await requireFactura(db, context.input.numero);
        return replace(db, context.app.ajustes.current, original, context.input.cliente, new Date(context.now));
      });
    },
  }),

  'anular_registro.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Annul the record of an invoice that should not exist; a refund is corrected instead',
    input: z.object({ numero, motivo }),
    async handle({ app, db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const factura = await requireFactura(db, input.numero);
        await annul(db, app.ajustes.current, factura, new Date(now));
        await recordChange(db, {
          ...{ by: user!.usuario, now, accion: 'eliminar', tipo: 'factura', id: factura.id },
          titulo: `Anulada la ${titleOf(factura)}: ${input.motivo}`,
        });
      });
      changed('facturas');
      return { message: `La factura ${input.numero} queda anulada.` };
    },
  }),

  'comprobar_cadena.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Walk the chain of billing records: every hash is made anew and compared',
    output: z.object({
      data: z.object({ registros: z.number(), fallos: z.array(z.string()), avisos: z.array(z.string()) }),
    }),
    perMinute: 6,
    async handle({ db }) {
      const data = await checkChain(db);
      const message =
        data.fallos.length === 0
          ? `La cadena está entera: ${data.registros} registros comprobados.`
          : 'La cadena no está entera: mira qué registros fallan.';
      return { message, data };
    },
  }),

  'export_facturas.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The book of issued invoices as a CSV file for the accountant',
    input: z.object(filterFields),
    async handle(context) {
      const chosen = await choose(context.db, toFilter(context.input));
      await recordTaken(context, 'factura', 'Libro de facturas descargado en CSV');
      return bookResponse((last, limit) => listBook(context.db, chosen, last, limit));
    },
  }),

  'get_registros_facturacion.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The billing records as XML, in the order of the chain; of more than 1,000 a part at a time',
    input: z.object({
      desde: day,
      hasta: day,
      parte: number({ missing: 'La parte no es válida.', integer: true, min: 1 }).optional(),
    }),
    async handle(context) {
      const { db, app, input } = context;
      const found = await findRecords(db, input);
      const files = Math.ceil(found.total / recordsPerFile);
      if (files === 0) throw notFound('No hay ningún registro de esos días.');
      if (!input.parte && files > 1)
        throw new Refusal(
          422,
          `Son ${found.total} registros y en cada archivo caben ${recordsPerFile}: pide la parte 1, la 2…, hasta la ${files}.`,
          { parte: 'Di qué parte.' },
        );
      const parte = input.parte ?? 1;
      if (parte > files) throw notFound(files === 1 ? 'Solo hay una parte.' : `Solo hay ${files} partes.`);
      await recordTaken(context, 'factura', 'Registros de facturación descargados en XML');
      return recordsResponse(db, app.ajustes.current, found, parte);
    },
  }),

  'contar_registros_facturacion.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'How many billing records there are of these days, and in how many files they come',
    input: z.object({ desde: day, hasta: day }),
    output: z.object({ data: z.object({ registros: z.number(), archivos: z.number() }) }),
    async handle({ db, input }) {
      const { total } = await findRecords(db, input);
      return { data: { registros: total, archivos: Math.ceil(total / recordsPerFile) } };
    },
  }),
};

/** In one transaction with its line in the log. */
async function issued(
  context: CallContext<unknown>,
  make: (db: Db) => Promise<FacturaRow>,
  before?: (db: Db) => Promise<FacturaRow | undefined>,
) {
  const { db, user, now, changed } = context;
  const factura = await db.transaction().execute(async (db) => {
    await lockCadena(db);
    const known = await before?.(db);
    if (known) return known;
    const made = await make(db);
    await recordChange(db, {
      ...{ by: user!.usuario, now, accion: 'crear', tipo: 'factura', id: made.id, titulo: titleOf(made) },
    });
    return made;
  });
  changed('facturas');
  return { message: `Emitida la factura ${factura.numero}.`, data: toFactura(factura), numero: factura.numero };
}

async function requireFactura(db: Db, numero: string): Promise<FacturaRow> {
  const row = await findFactura(db, { numero });
  if (!row) throw notFound('No hay ninguna factura así.');
  return row;
}

function toFilter({ tipo, desde, hasta, envio, q }: FilterInput): FacturaFilter {
  const filter = { tipo: tipo || undefined, desde: desde || undefined, hasta: hasta || undefined };
  return { ...filter, envio: envio || undefined, search: q };
}
