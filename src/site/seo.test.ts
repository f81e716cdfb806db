import { expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import { inLanguage } from '#values/idioma/in-language.testing.ts';
import { breadcrumbData, seo } from './seo.ts';

const matches = [
  {
    loaderData: {
      ...defaultAjustes,
      url: 'https://sitio.example',
      idiomas: [],
      tarjeta: '/social.jpg',
      iconos: { links: [], grande: '/icon-512.png' },
    },
  },
];
interface Tag {
  title?: string;
  name?: string;
  property?: string;
  content?: string;
}
const metaOf = (page: Parameters<typeof seo>[1]): Tag[] => seo({ matches }, page).meta;
const contentOf = (page: Parameters<typeof seo>[1], name: string) =>
  metaOf(page).find((tag) => tag.name === name || tag.property === name)?.content;

test('detail pages use the site name as a suffix, pages without a title the default one', () => {
  expect(metaOf({ title: 'La Ciudad Encantada' })[0]).toEqual({ title: 'La Ciudad Encantada - Secretos de Cuenca' });
  expect(metaOf({})[0]).toEqual({ title: 'Secretos de Cuenca | Descubre los secretos de Cuenca' });
});

test('a title is not longer than search engines show: first without the site, then cut after a word', () => {
  const long = 'La Ciudad Encantada en invierno, cuando nadie pasea por sus callejones';
  expect(metaOf({ title: long })[0]).toEqual({ title: long });
  expect(long.length).toBe(70);
  expect(metaOf({ title: `${long}, ni siquiera los lunes` })[0]).toEqual({
    title: 'La Ciudad Encantada en invierno, cuando nadie pasea por sus…',
  });
  expect(metaOf({ title: 'a'.repeat(500) })[0]!.title).toHaveLength(70);
});

test('a page with an address has it as its one true one; a page without is kept out of search engines', () => {
  const { links } = seo({ matches }, { path: '/libros' });
  expect(links).toContainEqual({ rel: 'canonical', href: 'https://sitio.example/libros' });
  expect(contentOf({ path: '/libros' }, 'robots')).toBeUndefined();
  expect(contentOf({}, 'robots')).toBe('noindex');
  expect(seo({ matches }, {}).links).toEqual([]);
});

test('a picture is shared in the width that social networks show', () => {
  const image = '/media/0123456789abcdef0123-2000x1000.webp';
  expect(contentOf({ image }, 'og:image')).toBe(
    'https://sitio.example/media/0123456789abcdef0123-2000x1000-1200x675.jpg',
  );
  expect(contentOf({}, 'og:image')).toBe('https://sitio.example/social.jpg');
});

test('a text cannot close the script that carries the structured data', () => {
  const [script] = seo({ matches }, { data: [{ name: '</script><script>alert(1)</script>' }] }).scripts;
  expect(script!.children).not.toContain('<');
  expect(JSON.parse(script!.children)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});

test('the way to a page starts at the beginning and is numbered', () => {
  expect(breadcrumbData('https://sitio.example', [{ name: 'Libros', path: '/libros' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://sitio.example/' },
    { '@type': 'ListItem', position: 2, name: 'Libros', item: 'https://sitio.example/libros' },
  ]);
});

const idiomas = ['en-GB', 'fr-FR'].map((locale) => ({ codigo: locale.slice(0, 2), locale }));
const inThree = (thing?: object) => [
  { loaderData: { ...matches[0]!.loaderData, idiomas } },
  ...(thing ? [{ loaderData: { thing } }] : []),
];
function said(codigo: string, thing: object | undefined, page: Parameters<typeof seo>[1]) {
  const work = () => seo({ matches: inThree(thing) }, { path: '/libros', data: [{ '@type': 'Article' }], ...page });
  const { meta, scripts } = codigo === 'es' ? work() : inLanguage(codigo, work);
  const of = (property: string) => (meta as Tag[]).filter((tag) => tag.property === property).map((tag) => tag.content);
  return [...of('og:locale'), of('og:locale:alternate').join(), JSON.parse(scripts[0]!.children).inLanguage];
}

test('a page says to networks and search engines which language it is in, and which others it is in too', () => {
  expect(said('es', undefined, {})).toEqual(['es_ES', 'en_GB,fr_FR', 'es']);
  expect(said('fr', undefined, {})).toEqual(['fr_FR', 'es_ES,en_GB', 'fr']);
  expect(said('en', { _idiomas: ['en'] }, {})).toEqual(['en_GB', 'es_ES', 'en']);
  // Not translated, or Spanish in every language.
  expect(said('en', { _idiomas: ['fr'], _es: ['titulo'] }, {})).toEqual(['es_ES', '', 'es']);
  expect(said('es', undefined, { isInSpanish: true })).toEqual(['es_ES', '', 'es']);
  expect(said('en', undefined, { isInSpanish: true })).toEqual(['es_ES', '', 'es']);
});

test('what has no language says none: a place, a person, a thing that is sold', () => {
  const [article, place] = seo({ matches }, { data: [{ '@type': 'Event' }, { '@type': 'TouristAttraction' }] }).scripts;
  expect([article, place].map((one) => JSON.parse(one!.children).inLanguage)).toEqual(['es', undefined]);
});
