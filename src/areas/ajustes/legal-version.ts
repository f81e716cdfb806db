/** Versions of the legal texts are named by their day; a second one of the same day has a number. */
import type { Ajustes } from './ajustes.ts';
import type { LegalPage } from './defaults.ts';

/** Of the texts that come with the program. */
export const builtLegalVersion = '2026-11-18-3';

/** Never one that was given before, also where the clock has been put back. */
export function nextLegalVersion(last: string, today: string): string {
  const [, day = '', count] = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?$/.exec(last || builtLegalVersion) ?? [];
  return today > day ? today : `${day}-${Number(count ?? 1) + 1}`;
}

/** What a page says now: its own text as it was published, or the later of the built one and the data it shows. */
export function legalVersion({ texto, version }: Ajustes['legal'][LegalPage]): string {
  if (texto) return version || builtLegalVersion;
  return version > builtLegalVersion ? version : builtLegalVersion;
}

export function legalDay(version: string): string {
  return version.slice(0, 10);
}

/** Of each legal page, the version that is shown now: what a consent stores. */
export function versionsOf(legal: Ajustes['legal']): Record<LegalPage, string> {
  return Object.fromEntries(
    Object.entries(legal).map(([page, published]) => [page, legalVersion(published)]),
  ) as Record<LegalPage, string>;
}

const header = 'x-politica-version';
const sentenceHeader = 'x-consentimiento-version';
const isVersion = (text: string) => /^\d{4}-\d\d-\d\d(?:-\d+)?$/.test(text);

/** Sent along by forms that ask for consent: which privacy policy their visitor could read. */
export function consentHeaders(versions: Record<LegalPage, string>): Record<string, string> {
  return { [header]: versions['politica-privacidad'] };
}

/** What the visitor had before their eyes; a page that does not say it showed what holds now. */
export function shownVersion({ headers }: Request, legal: Ajustes['legal']): string {
  const sent = headers.get(header) ?? '';
  return isVersion(sent) ? sent : versionsOf(legal)['politica-privacidad'];
}

/** Sent along by the newsletter's form: which sentence stood beside it. */
export function sentenceHeaders({ version }: Ajustes['boletin']): Record<string, string> {
  return { [sentenceHeader]: version || builtLegalVersion };
}

/** The same for the sentence of the newsletter. */
export function shownSentence({ headers }: Request, { version }: Ajustes['boletin']): string {
  const sent = headers.get(sentenceHeader) ?? '';
  return isVersion(sent) ? sent : version || builtLegalVersion;
}
