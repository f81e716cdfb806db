import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { listPage } from './page.ts';

const { app } = await startApp();

test('the database is not asked for a page past the last: it would go through all there is', async () => {
  // There are more than are counted: asked for, they would come.
  const page = (number: number) =>
    listPage(app.db.selectFrom('municipios').select('id'), 40, { page: number, limit: 20 });
  expect((await page(2)).rows).toHaveLength(20);
  expect(await page(3)).toEqual({ rows: [], total: 40, page: 3, limit: 20, pages: 2 });
});
