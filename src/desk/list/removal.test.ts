import { expect, test } from 'vitest';
import { itOf, tipos } from '#things.ts';
import { removalWords } from './removal.ts';

const work = () => Promise.reject();
const words = { question: () => '¿Seguro?', done: () => '', failed: '' };

test.each(tipos)('before %s is deleted the question names the trash, in the usual words and in its own', (tipo) => {
  const trash = `Podrás recuperar${itOf(tipo)} de la papelera durante 30 días.`;
  expect(removalWords({ tipo, work }, () => 'esto').question({})).toContain(trash);
  expect(removalWords({ tipo, work, words }, () => 'esto').question({})).toBe(`¿Seguro? ${trash}`);
  expect(removalWords({ tipo: () => tipo, work, words }, () => 'esto').question({})).toBe(`¿Seguro? ${trash}`);
});

test('what does not go to the trash does not promise it', () => {
  expect(removalWords({ work, words }, () => 'esto').question({})).toBe('¿Seguro?');
});
