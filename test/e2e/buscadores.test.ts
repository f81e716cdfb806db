/** What search engines read of every page of the demo: titles, descriptions, headings, addresses, structured data. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { unique } from './admin-form.ts';
import { visit, wordsOf } from './html.ts';
import { httpAdmin } from './http-admin.ts';

type Data = Record<string, unknown>;

/** What the search engines' own tests call an error when it is missing, by type; a type that is not here is told. */
const required: Record<string, string[]> = {
  AboutPage: ['name', 'url'],
  AdministrativeArea: ['name'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'image', 'author', 'datePublished'],
  Book: ['name', 'author', 'url'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  City: ['name'],
  CollectionPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['contactType'],
  Country: ['name'],
  DefinedRegion: ['addressCountry'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  GovernmentOrganization: ['name', 'url'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  LocalBusiness: ['name', 'address'],
  Map: ['name', 'url'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  MonetaryAmount: ['value', 'currency'],
  NewsArticle: ['headline', 'image', 'author', 'datePublished'],
  Offer: ['price', 'priceCurrency'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name'],
  PostalAddress: ['addressCountry'],
  Product: ['name', 'offers'],
  PropertyValue: ['name', 'value'],
  ProductGroup: ['name', 'hasVariant', 'variesBy'],
  QuantitativeValue: [],
  Question: ['name', 'acceptedAnswer'],
  Schedule: ['startDate', 'repeatFrequency'],
  ShippingDeliveryTime: [],
  TouristAttraction: ['name'],
  TouristDestination: ['name'],
  TouristTrip: ['name'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

interface Page {
  path: string;
  html: string;
  data: Data[];
}

const pages: Page[] = [];
let images = 0;

beforeAll(async () => {
  const map = (await visit('/sitemap.xml')).text;
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  images = map.match(/<image:image>/g)?.length ?? 0;
  for (const path of paths) {
    const { status, text: html } = await visit(path);
    expect(status, path).toBe(200);
    const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
    pages.push({ path, html, data: [...scripts].map(([, json]) => JSON.parse(json!) as Data) });
  }
}, 120_000);

test('every page of the demo tells search engines things that are whole', () => {
  expect(pages.length).toBeGreaterThan(150);
  const problems = pages.flatMap(({ path, data }) =>
    data.flatMap((thing) => lacking(thing).map((p) => `${path}: ${p}`)),
  );
  expect(problems).toEqual([]);
});

/** Where the demo has one; what it says of it must not get lost. */
const needed: [under: string, type: string, field: string][] = [
  ['/actividades-y-eventos/', 'Event', 'startDate'],
  ['/agenda/', 'Event', 'subEvent'],
  ['/boletin/', 'Article', 'author'],
  ['/tienda/', 'ProductGroup', 'hasVariant'],
  ['/ubicaciones/', 'FAQPage', 'mainEntity'],
  ['/ubicaciones/', 'TouristAttraction', 'openingHoursSpecification'],
];

test.each(needed)('below %s some %s says its %s', (under, type, field) => {
  const found = pages.filter(({ path }) => path.startsWith(under)).flatMap(({ data }) => data);
  expect(found.some((thing) => [thing['@type']].flat().includes(type) && thing[field])).toBe(true);
});

test('a business with a place says it, to the point', async () => {
  const admin = await httpAdmin();
  const nombre = unique('Con sitio');
  const empresa = { nombre, municipio_id: 1, categoria_id: 1, latitud: 40.0784, longitud: -2.1291 };
  const { slug, id } = (await admin.post('create_empresa.php', empresa)).data as { slug: string; id: number };
  const { text } = await visit(`/emprendedores/${slug}`);
  expect(text).toContain('"geo":{"@type":"GeoCoordinates","latitude":40.0784,"longitude":-2.1291}');
  await admin.post('delete_empresa.php', { id });
});

test('the site map names the pictures of the pages', () => {
  expect(images).toBeGreaterThan(100);
});

test('what a page of the demo leads with is drawn, and says so', () => {
  const figures = pages.flatMap(({ path, html }) => {
    const [first = ''] = html.match(/<figure.*?<\/figure>/s) ?? [];
    return first.includes('/media/') ? [{ path, isCredited: /Il+ustra(?:ción|tion)/.test(first) }] : [];
  });
  expect(figures.length).toBeGreaterThan(100);
  expect(figures.filter(({ isCredited }) => !isCredited).map(({ path }) => path)).toEqual([]);
});

test('every page says the way to it', () => {
  const isHome = (path: string) => /^\/(?:en|fr)?$/.test(path);
  const without = pages.filter(({ path, data }) => !isHome(path) && !data.some((d) => d['@type'] === 'BreadcrumbList'));
  expect(without.map(({ path }) => path)).toEqual([]);
});

/** What a thing, or one within it, does not say although its type demands it. */
function lacking(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacking);
  if (typeof value !== 'object' || value === null) return [];
  const data = value as Data;
  const inside = Object.values(data).flatMap(lacking);
  if (!('@type' in data)) return inside;
  const isEmpty = (field: unknown) =>
    field === undefined || field === null || field === '' || (Array.isArray(field) && field.length === 0);
  const missing = [data['@type']].flat().flatMap((type) => {
    const fields = required[String(type)];
    if (!fields) return [`${type}: what must it say?`];
    return fields.filter((field) => isEmpty(data[field])).map((field) => `${type} without ${field}`);
  });
  const { location } = data as { location?: Data };
  if (data['@type'] === 'Event' && !location?.address) missing.push('Event without address');
  return [...inside, ...missing];
}

describe('heads', () => {
  const head = (html: string, pattern: RegExp) => html.match(pattern)?.[1];
  const titleOf = ({ html }: Page) => wordsOf(head(html, /<title[^>]*>(.*?)<\/title>/s) ?? '').trim();
  const descriptionOf = ({ html }: Page) => head(html, /<meta name="description" content="([^"]*)"/) ?? '';

  /** Titles are not longer than search engines show, and no two pages of a language have the same. */
  test('titles are short, and no two pages have the same', () => {
    expect(pages.map(titleOf).filter((title) => title.length > 70 || title.length < 5)).toEqual([]);
    expect(doubled(titleOf)).toEqual([]);
  });

  test('every page has a description of its own', () => {
    expect(pages.filter((page) => descriptionOf(page).length < 20).map(({ path }) => path)).toEqual([]);
    expect(doubled(descriptionOf)).toEqual([]);
  });

  test('one heading of the first rank, and the address itself as the one true one', () => {
    const wrong = pages.filter(({ path, html }) => {
      const canonical = head(html, /<link rel="canonical" href="([^"]*)"/);
      return html.match(/<h1[\s>]/g)?.length !== 1 || new URL(canonical ?? inject('siteUrl')).pathname !== path;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  const languageOf = ({ path }: Page) => path.match(/^\/(en|fr)(?=\/|$)/)?.[1] ?? 'es';
  const doubled = (textOf: (page: Page) => string) => {
    const texts = pages.map((page) => `${languageOf(page)}: ${textOf(page)}`);
    return texts.filter((text, at) => texts.indexOf(text) !== at);
  };
});
