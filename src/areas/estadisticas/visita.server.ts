/** Turns what a browser sends about a visit into counts. */
import { isbot } from 'isbot';
import { patrocinadoresShown } from '#areas/patrocinadores/sponsors/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { pageAddress } from '#server/pages/address.ts';
import type { Totals } from '#server/totals.ts';
import { todayInMadrid } from '#values/day.ts';
import type { Contador, Visitor } from './contador.server.ts';
import { directo, type dispositivos, otros } from './estadistica.ts';
import { createKnownPaths, isCounted } from './known-paths.server.ts';

export interface Visita {
  ruta?: string | null | undefined;
  /** The host it was linked from; empty for none, absent when it went on from a page of ours. */
  origen?: string | undefined;
  no_encontrada?: boolean | undefined;
  /** A search that found nothing. */
  busqueda?: string | null | undefined;
  paso?: 'carrito' | undefined;
  /** Sponsors that were really seen, and the one that was pressed. */
  vistos: string[];
  clic?: string | null | undefined;
  /** In the agenda that another site shows. */
  isInWidget?: boolean;
}

interface Parts {
  db: Db;
  contador: Contador;
  totals: Totals;
}

/** What a sponsor's contract is written in. */
const sponsorTags = ['sponsors', 'ayuntamientos', 'patrocinadores'];

declare module '#server/app.ts' {
  interface App {
    /** Counts what a browser sends about a visit. */
    visitas: ReturnType<typeof createVisitas>;
  }
}

export function createVisitas({ db, contador, totals }: Parts, siteUrl: string) {
  const paths = createKnownPaths(db);
  const ownHost = hostOf(new URL(siteUrl).host);

  function knownSponsors(): Promise<Set<string>> {
    const today = todayInMadrid(new Date());
    return totals.get(`patrocinadores ${today}`, sponsorTags, () => patrocinadoresShown(db, today));
  }

  async function countPage(ruta: string, visita: Visita, who: Visitor): Promise<void> {
    const { path, isKept } = pageAddress(ruta);
    if (!isCounted(path)) return;
    if (visita.no_encontrada) {
      // What is not kept may have a key in its address, in any language.
      const isSecret = !isKept || mayIdentify(path);
      if (!(await paths.has(path))) contador.count('no_encontrada', isSecret ? otros : path, who.address);
      return;
    }
    contador.count('pagina', (await paths.has(path)) ? path : otros);
    contador.count('dispositivo', deviceOf(who.browser));
    if (path.startsWith('/tienda/')) contador.count('paso', 'producto');
    if (path === '/checkout') contador.count('paso', 'checkout');
    if (visita.origen !== undefined) countOrigin(hostOf(visita.origen), who);
    await contador.meet(who);
  }

  function countOrigin(host: string, { address }: Visitor): void {
    if (host !== ownHost) contador.count('origen', isSite(host) ? host : directo, address);
  }

  return async (visita: Visita, who: Visitor): Promise<void> => {
    if (isBot(who.browser)) return;
    if (visita.ruta) await countPage(visita.ruta, visita, who);
    const { busqueda, paso, clic } = visita;
    if (busqueda) {
      const words = busqueda.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 60);
      if (words) contador.count('busqueda', mayIdentify(words) ? otros : words, who.address);
    }
    if (paso) contador.count('paso', paso);
    if (visita.vistos.length === 0 && !clic) return;
    const known = await knownSponsors();
    for (const seen of new Set(visita.vistos))
      if (known.has(seen)) await contador.countSponsor('vista', seen, who, visita.isInWidget);
    if (clic && known.has(clic)) await contador.countSponsor('clic', clic, who);
  };
}

/** A browser without a window runs a page like any other; crawlers that use one say who they are besides. */
function isBot(browser: string): boolean {
  return browser === '' || isbot(browser.replace('HeadlessChrome', 'Chrome'));
}

function deviceOf(browser: string): (typeof dispositivos)[number] {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(browser)) return 'tableta';
  return /Mobi|iPhone|iPod|Android/i.test(browser) ? 'movil' : 'ordenador';
}

/** Without its port and "www."; empty for what is no host. */
function hostOf(text: string): string {
  const host = text
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
  return /^[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?$/.test(host) ? host : '';
}

/** A host that others can reach has a dot; what has none may be the beginning of an address of another kind. */
function isSite(host: string): boolean {
  return host.includes('.');
}

/** True of text that may say who somebody is (an address, a number, a key): it is counted, not written down. */
function mayIdentify(text: string): boolean {
  const long = text.match(/\w{20,}/g) ?? [];
  return text.includes('@') || /\d{7}/.test(text.replace(/[\s.+/-]/g, '')) || long.some((word) => /\d/.test(word));
}
