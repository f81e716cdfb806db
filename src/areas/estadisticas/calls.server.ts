import { z } from 'zod';
import { findShort, keyOf } from '#areas/patrocinadores/informe/queries.server.ts';
import { missingSponsorTipo, patrocinadorRef, sponsorTipos } from '#areas/patrocinadores/tipos.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { type CsvCell, csvResponse } from '#server/csv.ts';
import { todayInMadrid } from '#values/day.ts';
import { id } from '#values/fields.ts';
import { cifras, type Estadisticas, estadisticas as estadisticasShape, type Lista, periodo } from './estadistica.ts';
import { periodOf, readCifras, readEstadisticas } from './figures.server.ts';
import { visitaInput, visitasPerMinute, whoOf } from './visita-input.server.ts';

export const estadisticas = {
  'visita.php': call({
    method: 'post',
    access: 'public',
    summary: 'Counts a page that was seen, without keeping by whom; navigator.sendBeacon calls it',
    input: visitaInput,
    perMinute: visitasPerMinute,
    async handle({ app, input, user, request, ip }) {
      // Whoever works here is no visitor.
      if (!user)
        await app.visitas(
          input,
          whoOf(ip, (name) => request.headers.get(name)),
        );
      return {};
    },
  }),

  'get_estadisticas_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Visits added up by day, beside the days before; as a file with formato=csv',
    input: z.object({ ...periodo, formato: z.literal('csv', { error: 'El formato no es válido.' }).optional() }),
    output: z.object({ data: estadisticasShape }),
    async handle({ app, db, input: { formato, ...asked }, now }) {
      await app.contador.flush();
      const data = await readEstadisticas(db, periodOf(asked, todayInMadrid(new Date(now))));
      if (formato === 'csv') return csvResponse('estadisticas', csvColumns, csvRows(data));
      return { data };
    },
  }),

  'get_estadisticas_patrocinador_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: "A sponsor's figures, and the private address of its report",
    input: z.object({ tipo: z.enum(sponsorTipos, { error: missingSponsorTipo }), id: id(), ...periodo }),
    output: z.object({
      data: cifras.extend({ desde: z.string(), hasta: z.string(), informe: z.string() }),
    }),
    async handle({ app, db, input: { tipo, id, ...asked }, now }) {
      const patrocinador = patrocinadorRef(tipo, id);
      const found = await findShort(db, patrocinador);
      if (found?.tipo !== tipo) throw notFound('Patrocinador no encontrado.');
      await app.contador.flush();
      const period = periodOf(asked, todayInMadrid(new Date(now)));
      const figures = await readCifras(db, patrocinador, period);
      return { data: { ...period, ...figures, informe: `/informe/${await keyOf(db, patrocinador, now)}` } };
    },
  }),
};

const csvColumns = ['Qué', 'Cuál', 'Veces', 'Periodo anterior'];

function csvRows(data: Estadisticas): CsvCell[][] {
  const part = (what: string, { filas }: Lista) =>
    filas.map(({ clave, cuenta, antes }): CsvCell[] => [what, clave, cuenta, antes]);
  return [
    ['Páginas vistas', `${data.desde} a ${data.hasta}`, data.paginas.total, data.paginas.antes],
    ['Visitas por día, sumadas', `${data.desde} a ${data.hasta}`, data.visitas.total, data.visitas.antes],
    ...data.por_dia.map(({ dia, paginas, paginas_antes }): CsvCell[] => [
      'Páginas por día',
      dia,
      paginas,
      paginas_antes,
    ]),
    ...data.por_dia.map(({ dia, visitas }): CsvCell[] => ['Visitas por día', dia, visitas, null]),
    ...part('Página', data.paginas),
    ...part('De dónde llegan', data.origenes),
    ...part('Dispositivo', data.dispositivos),
    ...part('Búsqueda sin resultados', data.busquedas),
    ...part('Dirección no encontrada', data.no_encontradas),
    ...part('Tienda', data.pasos),
    ...data.patrocinadores.flatMap(({ nombre, vistas, clics }): CsvCell[][] => [
      ['Patrocinador: veces vista', nombre, vistas, null],
      ['Patrocinador: clics', nombre, clics, null],
    ]),
  ];
}
