/** What is counted of visits: sums by day, never who. */
import { z } from 'zod';
import { type Day, isDay, isOurTime } from '#values/day.ts';

/** The kinds of sums. Those of the first line add up to the pages seen. */
const tipos = [
  ...(['pagina', 'dispositivo'] as const),
  ...(['visitantes', 'origen', 'busqueda', 'no_encontrada', 'paso', 'vista', 'clic', 'widget'] as const),
] as const;
export type EstadisticaTipo = (typeof tipos)[number];

export const dispositivos = ['movil', 'tableta', 'ordenador'] as const;
export const dispositivoLabel = { movil: 'Móvil', tableta: 'Tableta', ordenador: 'Ordenador' } satisfies Record<
  (typeof dispositivos)[number],
  string
>;

/** What the browser reports; that an order is paid, the order itself reports. */
export const pasos = ['producto', 'carrito', 'checkout', 'pagado'] as const;
export const pasoLabel = {
  producto: 'Han visto un producto',
  carrito: 'Han añadido al carrito',
  checkout: 'Han llegado a la compra',
  pagado: 'Han pagado',
} satisfies Record<(typeof pasos)[number], string>;

/** Everything of a day beyond what it may count one by one. */
export const otros = '(otros)';
/** Came without another site's link: typed, from a mail, from an app. */
export const directo = '(directo)';

/** Sums are kept for two years and a month: a year beside the year before. */
export const keptDays = 762;
/** The longest period that is added up. */
export const maxDays = 366;

const wrongDay = 'La fecha no es válida.';
const day = z
  .string({ error: wrongDay })
  .refine((text) => isDay(text) && isOurTime(text), wrongDay)
  .optional();

export const periodo = { desde: day, hasta: day };

const suma = z.object({ clave: z.string(), cuenta: z.number(), antes: z.number() });
export type Suma = z.infer<typeof suma>;

/** The first of them, and what all of them add up to. */
const lista = z.object({ total: z.number(), antes: z.number(), filas: z.array(suma) });
export type Lista = z.infer<typeof lista>;

export const estadisticas = z.object({
  desde: z.string(),
  hasta: z.string(),
  /** The days before, as many. */
  antes: z.object({ desde: z.string(), hasta: z.string() }),
  /** Visitors of each day, added up: who comes back on another day counts again. */
  visitas: z.object({ total: z.number(), antes: z.number() }),
  paginas: lista,
  origenes: lista,
  dispositivos: lista,
  busquedas: lista,
  no_encontradas: lista,
  pasos: lista,
  por_dia: z.array(z.object({ dia: z.string(), paginas: z.number(), visitas: z.number(), paginas_antes: z.number() })),
  patrocinadores: z.array(
    z.object({
      patrocinador: z.string(),
      nombre: z.string(),
      tipo: z.string(),
      id: z.number(),
      vistas: z.number(),
      clics: z.number(),
    }),
  ),
});
export type Estadisticas = z.infer<typeof estadisticas>;

/** A sponsor's figures of some days. */
export const cifras = z.object({
  vistas: z.number(),
  /** Of these, in the agenda that other sites show. */
  en_widgets: z.number(),
  clics: z.number(),
  por_dia: z.array(z.object({ dia: z.string(), vistas: z.number(), clics: z.number() })),
});
export type Cifras = z.infer<typeof cifras>;

export type Period = { desde: Day; hasta: Day };
