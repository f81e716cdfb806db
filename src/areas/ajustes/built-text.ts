import type { LegalPage } from './defaults.ts';

/** What a page of the program says now, as its visitors read it. */
export async function builtText(page: LegalPage): Promise<string | undefined> {
  try {
    const document = new DOMParser().parseFromString(await (await fetch(`/${page}`)).text(), 'text/html');
    return document.querySelector('[data-legal-text]')?.innerHTML;
  } catch {
    return undefined;
  }
}
