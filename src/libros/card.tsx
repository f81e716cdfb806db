import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './card.module.css';
import type { LibroListItem } from './libro.ts';

const zoomAfterMs = 600;
const navigateAfterMs = 1000;

/** A cover that opens before its page does. Underneath it is a plain link, and under reduced motion it stays one. */
export function BookCard({ libro, isMain }: { libro: LibroListItem; isMain: boolean }) {
  const navigate = useNavigate();
  const [motion, setMotion] = useState<'closed' | 'opening' | 'zooming'>('closed');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const href = `/libro/${libro.slug}`;

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    if (motion !== 'closed') return;
    setMotion('opening');
    timers.current = [
      setTimeout(() => setMotion('zooming'), zoomAfterMs),
      setTimeout(() => void navigate({ href }), navigateAfterMs),
    ];
  }

  const isOpen = motion !== 'closed';
  return (
    <AppLink
      href={href}
      onClick={open}
      className={`${styles.book} ${isOpen ? styles.opening : ''} ${motion === 'zooming' ? styles.zoom : ''}`}
    >
      <span className={styles.volume}>
        <span className={styles.pages} aria-hidden="true" />
        <span className={styles.cover}>
          <Picture src={libro.imagen_url} alt="" sizes="(min-width: 768px) 260px, 45vw" isMain={isMain} />
        </span>
      </span>
      <span className={styles.title}>{libro.titulo}</span>
      <span className={styles.authors}>{libro.autores}</span>
    </AppLink>
  );
}
