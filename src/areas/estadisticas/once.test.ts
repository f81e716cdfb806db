import { expect, test } from 'vitest';
import { createOnce } from './once.server.ts';

test('each once, also after a restart and what another process has seen; of ten thousand hardly one is missed', () => {
  const [one, other] = [createOnce(), createOnce()];
  expect([one.add('ana'), one.add('ana'), other.add('luis')]).toEqual([true, false, true]);
  one.merge(other.toText());
  one.merge('');
  const again = createOnce();
  again.merge(one.toText());
  expect([again.add('ana'), again.add('luis'), again.add('eva')]).toEqual([false, false, true]);
  const counted = Array.from({ length: 10_000 }, (_, n) => again.add(`somebody ${n}`)).filter(Boolean).length;
  expect(counted).toBeGreaterThan(9990);
});
