import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { labels, neededText, picture, shapeOf, shown, text } from '#values/fields/declared.ts';
import { type Saved, sentOf, validateWith, valuesOf } from './form-values.ts';

const fields = {
  titulo: neededText('Título', 'El título', 10),
  editorial: text('Editorial', 'La editorial', 10),
  imagen: picture('Portada', 'imagen_url'),
  etiquetas: labels(),
  activo: shown('Activo', ''),
};
const code = { kind: { fields, form: z.object(shapeOf(fields)), missing: 'Falta algo.' } };
const kind = {
  sections: [
    ['titulo', 'slug', ['editorial', 'imagen']],
    ['etiquetas', 'activo'],
  ],
};
const saved: Saved = {
  ...{ id: 7, version: 3, slug: 'uno', titulo: 'Uno', editorial: null, imagen_url: '/media/a.webp' },
  ...{ etiquetas: ['gratis'], activo: 0 },
};

describe('what a declared form begins with', () => {
  test('of a new thing: nothing, shown to visitors, and without a slug', () => {
    expect(valuesOf(kind, code, undefined)).toEqual({
      ...{ titulo: '', editorial: '', imagen: null, quitar_imagen: false },
      ...{ etiquetas: '[]', activo: true },
    });
  });

  test('of a saved one: texts, what is not there is empty, no picture is sent again', () => {
    expect(valuesOf(kind, code, saved)).toEqual({
      ...{ titulo: 'Uno', slug: 'uno', editorial: '', imagen: null, quitar_imagen: false },
      ...{ etiquetas: '["gratis"]', activo: false },
    });
  });

  test('a form that names no slug has none; what is written by hand has the last word', () => {
    const values = valuesOf({ sections: [['titulo']] }, { ...code, moreValues: () => ({ titulo: 'Otro' }) }, saved);
    expect(values).not.toHaveProperty('slug');
    expect(values.titulo).toBe('Otro');
  });
});

describe('what is wrong with its values', () => {
  const wrong = (change: object, isNew = false) =>
    validateWith(code, isNew)({ ...valuesOf(kind, code, isNew ? undefined : saved), ...change });

  test('nothing', () => expect(wrong({})).toEqual({}));

  test('what the calls refuse, in their words', () => {
    expect(wrong({ titulo: ' ', editorial: 'x'.repeat(11) })).toEqual({
      titulo: 'El título es obligatorio.',
      editorial: 'La editorial no puede pasar de 10 caracteres.',
    });
  });

  test('on an edit also the slug', () => {
    expect(wrong({ slug: 'No Vale' })).toEqual({
      slug: 'El slug solo puede llevar letras minúsculas, números y guiones.',
    });
    expect(wrong({ titulo: 'Uno' }, true)).toEqual({});
  });

  test('and what the kind checks by hand', () => {
    const check = (_: object, isNew: boolean) => (isNew ? { gpx: 'Falta.' } : {});
    expect(validateWith({ ...code, check }, true)({ titulo: 'Uno' })).toEqual({ gpx: 'Falta.' });
    expect(validateWith({ ...code, check }, false)({ titulo: 'Uno' })).toEqual({});
  });
});

test('a change says which one and which version of it; of a new thing there is nothing to take away', () => {
  const values = { titulo: 'Uno', imagen: null, quitar_imagen: false };
  expect(sentOf(values, undefined)).toEqual({ titulo: 'Uno', imagen: null });
  expect(sentOf(values, saved)).toEqual({ ...values, id: 7, version: 3 });
});
