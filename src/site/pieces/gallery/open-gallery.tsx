/** Galleries of texts, opened by a press on one of their pictures: this comes with the first text that has one. */
import { createRoot } from 'react-dom/client';
import { isPlainClick } from '#ui/plain-click.ts';
import { GalleryDialog } from './gallery-dialog.tsx';

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-ampliar]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  openGallery(link);
});

function openGallery(link: HTMLAnchorElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  function close() {
    root.unmount();
    place.remove();
    link.focus();
  }
  root.render(<GalleryDialog {...galleryOf(link)} label="Galería" onClose={close} />);
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
