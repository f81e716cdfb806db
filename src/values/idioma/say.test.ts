import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Said } from '#ui/said.tsx';
import { idioma, inSpanish, keyOf, later, type Message, say, sayCount, spanish, speakAs } from './say.ts';

const before = speakAs(() => undefined);
afterEach(() => void speakAs(() => undefined));
afterAll(() => void speakAs(before));

function speak(texts: Record<string, Message>) {
  const messages = Object.fromEntries(Object.entries(texts).map(([text, message]) => [keyOf(text), message]));
  const about = { ...spanish, codigo: 'fr', nombre: 'Français', locale: 'fr-FR', file: '/assets/mensajes-fr.json' };
  speakAs(() => ({ ...about, messages }));
}

test('in Spanish a text is as it stands in the code, with its holes filled', () => {
  expect(say('Hola, {nombre}', { nombre: 'Ana' })).toBe('Hola, Ana');
  expect(say(later('Todas ## rutas'))).toBe('Todas');
  expect([0, 1, 2, 12_345].map((n) => sayCount(n, '{n} noche', '{n} noches'))).toEqual([
    ...['0 noches', '1 noche', '2 noches', '12.345 noches'],
  ]);
  expect(idioma().codigo).toBe('es');
});

test('in another language it is its message; what has none is said in Spanish', () => {
  speak({
    'Hola, {nombre}': 'Bonjour {nombre}',
    'Todas ## rutas': 'Toutes',
    '{n} noche | {n} noches': { one: '{n} nuit', other: '{n} nuits' },
  });
  expect(say('Hola, {nombre}', { nombre: 'Ana' })).toBe('Bonjour Ana');
  expect(say('Todas ## rutas')).toBe('Toutes');
  // In French none is one.
  expect([0, 1, 2].map((n) => sayCount(n, '{n} noche', '{n} noches'))).toEqual(['0 nuit', '1 nuit', '2 nuits']);
  expect(say('Adiós')).toBe('Adiós');
});

test('elements stand where the language puts them', () => {
  speak({ 'Lee la {politica}.': 'La {politica} est à lire.' });
  const link = createElement('a', { href: '/p' }, 'p');
  expect(renderToStaticMarkup(createElement(Said, { text: 'Lee la {politica}.', politica: link }))).toBe(
    'La <a href="/p">p</a> est à lire.',
  );
});

test('what somebody wrote into a hole is not read as a hole', () => {
  expect(say('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
});

test('within another language a text can be made in Spanish, and after it the language is spoken again', () => {
  speak({ Hola: 'Bonjour' });
  expect([inSpanish(() => say('Hola')), say('Hola')]).toEqual(['Hola', 'Bonjour']);
  expect(() =>
    inSpanish(() => {
      throw new Error('no');
    }),
  ).toThrow();
  expect(say('Hola')).toBe('Bonjour');
});
