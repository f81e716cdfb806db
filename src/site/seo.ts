/** What a page says to search engines and social networks. Set while it is shown, gone when it is left. */

import { defaultTitle, type Sitio } from '#areas/ajustes/sitio.ts';
import { pathHere, pathIn } from '#idioma-path.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { type Idioma, idioma, isSpanish, say, spanish } from '#values/idioma/say.ts';
import { notesOf, parsePicture, pictureAt, socialPicture, socialSize, withoutNotes } from '#values/picture.ts';

interface Page {
  /** Without the site's name; the default title when absent. */
  title?: string | undefined;
  description?: string | undefined;
  /** Path of the page's one true address; undefined keeps it out of search engines. */
  path?: string | undefined;
  image?: string | null | undefined;
  /** What the picture shows, where the page knows it. */
  imageAlt?: string | undefined;
  type?: 'website' | 'article' | 'book';
  /** A text that is in Spanish whatever the page is in. */
  isInSpanish?: boolean;
  /** Structured data, one object per thing on the page. */
  data?: object[];
  links?: { rel: string; href: string; type?: string; title?: string }[];
}

interface Matches {
  matches: readonly { loaderData?: unknown }[];
}

export function seo({ matches }: Matches, page: Page) {
  const sitio = sitioOf(matches);
  const { url: base, identidad, portada } = sitio;
  const title = page.title ? fittingTitle(page.title, identidad.nombre) : defaultTitle(identidad);
  const description = page.description || identidad.descripcion;
  const isOwn = isSpanish() || !(page.isInSpanish || isUntranslated(shownThing(matches)));
  // In Spanish under words of another language a page is no page of that language.
  const shown = isOwn ? idioma() : spanish;
  const url = page.path === undefined || !isOwn ? undefined : base + pathHere(page.path);
  const picture = page.image ?? portada.imagen;
  const image = base + ((picture && socialPicture(picture)) || sitio.tarjeta);
  const imageAlt = page.imageAlt || notesOf(picture).alt || (page.image && page.title) || identidad.nombre;
  const others = url && !page.isInSpanish ? inOthers(sitio, matches) : [];
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(url ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:site_name', content: identidad.nombre },
      { property: 'og:locale', content: ogLocale(shown) },
      ...others
        .filter(({ codigo }) => codigo !== shown.codigo)
        .map((one) => {
          const property = 'og:locale:alternate';
          // Of one name the router keeps one.
          return { name: `${property}:${one.codigo}`, property, content: ogLocale(one) };
        }),
      ...(url ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(socialSize.width) },
      { property: 'og:image:height', content: String(socialSize.height) },
      { property: 'og:image:alt', content: imageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: imageAlt },
    ],
    links: [
      ...(url ? [{ rel: 'canonical', href: url }, ...alternates(base, page.path!, others)] : []),
      ...(page.links ?? []).map(({ href, ...link }) => ({ ...link, href: pathHere(href) })),
    ],
    scripts: (page.data ?? []).map((data) => ({
      type: 'application/ld+json',
      // A closing tag inside a text must not close the script.
      children: JSON.stringify({ '@context': 'https://schema.org', ...saidIn(shown, data) }).replaceAll('<', '\\u003c'),
    })),
  };
}

/** What a page shows of the operator's own texts, and in which languages they are (server: traducciones). */
interface Translated {
  _es?: string[];
  _idiomas?: string[];
  _borrador?: true;
}

/** All of it, or some: it is no page of the language that is spoken. */
function isUntranslated(thing: Translated | undefined): boolean {
  return thing !== undefined && (thing._es !== undefined || !thing._idiomas?.includes(idioma().codigo));
}

/** The thing that a page is about, if it is about one. */
export function shownThing(matches: Matches['matches']): Translated | undefined {
  const loaded = matches.at(-1)?.loaderData;
  if (!loaded) return undefined;
  // An article may be within what an address that has other things too has loaded.
  const parts = Object.values(loaded).filter(isObject);
  const found = [...parts, ...parts.flatMap(Object.values).filter(isObject)].find((part) => '_idiomas' in part);
  return found as Translated | undefined;
}

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}

/** The languages that a page is in, its own included; none where it is in Spanish alone. */
function inOthers({ idiomas }: Sitio, matches: Matches['matches']): Idioma[] {
  const translated = shownThing(matches)?._idiomas;
  const others = idiomas.filter(({ codigo }) => translated?.includes(codigo) ?? true);
  return others.length > 0 ? [spanish, ...others] : [];
}

/** The same page in each of its languages. */
function alternates(base: string, path: string, all: Idioma[]) {
  const link = (hrefLang: string, codigo: string) => ({
    rel: 'alternate',
    hrefLang,
    href: base + pathIn(codigo, path),
  });
  return [
    ...all.map(({ codigo }) => link(codigo, codigo)),
    ...(all.length > 0 ? [link('x-default', spanish.codigo)] : []),
  ];
}

function ogLocale({ locale }: Idioma): string {
  return locale.replace('-', '_');
}

/** What is written, and what takes place, has a language; a place, a person or a product has none. */
function saidIn({ codigo }: Idioma, data: { '@type'?: unknown }): object {
  return /Page$|Article$|^(?:Event|Map|WebSite)$/.test(String(data['@type'])) ? { ...data, inLanguage: codigo } : data;
}

/** As many characters of a title as search engines show. */
const maxTitle = 70;

/** With the site's name where there is room for it; what is too long by itself ends after a word. */
function fittingTitle(title: string, siteName: string): string {
  const whole = `${title} - ${siteName}`;
  if (whole.length <= maxTitle) return whole;
  if (title.length <= maxTitle) return title;
  const cut = title.slice(0, maxTitle - 1);
  // A word that is longer than all there is room for is cut itself.
  return `${(cut.match(/^(.*\S)\s/s)?.[1] ?? cut).replace(/[\s.,;:–—-]+$/, '')}…`;
}

/** There is no such page, and its title says so. */
export function notFoundSeo(matches: Matches['matches']) {
  return seo({ matches }, { title: say('Página no encontrada') });
}

export function siteUrl(matches: Matches['matches']): string {
  return sitioOf(matches).url;
}

/** Structured data of a page's cover, cut as networks show it. */
export function coverData(base: string, image: string | null | undefined) {
  const cut = image && socialPicture(image);
  return cut ? { '@type': 'ImageObject', url: base + cut, ...socialSize } : imageData(base, image);
}

/** The same of an article, which must have one: without its own, what is shared of every other page. */
export function articleImageData(sitio: Sitio, image: string | null | undefined) {
  return (
    coverData(sitio.url, image || sitio.portada.imagen) ?? {
      '@type': 'ImageObject',
      url: sitio.url + sitio.tarjeta,
      ...socialSize,
    }
  );
}

/** Structured data of a picture, in its true size. */
export function imageData(base: string, image: string | null | undefined) {
  if (!image) return undefined;
  const url = pictureAt(image, 1200);
  const picture = parsePicture(withoutNotes(image));
  if (!picture) return { '@type': 'ImageObject', url: base + url };
  const width = Number(url.match(/-(\d+)\.webp$/)?.[1] ?? picture.width);
  const height = Math.round((picture.height * width) / picture.width);
  return { '@type': 'ImageObject', url: base + url, width, height };
}

export function breadcrumbData(base: string, crumbs: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Inicio', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: say(name),
      item: base + pathHere(path),
    })),
  };
}

/** Who publishes a text. */
export function publisherData({ url, iconos, identidad }: Sitio) {
  return {
    '@type': 'Organization',
    name: identidad.nombre,
    url: `${url}/`,
    logo: url + (identidad.logo ?? iconos.grande),
  };
}
