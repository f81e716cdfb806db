import { type MouseEvent, useEffect, useRef } from 'react';
import { useConsent } from '#site/consent.tsx';
import { useFollowLinks } from '#ui/app-link.tsx';
import { loadPart } from '#ui/lazy-part.ts';
import { say } from '#values/idioma/say.ts';
import type { ShownHtml } from '#values/rich-text/shown.ts';
import styles from './rich-text.module.css';

interface Props {
  html: ShownHtml;
  className?: string | undefined;
  /** Where it is not the page's own. */
  lang?: 'es' | undefined;
}

/** HTML from the editor, cleaned when it was written and made ready by the server. Links to this site stay in the app; embeds wait for consent. */
export function RichText({ html, className = '', lang }: Props) {
  const followLinks = useFollowLinks();
  const element = useRef<HTMLDivElement>(null);
  const { choice } = useConsent();

  function follow(event: MouseEvent<HTMLDivElement>) {
    const embedButton = (event.target as Element).closest('button[data-embed]');
    if (embedButton) return loadEmbed(embedButton.parentElement);
    followLinks(event);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other videos
  useEffect(() => {
    if (choice?.videos)
      for (const box of element.current?.querySelectorAll('[data-embed-box]') ?? []) loadEmbed(box as HTMLElement);
  }, [choice, html]);

  // A picture that is gone says so; it may have failed before React was listening. Errors do not bubble.
  useEffect(() => {
    const text = element.current!;
    // It listens by itself to what opens large.
    if (html.includes('data-ampliar')) void loadPart(() => import('#site/pieces/gallery/open-gallery.ts'));
    const sayMissing = ({ target }: Event) => target instanceof HTMLImageElement && replaceMissing(target);
    for (const image of text.querySelectorAll('img')) if (isMissing(image)) replaceMissing(image);
    text.addEventListener('error', sayMissing, true);
    return () => text.removeEventListener('error', sayMissing, true);
  }, [html]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside answer the keyboard themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what bubbles up from them
    <div
      ref={element}
      className={`${styles.text} ${className}`}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was written
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function isMissing({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

function replaceMissing(image: HTMLImageElement): void {
  const place = document.createElement('span');
  place.className = 'imagen-perdida';
  place.setAttribute('role', 'img');
  place.setAttribute('aria-label', image.alt);
  place.textContent = say('Imagen No Disponible');
  image.replaceWith(place);
}

function loadEmbed(box: HTMLElement | null): void {
  const src = box?.dataset.embedBox;
  if (!src) return;
  box.innerHTML = `<iframe src="${src}" title="${say('Vídeo')}" allowfullscreen></iframe>`;
  delete box.dataset.embedBox;
}
