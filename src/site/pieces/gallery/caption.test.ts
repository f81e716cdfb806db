import { expect, test } from 'vitest';
import { captionOf } from '#ui/picture.tsx';
import { inLanguage } from '#values/idioma/in-language.testing.ts';

test.each([
  ['Ana', 'Fotografía: Ana', 'Photograph: Ana', 'Photographie\u00a0: Ana'],
  ['Foto: Ana', 'Fotografía: Ana', 'Photograph: Ana', 'Photographie\u00a0: Ana'],
  ['Ilustración: Archivo', 'Ilustración: Archivo', 'Illustration: Archivo', 'Illustration\u00a0: Archivo'],
  ['Cartel: Ana', 'Cartel: Ana', 'Cartel: Ana', 'Cartel: Ana'],
])('whom a picture is by, "%s", is told in every language', (by, ...said) => {
  const caption = () => captionOf('/media/aaaaaaaaaaaaaaaaaaaa-60x40.webp', by);
  expect([caption(), inLanguage('en', caption), inLanguage('fr', caption)]).toEqual(said);
});
