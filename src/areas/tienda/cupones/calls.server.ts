import { z } from 'zod';
import { loadLines } from '#areas/tienda/pagos/lines.server.ts';
import { entregas, lineasPedidas, sesionAnterior } from '#areas/tienda/pedidos/peticion.ts';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { Refusal } from '#server/api/refusal.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { id, paging, requiredText, searchText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
import { applyCupon, requireCupon, requireUso } from './apply.server.ts';
import { cupon, cuponAplicado, cuponForm, cuponProblems, cuponUpdate } from './cupon.ts';
import { listCupones } from './queries.server.ts';

const notThere = 'El cupón no existe o ya se había eliminado.';
const saved = z.object({ data: cupon });

export const cupones = {
  'get_cupones_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The coupons with how often each was used, newest first; `q` looks into codes',
    input: z.object({ q: searchText(), ...paging }),
    output: z.object({ data: z.array(cupon), ...pageFields }),
    async handle({ db, input }) {
      const { rows, ...page } = await listCupones(db, { search: input.q, ...toPageRequest(input, 50) });
      return { data: rows.map(toCupon), ...page };
    },
  }),

  'create_cupon.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Add a coupon: percent, euros or free shipping; with dates, a minimum, uses and categories',
    input: cuponForm,
    output: saved,
    async handle(context) {
      const { tipo, valor, minimo, categorias = [], activo = true, ...fields } = context.input;
      const row = await saveThing(context, 'cupon', {
        values: {
          ...{ ...fields, tipo, valor: storedValor(tipo, valor), usados: 0, activo: Number(activo) },
          minimo_cents: eurosToCents(minimo ?? 0),
          categorias: storedCategorias(categorias),
        },
      });
      return { message: 'Cupón creado con éxito.', data: toCupon(row) };
    },
  }),

  'update_cupon.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Change a coupon; fields that are not sent stay as they are, and so does how often it was used',
    input: cuponUpdate,
    output: saved,
    async handle(context) {
      const { id, version, minimo, categorias, activo, valor, ...fields } = context.input;
      const row = await saveThing(context, 'cupon', {
        id,
        version,
        notThere,
        values: (_, before) => {
          const tipo = fields.tipo ?? before.tipo;
          const known = toCupon(before);
          const values = {
            tipo,
            valor: valor === undefined ? known.valor : valor,
            desde: fields.desde === undefined ? known.desde : fields.desde,
            hasta: fields.hasta === undefined ? known.hasta : fields.hasta,
          };
          requireSense(cuponProblems(values));
          return {
            ...fields,
            valor: storedValor(tipo, values.valor),
            minimo_cents: minimo === undefined ? undefined : eurosToCents(minimo ?? 0),
            categorias: categorias && storedCategorias(categorias),
            activo: activo === undefined ? undefined : Number(activo),
          };
        },
      });
      return { message: 'Cupón actualizado con éxito.', data: toCupon(row) };
    },
  }),

  'delete_cupon.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Move a coupon to the trash; the orders that used it keep it',
    input: z.object({ id: id() }),
    async handle(context) {
      const { codigo } = await trashThing(context, 'cupon', context.input.id, notThere);
      return { message: `El cupón «${codigo}» se ha eliminado.` };
    },
  }),

  'comprobar_cupon.php': call({
    method: 'post',
    access: 'public',
    summary: 'What a coupon does for a cart, before it is ordered; unknown codes are not tried without end',
    input: z.object({
      cupon: requiredText(later('El cupón'), 60, later('Escribe el código del cupón.')),
      articulos: lineasPedidas,
      entrega: z.enum(entregas, { error: later('La entrega debe ser envio o recogida.') }).default('envio'),
      /** The buyer's own unpaid order, which the next takes the place of, keeps no use from them. */
      sesion_anterior: sesionAnterior,
    }),
    output: z.object({ data: cuponAplicado }),
    perMinute: 20,
    async handle({ db, input, ip, now }) {
      const row = await requireCupon(db, input.cupon, ip, new Date(now));
      await requireUso(db, row, input.sesion_anterior);
      const lines = await loadLines(db, input.articulos);
      return { data: applyCupon(row, lines, { isPickup: input.entrega === 'recogida' }) };
    },
  }),
};

function toCupon({ categorias, minimo_cents, valor, ...row }: Row<'cupon'>): z.input<typeof cupon> {
  return {
    ...row,
    valor: row.tipo === 'importe' ? centsToEuros(valor) : valor,
    minimo: centsToEuros(minimo_cents),
    categorias: JSON.parse(categorias) as number[],
  };
}

/** Percent as it is, euros as cents. */
function storedValor(tipo: Row<'cupon'>['tipo'], valor: number | null | undefined): number {
  if (tipo === 'envio') return 0;
  return tipo === 'importe' ? eurosToCents(valor ?? 0) : (valor ?? 0);
}

function requireSense(problems: Record<string, string>): void {
  const [first] = Object.values(problems);
  if (first) throw new Refusal(422, first, problems);
}

function storedCategorias(ids: number[]): string {
  return JSON.stringify([...new Set(ids)]);
}
