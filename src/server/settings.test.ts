import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('a wrong value is shown in the line that refuses it, unless it is a secret', () => {
  expect(() => readSettings({ PORT: 'ochenta' })).toThrow(/PORT .*«ochenta»/);
  for (const name of ['ADMIN_PASSWORD', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'DATABASE_URL', 'SMTP_URL'])
    expect(() => readSettings({ [name]: 'oculto' })).toThrow(new RegExp(`^${name} (?!.*oculto)`));
});
