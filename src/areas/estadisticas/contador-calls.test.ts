/** Counting goes on over restarts, on several processes and while the database is away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RateLimit } from '#server/api/guards.ts';
import { createWorker } from '#server/work/worker.ts';
import { atNoon, passTime, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { todayInMadrid } from '#values/day.ts';
import { type Contador, createContador } from './contador.server.ts';
import type { Period } from './estadistica.ts';
import { readEstadisticas } from './figures.server.ts';

const { app } = await startApp();
beforeEach(atNoon);
afterEach(realTime);

/** Another process on the same database. */
const aProcess = () => createContador(app.db, new RateLimit(60_000), createWorker(app.db));
const aVisitor = (number: number) => ({
  address: `2001:db8:${number.toString(16)}::1`,
  browser: 'navegador',
  isReserved: false,
});

function today(): Period {
  const dia = todayInMadrid(new Date());
  return { desde: dia, hasta: dia };
}

async function seen(contador: Contador, visitors: number[]) {
  for (const number of visitors) {
    contador.count('pagina', '/libros');
    await contador.meet(aVisitor(number));
  }
}

test('several processes at once add to the same sums, and a visitor of two of them is one', async () => {
  const processes = [aProcess(), aProcess(), aProcess()];
  await Promise.all(processes.map((one) => seen(one, [1, 2, 3, 4, 5])));
  await Promise.all(processes.map((one) => one.flush()));
  await Promise.all(processes.map((one) => one.flush()));
  const { paginas, visitas } = await readEstadisticas(app.db, today());
  expect(paginas.total).toBe(15);
  expect(visitas.total).toBe(5);
});

test('a restart writes what was counted, and the day goes on where it was', async () => {
  const before = (await readEstadisticas(app.db, today())).paginas.total;
  const first = aProcess();
  await seen(first, [1, 2]);
  await first.close();
  const second = aProcess();
  await seen(second, [2, 3]);
  await second.close();
  const { paginas, visitas } = await readEstadisticas(app.db, today());
  expect(paginas.total - before).toBe(4);
  expect(visitas.total).toBe(5);
});

test('what could not be written is written the next time', async () => {
  const before = (await readEstadisticas(app.db, today())).paginas.total;
  vi.spyOn(app.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  const contador = aProcess();
  await seen(contador, [1, 2, 3]);
  await expect(contador.flush()).rejects.toThrow('away');
  await seen(contador, [4]);
  await contador.flush();
  await contador.flush();
  expect((await readEstadisticas(app.db, today())).paginas.total - before).toBe(4);
});

test('what was counted before midnight belongs to the day before', async () => {
  const contador = aProcess();
  const yesterday = today();
  const before = (await readEstadisticas(app.db, yesterday)).paginas.total;
  await seen(contador, [11, 12]);
  passTime(86_400_000);
  await seen(contador, [13]);
  await contador.flush();
  await app.worker.finish('cifras antiguas');
  expect((await readEstadisticas(app.db, yesterday)).paginas.total - before).toBe(2);
  expect(await readEstadisticas(app.db, today())).toMatchObject({ paginas: { total: 1 }, visitas: { total: 1 } });
  expect(await app.db.selectFrom('visitantes_hoy').select('dia').execute()).toEqual([{ dia: today().desde }]);
});

test('a visitor counts once an hour for a sponsor, over restarts and processes', async () => {
  const of = async (tipo: 'vista' | 'clic') => {
    const rows = await app.db
      .selectFrom('estadisticas')
      .innerJoin('estadisticas_claves', 'estadisticas_claves.id', 'estadisticas.clave_id')
      .select('cuenta')
      .where('tipo', '=', tipo)
      .where('clave', '=', 'sponsor:7')
      .execute();
    return rows.reduce((sum, { cuenta }) => sum + cuenta, 0);
  };
  const press = async (contador: Contador) => {
    for (let n = 0; n < 5; n++) {
      await contador.countSponsor('vista', 'sponsor:7', aVisitor(1));
      await contador.countSponsor('clic', 'sponsor:7', aVisitor(1));
    }
  };
  const first = aProcess();
  await press(first);
  await first.close();
  expect([await of('vista'), await of('clic')]).toEqual([1, 3]);
  const second = aProcess();
  await press(second);
  passTime(3_600_000);
  await press(second);
  await second.close();
  expect([await of('vista'), await of('clic')]).toEqual([2, 3]);
});
