import { expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
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
