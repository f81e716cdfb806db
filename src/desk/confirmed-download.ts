import type { MouseEvent } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import { mayDownload } from './send.ts';

/** What a link to a file does that is handed out only after confirming who one is. */
export function confirmedDownload(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void mayDownload(href).then((may) => {
    if (!may) return;
    const link = document.createElement('a');
    Object.assign(link, { href, download: '' }).click();
  });
}
