import { expect, test } from 'vitest';
import { createSaver, type Refused, type SaveState } from './saver.ts';

type Answer = { ok: true; saved: string } | Refused;

/** A form whose text is a word, and a server that answers when it is told to. */
function aForm(typed = 'uno') {
  const form = { typed, isOnline: true, states: [] as SaveState['is'][], sent: [] as string[], wholes: 0 };
  const answers: ((answer: Answer) => void)[] = [];
  const saver = createSaver<string>(
    {
      now: () => ({ values: form.typed, text: form.typed }),
      isTooLittle: (values) => values === '',
      isOnline: () => form.isOnline,
      send: (values) => {
        form.sent.push(values);
        return new Promise((resolve) => answers.push(resolve));
      },
      textOf: (values) => values,
      onState: ({ is }) => form.states.push(is),
      onWhole: () => form.wholes++,
    },
    'antes',
  );
  return { form, saver, answer: (answer: Answer) => answers.shift()!(answer), open: () => answers.length };
}

const refusal = (status: number, errors = {}): Refused => ({ ok: false, status, message: 'No puede ser.', errors });
/** Everything that is due has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('ten that want to save wait for one save, and for one more if something was typed meanwhile', async () => {
  const { form, saver, answer, open } = aForm();
  const first = Array.from({ length: 10 }, () => saver.flush());
  await settle();
  expect(form.sent).toEqual(['uno']);
  form.typed = 'dos';
  answer({ ok: true, saved: 'uno' });
  await settle();
  expect(form.sent).toEqual(['uno', 'dos']);
  expect(open()).toBe(1);
  answer({ ok: true, saved: 'dos' });
  const results = await Promise.all(first);
  expect(results[0]).toBe(false);
  expect(results.slice(1)).toEqual(Array(9).fill(true));
  expect(form.sent).toHaveLength(2);
  expect(form.wholes).toBe(1);
});

test('what was refused is not sent again until it says something else, or somebody presses for it', async () => {
  const { form, saver, answer } = aForm();
  const asked = saver.flush();
  answer(refusal(422));
  expect(await asked).toBe(false);
  expect(form.states.at(-1)).toBe('refused');
  expect(await saver.flush()).toBe(false);
  expect(await saver.flush()).toBe(false);
  expect(form.sent).toEqual(['uno']);
  const pressed = saver.flush(true);
  answer(refusal(422));
  await pressed;
  expect(form.sent).toEqual(['uno', 'uno']);
  form.typed = 'dos';
  const changed = saver.flush();
  answer({ ok: true, saved: 'dos' });
  expect(await changed).toBe(true);
});

test.each([0, 429, 500, 503])('a server that could not (%i) is asked again', async (status) => {
  const { form, saver, answer } = aForm();
  const asked = saver.flush();
  answer(refusal(status));
  await asked;
  const again = saver.flush();
  answer({ ok: true, saved: 'uno' });
  expect(await again).toBe(true);
  expect(form.sent).toEqual(['uno', 'uno']);
});

test('after a conflict nothing is sent until somebody has chosen', async () => {
  const { form, saver, answer } = aForm();
  const asked = saver.flush();
  answer(refusal(409, { version: '7' }));
  await asked;
  expect(await saver.flush(true)).toBe(false);
  saver.setState({ is: 'unsaved' });
  const chosen = saver.flush();
  answer({ ok: true, saved: 'uno' });
  expect(await chosen).toBe(true);
  expect(form.sent).toHaveLength(2);
});

test('while a button saves nothing else does; it waits for what is on its way', async () => {
  const { form, saver, answer } = aForm();
  const before = saver.flush();
  const order: string[] = [];
  const button = saver.alone(async () => {
    order.push('botón');
    expect(await saver.flush()).toBe(false);
  });
  await settle();
  expect(order).toEqual([]);
  form.typed = 'dos';
  answer({ ok: true, saved: 'uno' });
  await before;
  await button;
  expect(order).toEqual(['botón']);
  expect(form.sent).toEqual(['uno']);
});

test('without a connection nothing is sent, and too little is not worth it', async () => {
  const { form, saver } = aForm();
  form.isOnline = false;
  expect(await saver.flush()).toBe(false);
  expect(form.states.at(-1)).toBe('offline');
  form.isOnline = true;
  form.typed = '';
  expect(await saver.flush()).toBe(false);
  expect(form.sent).toEqual([]);
});
