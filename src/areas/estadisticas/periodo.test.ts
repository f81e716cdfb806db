import { expect, test } from 'vitest';
import { daysShown, drawnDays, periodSearch } from './periodo.ts';

test('the address says which days; what is no period is thirty days', () => {
  const today = '2026-11-15';
  const shown = (search: Record<string, unknown>) => daysShown(periodSearch(search), today);
  expect(shown({})).toEqual({ desde: '2026-10-17', hasta: today });
  expect(shown({ periodo: 7 })).toEqual({ desde: '2026-11-09', hasta: today });
  expect(shown({ periodo: '12m' })).toEqual({ desde: '2025-11-16', hasta: today });
  expect(shown({ periodo: 'constructor' })).toEqual({ desde: '2026-10-17', hasta: today });
  expect(shown({ desde: '2026-02-01', hasta: '2026-01-01' })).toEqual({ desde: '2026-01-01', hasta: '2026-02-01' });
  expect(shown({ desde: '2026-02-30', hasta: '2026-03-01' })).toEqual({ desde: '2026-10-17', hasta: today });
});

test('today, which is not over, is not drawn as a fall to zero', () => {
  const day = (dia: string) => ({ dia, paginas: 4, visitas: 2, paginas_antes: 3, visitas_antes: 1 });
  const [before, today] = drawnDays([day('2026-11-14'), day('2026-11-15')], '2026-11-15');
  expect(before).toEqual(day('2026-11-14'));
  expect(today).toEqual({ dia: '2026-11-15', paginas_antes: 3 });
});
