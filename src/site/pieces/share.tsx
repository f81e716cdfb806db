import type { MouseEvent } from 'react';
import { SocialIcon } from '#site/social-links.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import styles from './share.module.css';

/** Real links that open a 600 by 400 pop-up; with the pop-up blocked, or without JavaScript, they are just links. */
export function ShareButtons({ title, path, look }: { title: string; path: string; look: 'icons' | 'buttons' }) {
  const { url: base, redes } = useSitio();
  const url = base + path;
  const networks = [
    {
      name: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: title })}`,
    },
    {
      name: 'x',
      label: 'X',
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url, hashtags: redes.hashtags.join(',') })}`,
    },
  ] as const;
  return (
    <ul className={`${styles.share} ${styles[look]}`} data-noprint>
      {networks.map(({ name, label, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            data-popup
            onClick={openPopup}
            aria-label={`Compartir en ${label}`}
          >
            <SocialIcon name={name} />
            {look === 'buttons' && <span>Compartir en {label}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  const popup = window.open(event.currentTarget.href, 'compartir', 'width=600,height=400');
  if (popup) event.preventDefault();
}
