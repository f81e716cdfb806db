/** How often the pages of articles were opened, for the list that shows it beside each. */
import type { Db } from '#server/db/open.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const days = 30;

/** By path. Each day of each path is looked up in the index: the days of all other pages are not read. */
export async function visitasOf(db: Db, paths: string[], now: Date): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const today = todayInMadrid(now);
  const rows = await db
    .selectFrom('estadisticas_claves')
    .innerJoin('estadisticas', 'estadisticas.clave_id', 'estadisticas_claves.id')
    .where('tipo', '=', 'pagina')
    .where('clave', 'in', paths)
    .where(
      'dia',
      'in',
      Array.from({ length: days }, (_, back) => addDays(today, -back)),
    )
    .groupBy('clave')
    .select(['clave', (eb) => eb.fn.sum<number>('cuenta').as('cuenta')])
    .execute();
  return new Map(rows.map(({ clave, cuenta }) => [clave, Number(cuenta)]));
}
