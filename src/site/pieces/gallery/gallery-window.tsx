/** A gallery of a text in a window of its own, outside the page that React keeps. */
import { createRoot } from 'react-dom/client';
import { say } from '#values/idioma/say.ts';
import { GalleryDialog } from './gallery-dialog.tsx';

export function openGallery(link: HTMLAnchorElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  function close() {
    root.unmount();
    place.remove();
    link.focus();
  }
  root.render(<GalleryDialog {...galleryOf(link)} label={say('Galería')} onClose={close} />);
}

/** The pictures that open large with this one. */
function galleryOf(link: HTMLAnchorElement) {
  const links = [...link.closest('[data-galeria]')!.querySelectorAll<HTMLAnchorElement>('a[data-ampliar]')];
  const images = links.map((one) => ({
    src: one.pathname,
    alt: one.querySelector('img')?.alt ?? '',
    caption: one.parentElement?.querySelector('figcaption')?.textContent ?? '',
  }));
  return { images, first: links.indexOf(link) };
}
