import { expect, test } from 'vitest';
import { createSubmit, refusedText } from './submit.ts';

type Answer =
  | { ok: true; message: string; id: number; aviso?: true }
  | { ok: false; message: string; errors: Record<string, string> };

/** A form that notes what it shows, and a server that answers when it is told to. */
function aForm() {
  const seen: unknown[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const submit = createSubmit({
    busy: (isBusy) => seen.push(isBusy ? 'busy' : 'idle'),
    progress: (share) => seen.push(share),
    message: (message) => message && seen.push(`${message.kind}: ${message.text}`),
    toTop: () => seen.push('top'),
  });
  const press = () =>
    submit<Answer>({
      send: (progress) => {
        progress(0.5);
        return new Promise((resolve) => answers.push(resolve));
      },
      success: 'Guardado.',
      failureText: ({ message }) => message,
      setErrors: (errors) => seen.push(errors),
      onSuccess: ({ id, message }) => seen.push(`${id} ${message}`),
    });
  return { seen, press, answer: (answer: Answer) => answers.shift()!(answer), open: () => answers.length };
}

test('what is saved is said, in the words of the server or our own, once nothing is busy any more', async () => {
  const { seen, press, answer } = aForm();
  const done = press();
  answer({ ok: true, message: '', id: 7 });
  expect(await done).toBe(true);
  expect(seen).toEqual(['busy', 0.5, 'idle', undefined, 'success: Guardado.', '7 Guardado.', 'top']);
});

test('what was done and yet not as it was wanted, a mail that was not sent, is a warning', async () => {
  const { seen, press, answer } = aForm();
  const done = press();
  answer({ ok: true, message: 'Guardado, pero no enviado.', id: 7, aviso: true });
  expect(await done).toBe(true);
  expect(seen).toContain('warning: Guardado, pero no enviado.');
});

test('what is refused is said, with each error beside its field, and can be sent again', async () => {
  const { seen, press, answer } = aForm();
  const refused = press();
  answer({ ok: false, message: 'Falta el título.', errors: { titulo: 'Escríbelo.' } });
  expect(await refused).toBe(false);
  expect(seen).toEqual(['busy', 0.5, 'idle', undefined, 'error: Falta el título.', { titulo: 'Escríbelo.' }, 'top']);
  const again = press();
  answer({ ok: true, message: 'Hecho.', id: 8 });
  expect(await again).toBe(true);
});

test('a second press while one is under way sends nothing', async () => {
  const { press, answer, open } = aForm();
  const first = press();
  expect(await press()).toBe(false);
  expect(open()).toBe(1);
  answer({ ok: true, message: 'Hecho.', id: 1 });
  expect(await first).toBe(true);
});

test('an empty field asks for everything, a wrong one says what is wrong with it', () => {
  const values = { titulo: 'Uno', contacto: { email: '', web: 'x' } };
  expect(refusedText('Rellena lo obligatorio.', { 'contacto.email': 'Falta.' }, values)).toBe(
    'Rellena lo obligatorio.',
  );
  expect(refusedText('Rellena lo obligatorio.', { 'contacto.web': 'No es una dirección.' }, values)).toBe(
    'No es una dirección.',
  );
  expect(refusedText('Rellena lo obligatorio.', { 'otra.cosa': 'Falta.' }, values)).toBe('Rellena lo obligatorio.');
});
