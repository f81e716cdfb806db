import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetDrafts,
  isOtherThan,
  knownOf,
  readAnyDraft,
  readDraft,
  removeDraft,
  textOf,
  workOf,
  writeDraft,
} from './draft-store.ts';

/** As much of the browser's store as drafts use; it may be full. */
let isFull = false;
beforeEach(() => {
  isFull = false;
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  // Its keys are its own properties, as in a browser.
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name: string) => methods[name as keyof typeof methods] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draft = (titulo: string) => ({ values: { titulo }, hadFiles: false });

test('the newest copy of any tab is found, and only of that thing', () => {
  vi.useFakeTimers();
  for (const [at, key] of [
    [1, 'ana:articulo-7~a'],
    [3, 'ana:articulo-7~b'],
    [2, 'ana:articulo-7'],
    [9, 'ana:articulo-70~c'],
  ] as const) {
    vi.setSystemTime(at * 1000);
    writeDraft(key, draft(key));
  }
  expect(readAnyDraft('ana:articulo-7')).toMatchObject({
    key: 'ana:articulo-7~b',
    draft: { values: { titulo: 'ana:articulo-7~b' } },
  });
  removeDraft('ana:articulo-7~b');
  expect(readAnyDraft('ana:articulo-7')?.key).toBe('ana:articulo-7');
  expect(readAnyDraft('ana:articulo-8')).toBeUndefined();
});

test('a full store and a broken copy are no reason to stop', () => {
  isFull = true;
  expect(() => writeDraft('x', draft('x'))).not.toThrow();
  isFull = false;
  localStorage.setItem('borrador:x', '{"values":');
  expect(readDraft('x')).toBeUndefined();
  expect(readAnyDraft('x')).toBeUndefined();
});

test('of files only that there were some is kept', () => {
  expect(textOf({ titulo: 'a', foto: new Blob(['x']) })).toEqual({
    text: '{"titulo":"a","foto":null}',
    hasFiles: true,
  });
});

test('a draft is offered only when it says something else, and fills only the fields that are there', () => {
  writeDraft('libro-7', { values: { titulo: 'Dos', color: 'rojo' }, hadFiles: false });
  const left = readDraft('libro-7')!;
  const form = { titulo: 'Uno', autores: '' };
  expect(isOtherThan(left, textOf(form).text)).toBe(true);
  expect(isOtherThan(left, textOf({ titulo: 'Dos', color: 'rojo' }).text)).toBe(false);
  expect(knownOf(left.values, form)).toEqual({ titulo: 'Dos' });
});

test('a choice that is as quickly made again is no work, whatever else is written is', () => {
  const form = { tienda: '', nombre: '' };
  expect(workOf({ ...form, tienda: '3' }, 'tienda')).toBe(workOf(form, 'tienda'));
  expect(workOf({ ...form, nombre: 'Miel' }, 'tienda')).not.toBe(workOf(form, 'tienda'));
  expect(workOf({ ...form, tienda: '3' }, '')).not.toBe(workOf(form, ''));
});

test('whoever signs out leaves no drafts behind, and those of others stay', () => {
  for (const key of ['ana:libro-7', 'ana:articulo-7~b', 'anabel:libro-7']) writeDraft(key, draft(key));
  forgetDrafts('ana');
  expect(Object.keys(localStorage)).toEqual(['borrador:anabel:libro-7']);
});
