import { isOtherDocument } from '#own-documents.ts';
import { isPlainClick } from './plain-click.ts';

/** A path that ends like a file's name is no page of the app: documents, pictures, calendars, feeds. */
export function isFile(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,4}$/i.test(path.replace(/[?#].*$/s, ''));
}

/** Whether a press on a link leads to a page that this document can show; all else is the browser's to follow. */
export function staysHere(link: HTMLAnchorElement, event: Parameters<typeof isPlainClick>[0]): boolean {
  return (
    isPlainClick(event) &&
    link.origin === location.origin &&
    /^(?:_self)?$/.test(link.target) &&
    !link.download &&
    !isFile(link.pathname) &&
    !isOtherDocument(link.pathname, location.pathname)
  );
}
