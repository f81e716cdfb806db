import { expect, test } from 'vitest';
import { daysShown, periodSearch } from './periodo.ts';

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
