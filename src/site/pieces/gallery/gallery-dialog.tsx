import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { captionOf, Picture } from '#ui/picture.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './gallery.module.css';

export interface GalleryImage {
  src: string;
  alt: string;
  /** What is said under it; otherwise what the library says. */
  caption?: string;
}

interface Props {
  images: GalleryImage[];
  label: string;
  first: number;
  onClose(): void;
}

const swipePx = 50;

/** Pictures one at a time, as large as the screen: by buttons, arrows, or a finger. */
export function GalleryDialog({ images, label, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(first);
  const touchedAt = useRef(0);
  const move = (by: number) => setShown((now) => (now + by + images.length) % images.length);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function endSwipe({ changedTouches }: TouchEvent) {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > swipePx) move(moved > 0 ? -1 : 1);
  }

  const current = images[shown]!;
  const caption = current.caption ?? [current.alt, captionOf(current.src)].filter(Boolean).join('. ');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1);
        if (event.key === 'ArrowLeft') move(-1);
      }}
      onTouchStart={({ touches }) => {
        touchedAt.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={endSwipe}
    >
      <figure className={styles.large}>
        <Picture key={current.src} src={current.src} alt={current.alt} sizes="96vw" isMain isDescribed={!current.alt} />
        {caption && <figcaption aria-hidden={caption === current.alt}>{caption}</figcaption>}
      </figure>
      <div className={styles.controls}>
        {images.length > 1 && (
          <>
            <button type="button" aria-label={say('Anterior')} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <p aria-live="polite">{say('{n} de {total}', { n: shown + 1, total: images.length })}</p>
            <button type="button" aria-label={say('Siguiente')} onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
        <button type="button" aria-label={say('Cerrar')} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
