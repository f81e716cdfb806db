/** Galleries of texts open by a press on one of their pictures: this comes with the first text that has one. */
import { loadPart } from '#ui/lazy-part.ts';
import { isPlainClick } from '#ui/plain-click.ts';

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-ampliar]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  void loadPart(() => import('./gallery-window.tsx')).then((part) => part?.openGallery(link));
});
