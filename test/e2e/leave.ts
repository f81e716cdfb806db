import { afterEach } from 'vitest';
import { leave, showPages } from './browser.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await showPages();
  await leave();
});
