/** After a restore: which numbers had been given. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/things/change-log.ts';
import { todayInMadrid } from '#values/day.ts';
import { jsonField } from '#values/fields/json.ts';
import { number, requiredText } from '#values/fields.ts';
import { numeroOf } from './factura.ts';
import { lockCadena, readCadena } from './queries.server.ts';
import { confirmSeries, listSeries, type SerieUltimo } from './restored-queries.server.ts';

const serieUltimo = z.object({
  serie: requiredText('La serie', 10),
  ejercicio: number({ missing: 'Falta el año.', integer: true, min: 2000, max: 9999 }),
  ultimo: number({ missing: 'Di el último número.', integer: true, min: 0, max: 9_999_999 }),
});

export const numeracion = {
  'get_numeracion_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The last number of each series, and whether a restore asks to confirm them',
    output: z.object({
      data: z.object({
        restaurada_en: z.string().nullable(),
        series: z.array(z.object({ serie: z.string(), ejercicio: z.number(), ultimo: z.number() })),
      }),
    }),
    async handle({ app, db, now }) {
      const { restaurada_en } = await readCadena(db);
      const { serie_completa, serie_simplificada, serie_rectificativa } = app.ajustes.current.facturacion;
      const year = Number(todayInMadrid(new Date(now)).slice(0, 4));
      const known = (await listSeries(db)).filter(({ ejercicio }) => ejercicio >= year - 1);
      const missing: SerieUltimo[] = [serie_completa, serie_simplificada, serie_rectificativa]
        .filter((serie) => !known.some((one) => one.serie === serie && one.ejercicio === year))
        .map((serie) => ({ serie, ejercicio: year, ultimo: 0 }));
      return { data: { restaurada_en, series: [...missing, ...known] } };
    },
  }),

  'confirmar_numeracion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Say which was the last number of each series before the restore; numbers go on after it',
    input: z.object({ series: jsonField(z.array(serieUltimo).max(50)) }),
    async handle({ db, input, user, now, changed }) {
      const usuario = user!.usuario;
      await db.transaction().execute(async (db) => {
        if ((await lockCadena(db)).restaurada_en === null)
          throw new Refusal(409, 'La numeración no está pendiente de confirmar.');
        const year = Number(todayInMadrid(new Date(now)).slice(0, 4));
        if (input.series.some(({ ejercicio }) => ejercicio > year))
          throw new Refusal(422, 'Ese año todavía no ha llegado.');
        const known = await listSeries(db);
        const series = input.series.map((one) => {
          const antes =
            known.find(({ serie, ejercicio }) => serie === one.serie && ejercicio === one.ejercicio)?.ultimo ?? 0;
          if (one.ultimo < antes) {
            const text = `En la copia ya está la ${numeroOf(one.serie, one.ejercicio, antes)}: el último no puede ser anterior.`;
            throw new Refusal(422, text, { [`${one.serie}${one.ejercicio}`]: text });
          }
          return { ...one, antes };
        });
        await confirmSeries(db, series, { usuario, now });
        const said = series.map(({ serie, ejercicio, ultimo }) => numeroOf(serie, ejercicio, ultimo)).join(', ');
        await recordChange(db, {
          ...{ by: usuario, now, accion: 'editar', tipo: 'factura', id: 0 },
          titulo: `Numeración confirmada tras restaurar una copia: ${said}`,
        });
      });
      changed('facturas');
      return { message: 'Numeración confirmada: las facturas siguen desde ahí.' };
    },
  }),
};
