/** The site in English and French: every page of the demo as it goes over the wire, and one purchase by somebody who reads no Spanish. */
import { beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { saidIn, visit, wordsOf } from './html.ts';
import { mailTo } from './outbox.ts';
import { buyer, fillCheckout, findOnShelf, putInCart } from './shop.ts';

const codigos = ['en', 'fr'];
const site = inject('siteUrl');

/** Of one person, or of nothing: no search engine is led there. */
const besides = [
  ...['/buscar', '/buscar?q=cuenca', '/buscar?q=zzzz', '/checkout', '/pago-exitoso', '/pedido', '/desistimiento'],
  ...['/mi-viaje', '/sin-conexion', '/no-existe', '/libro/nada', '/agenda/nada', '/factura/nada', '/borrador/nada'],
  ...['/boletin/confirmar?token=x', '/boletin/baja?token=x', '/proponer/confirmar?token=x', '/tienda?orden=precio'],
  ...['/actividades-y-eventos?etiqueta=gratis', '/mapa?etiqueta=gratis', '/widget/agenda'],
];

interface Page {
  path: string;
  codigo: string;
  status: number;
  html: string;
}

const pages: Page[] = [];
/** Address → what the site map says of its languages. */
const inMap = new Map<string, string>();

const pathIn = (codigo: string, path: string) => (codigo === 'es' ? path : `/${codigo}${path === '/' ? '' : path}`);
const alternatesOf = (text: string) =>
  [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)]
    .map(([, lang, href]) => `${lang} ${href!.replace(site, '')}`)
    .toSorted()
    .join('\n');

beforeAll(async () => {
  const map = (await visit('/sitemap.xml')).text;
  for (const [, url] of map.matchAll(/<url>(.*?)<\/url>/gs))
    inMap.set(new URL(url!.match(/<loc>([^<]+)/)![1]!).pathname, alternatesOf(url!));
  const spanish = [...inMap.keys()].filter((path) => !/^\/(?:en|fr)(?:\/|$)/.test(path));
  for (const path of [...spanish, ...besides])
    for (const codigo of ['es', ...codigos]) {
      const widget = path === '/widget/agenda';
      if (codigo === 'es' && besides.includes(path)) continue;
      const { status, text } = await visit(widget ? `${path}?idioma=${codigo}` : pathIn(codigo, path));
      pages.push({ path, codigo, status, html: text });
    }
}, 180_000);

const isHidden = ({ html }: Page) => html.includes('<meta name="robots" content="noindex"');

/** Words that no name of a place has, and that English and French do not have either. */
const spanishWords =
  /[¿¡]|(?<!\p{L})(?:para|más|también|está|están|hasta|dónde|cuándo|cómo|pero|todos|todas|días|horas|hoy|mañana|abierto|cerrado|leer|comprar|añadir|volver|buscar|agotado|envío|precio|horario|lunes|martes|miércoles|jueves|viernes|sábados?|domingos|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|cancelad[oa]|aplazad[oa]|dificultad|fácil|moderada|difícil|accesibilidad|euros|entrada|artículos?|ubicaciones|pueblos|emprendedores|eventos|actividades|productos|carrito|pedido|boletín|imagen|página|cerca|cada|una|con|muy|hay|esta|este|desde|salida|ilustración|farmacia|aparcamiento|gasolinera|cajero|aseos|bares|sin marco)(?!\p{L})/iu;
/** Read as an example of what one may write. */
const examples = /^(?:In Spanish, for example|En espagnol, par exemple)|Fogón Abierto/;
/** What a picture is, in the page's words, with the name of a thing in them. */
const ofPictures = /^(?:Cover of|Couverture de) |, (?:picture \d+ of|image \d+ sur) \d+$/;
/** French has it too. */
const alsoFrench = /^(?:euros)$/i;

test('all that is read or heard is in the page’s language, or says that it is Spanish', () => {
  const left = new Set<string>();
  for (const page of pages.filter(({ codigo }) => codigo !== 'es')) {
    // What search engines are kept from is headed by the Spanish it shows.
    const html = isHidden(page) ? page.html.replace(/<head\b.*?<\/head>/s, '') : page.html;
    for (const { lang, text, isHeard } of saidIn(html)) {
      const [word] = spanishWords.exec(text) ?? [];
      // The name of a thing inside a button's own words cannot say what it is in.
      if (!word || lang === 'es' || isHeard || (page.codigo === 'fr' && alsoFrench.test(word))) continue;
      if (examples.test(text) || ofPictures.test(text)) continue;
      left.add(`${pathIn(page.codigo, page.path)}: ${text.slice(0, 100)} (${word})`);
    }
  }
  expect([...left]).toEqual([]);
});

test('a page of another language says so and links within it', () => {
  const wrong = pages
    .filter(({ codigo }) => codigo !== 'es')
    .flatMap(({ path, codigo, status, html }) => {
      const isThere = inMap.has(path);
      const wrong = [`/${codigo}${path}`];
      if (isThere && status !== 200) wrong.push(`is ${status}`);
      if (!html.includes(`<html lang="${codigo}"`)) wrong.push('says another language');
      const body = html.slice(html.indexOf('<body'));
      const out = [...body.matchAll(/<a\b([^<>]*)\shref="(\/(?!\/)[^"]*)"([^<>]*)>/g)]
        .filter(([, before, , after]) => !/\shrefLang=/i.test(`${before}${after}`))
        .map(([, , href]) => href!)
        .filter((href) => !new RegExp(`^/${codigo}(?:[/?#]|$)`).test(href))
        .filter((href) => !/^\/(?:media|widget|assets)\/|^\/login$/.test(href));
      if (out.length > 0) wrong.push(`leads out of it: ${[...new Set(out)].slice(0, 3).join(' ')}`);
      return wrong.length > 1 ? [wrong.join(' ')] : [];
    });
  expect(wrong).toEqual([]);
});

/** A legal text is the Spanish one to the last word and amount, whatever the language around it. */
test('a legal text is the Spanish one in every language', () => {
  const text = ({ html }: Page) => /<h1\b.*?data-legal-text[^<>]*>(.*?)<\/main>/s.exec(html)?.[0];
  const words = (page: Page) =>
    text(page)
      ?.replace(/<p class="[^"]*version[^"]*">.*$/s, '')
      // What one decides there is no part of the text.
      .replace(/<div class="[^"]*choice.*?(?=<div [^<>]*data-legal-text)/s, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  const legal = pages.filter((page) => /lang="es"[^<>]* data-legal-text/.test(page.html));
  expect(legal.filter(({ codigo }) => codigo === 'es').length).toBeGreaterThan(6);
  for (const page of legal) {
    const spanish = legal.find(({ path, codigo }) => path === page.path && codigo === 'es')!;
    expect(words(page), pathIn(page.codigo, page.path)).toBe(words(spanish));
  }
});

test('who makes the site and the choice of cookies are in every language', async () => {
  const [about, cookies] = await Promise.all(['/en/quienes-somos', '/fr/politica-cookies'].map((path) => visit(path)));
  expect(wordsOf(about!.text)).toContain('This site is the notebook in which we write the answers down.');
  expect(about!.text).not.toContain('Legal texts are in Spanish');
  const [choice] = cookies!.text.match(/<h2[^<>]*>Votre choix<\/h2>.*?data-legal-text/s)!;
  expect(choice).toMatch(/<button[^<>]*>Modifier mon choix<\/button>/);
  expect(choice).not.toMatch(/lang="es"(?![^<>]* data-legal-text)/);
});

test('a feed says which of its items are in Spanish', async () => {
  for (const codigo of codigos)
    for (const feed of ['/rss.xml', '/historia/rss.xml', '/agenda/rss.xml']) {
      const titles = async (path: string) =>
        [...(await visit(path)).text.matchAll(/<item><title>(.*?)<\/title>.*?<\/item>/gs)].map(
          ([item, title]) => [title!, item.includes('<dc:language>es</dc:language>')] as const,
        );
      const [spanish, translated] = await Promise.all([titles(feed), titles(`/${codigo}${feed}`)]);
      expect(spanish.filter(([, isMarked]) => isMarked)).toEqual([]);
      const untranslated = new Set(spanish.map(([title]) => title));
      expect(translated.length, feed).toBeGreaterThan(0);
      for (const [title, isMarked] of translated) expect([title, isMarked]).toEqual([title, untranslated.has(title)]);
      // The demo has some of both; its events are all translated.
      const marked = translated.filter(([, isMarked]) => isMarked).length;
      expect([marked > 0, marked < translated.length], feed).toEqual([feed !== '/agenda/rss.xml', true]);
    }
});

/**
 * Whoever follows hreflang from any page comes back, and the site map, the canonical address and robots say the same.
 */
test('the languages of a page lead to each other everywhere', () => {
  const alternates = new Map(pages.map((page) => [pathIn(page.codigo, page.path), alternatesOf(page.html)]));
  const wrong = pages
    .filter(({ path }) => !besides.includes(path))
    .flatMap((page) => {
      const here = pathIn(page.codigo, page.path);
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(page.html) ?? [];
      const all = alternates.get(here)!;
      if (isHidden(page))
        return canonical || all !== '' || inMap.has(here) ? [`${here} is hidden and told of all the same`] : [];
      const wrong: string[] = [];
      if (new URL(canonical ?? site).pathname !== here) wrong.push(`canonical ${canonical}`);
      if (inMap.get(here) !== all) wrong.push(`the site map says ${inMap.get(here)} and the page ${all}`);
      for (const line of all.split('\n').filter(Boolean))
        if (alternates.get(line.split(' ')[1]!) !== all) wrong.push(`no way back from ${line}`);
      return wrong.map((text) => `${here}: ${text}`);
    });
  expect(wrong).toEqual([]);
  // Translated, not at all, and half of it.
  for (const [path, isThere] of [
    ['/ubicaciones/ciudad-encantada', true],
    ['/libro/memoria-del-viento', false],
    ['/actividades-y-eventos/kayak-entre-los-cuchillos-del-cabriel', false],
  ] as const)
    for (const codigo of codigos) {
      const page = pages.find((one) => one.path === path && one.codigo === codigo)!;
      expect([path, !isHidden(page), inMap.has(pathIn(codigo, path))]).toEqual([path, isThere, isThere]);
    }
  const indexed = (codigo: string) => pages.filter((page) => page.codigo === codigo && !isHidden(page)).length;
  // Translated ones are there, untranslated ones are not.
  for (const codigo of codigos) {
    expect(indexed(codigo)).toBeGreaterThan(90);
    expect(indexed(codigo)).toBeLessThan(indexed('es'));
  }
});

test('what does not exist says so in the language it was asked in', async () => {
  const past = ['/libros', '/tienda', '/boletin', '/rutas', '/actividades-y-eventos', '/ubicaciones', '/historia'];
  const missing = ['/no-existe', '/libro/nada', '/historia/nada', '/rutas/nada', '/a/b/c/d'];
  const titles: Record<string, string> = { es: 'Página no encontrada', en: 'Page not found', fr: 'Page introuvable' };
  for (const path of [...missing, ...past.map((list) => `${list}?pagina=999`)])
    for (const [codigo, title] of Object.entries(titles)) {
      const { status, text } = await visit(pathIn(codigo, path));
      const [head] = /<head\b.*<\/head>/s.exec(text)!;
      const where = pathIn(codigo, path);
      expect([where, status], where).toEqual([where, 404]);
      expect(text, where).toContain(`<html lang="${codigo}"`);
      expect(head, where).toMatch(new RegExp(`<title>${title} - .*<meta name="robots" content="noindex"`, 's'));
      expect(head, where).not.toMatch(/rel="canonical"|hreflang|property="og:url"/i);
      // What an address says is Spanish.
      if (codigo !== 'es' && path === '/no-existe') expect(text, where).toMatch(new RegExp(`<h1[^<>]*>${title}</h1>`));
    }
});

test('the second page of a list is a page of its own in each language', async () => {
  for (const [path, own] of [
    ['/ubicaciones?pagina=2', '/ubicaciones?pagina=2'],
    ['/rutas?dificultad=facil', '/rutas'],
    ['/tienda?orden=precio', '/tienda'],
    ['/actividades-y-eventos?etiqueta=gratis', '/actividades-y-eventos'],
    ['/historia?utm_source=boletin', '/historia'],
  ] as const)
    for (const codigo of ['es', ...codigos]) {
      const { status, text } = await visit(pathIn(codigo, path));
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
      expect([status, canonical], path).toEqual([200, site + pathIn(codigo, own)]);
      const all = [...codigos, 'es'].map((one) => `${one} ${pathIn(one, own)}`);
      expect(alternatesOf(text).split('\n'), path).toEqual([...all, `x-default ${own}`].toSorted());
    }
});

/**
 * An English visitor is offered English once, finds, keeps and shares a place, and buys, up to the thank-you mail.
 */
test('an English visitor finds, keeps, shares and buys', async () => {
  const page = await openPage({ viewport: phone, locale: 'en-GB' });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(
      phone.width,
    );
  await page.addInitScript(watchShifts);
  await page.goto('/');
  const offer = page.getByRole('link', { name: 'Read this page in English' });
  await offer.waitFor();
  // Its room was there before.
  expect(await page.evaluate(() => shifts)).toEqual([]);
  await offer.click();
  await page.waitForURL('**/en');
  await page.getByRole('heading', { level: 1, name: 'Discover the secrets of Cuenca' }).waitFor();
  expect(await page.getByRole('link', { name: 'Lire cette page' }).count()).toBe(0);
  await expectAccessible(page);

  await page.goto('/en/buscar?q=enchanted');
  await page
    .getByRole('main')
    .getByRole('link', { name: /the Enchanted City/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Ciudad Encantada, the Enchanted City' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/ubicaciones/ciudad-encantada');
  await page.getByRole('button', { name: 'Save to My trip', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My trip: 1 thing' }).click();
  await page.getByRole('heading', { name: 'No day yet' }).waitFor();
  await page
    .getByRole('link', { name: /Enchanted City/ })
    .first()
    .waitFor();
  const share = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(share!).searchParams.get('text')).toMatch(/\/en\/mi-viaje\?plan=/);
  await expectAccessible(page);
  await fits();

  const producto = await findOnShelf('Cesta de mimbre con asa');
  await putInCart(page, [{ producto, quantity: 1 }]);
  await page.goto('/en/checkout');
  await page.getByText('Delivery to mainland Spain.').waitFor();
  await fits();
  const order = page.getByRole('button', { name: 'Order with obligation to pay' });
  await order.click();
  await page.getByText('The name is required.').waitFor();
  await expectAccessible(page);
  const email = buyer.email.replace('lucia', 'lucy');
  await fillCheckout(page, { email });
  await order.click();
  await page.waitForURL('**/en/pasarela-de-prueba?*');
  await page.getByRole('heading', { level: 1, name: 'Test gateway: nothing is charged' }).waitFor();
  await expectAccessible(page);
  await fits();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you for your purchase!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/pago-exitoso');
  expect((await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')).toMatch(/€\d+\.\d\d/);
  await fits();
  expect(await mailTo(email)).toMatch(/Thank you for your order!/);
});

test('in French too pages fit a phone and are accessible', async () => {
  const page = await openPage({ viewport: phone, locale: 'fr-FR' });
  const route = pages.find(({ path, codigo }) => codigo === 'fr' && /^\/rutas\/./.test(path))!.path;
  const event = pages.find(({ path, codigo }) => codigo === 'fr' && /^\/agenda\/./.test(path))!.path;
  for (const path of ['', '/mapa', '/tienda', '/proponer', '/actividades-y-eventos', route, event]) {
    await page.goto(`/fr${path}`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(phone.width);
  }
});

declare const shifts: string[];

/** Runs in the browser: what moves without having been touched. */
function watchShifts(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
      seen.push(`${value.toFixed(3)} ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
