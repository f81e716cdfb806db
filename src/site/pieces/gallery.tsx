import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { captionOf, Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { withoutNotes } from '#values/picture.ts';
import styles from './gallery.module.css';

export interface GalleryImage {
  src: string;
  alt: string;
}

/** Small pictures that open large in a dialog; without JavaScript each is a link to its file. */
export function Gallery({ images, label, sizes }: { images: GalleryImage[]; label: string; sizes: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<number>();
  const move = (by: number) => setShown((now = 0) => (now + by + images.length) % images.length);

  function open(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(index);
    dialog.current?.showModal();
  }

  const current = shown === undefined ? undefined : images[shown];
  const caption = current && [current.alt, captionOf(current.src)].filter(Boolean).join('. ');
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {images.map((image, index) => (
          <li key={image.src}>
            <a
              href={withoutNotes(image.src)}
              aria-label={`Ampliar: ${image.alt || label}`}
              onClick={(event) => open(event, index)}
            >
              <Picture src={image.src} alt="" sizes={sizes} />
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={label}
        onClose={() => setShown(undefined)}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(1);
          if (event.key === 'ArrowLeft') move(-1);
        }}
      >
        {current && (
          <figure className={styles.large}>
            <Picture
              key={current.src}
              src={current.src}
              alt={current.alt}
              sizes="96vw"
              isMain
              isDescribed={!current.alt}
            />
            {caption && <figcaption aria-hidden={caption === current.alt}>{caption}</figcaption>}
          </figure>
        )}
        <div className={styles.controls}>
          {images.length > 1 && (
            <>
              <button type="button" aria-label="Anterior" onClick={() => move(-1)}>
                <ChevronLeft aria-hidden="true" />
              </button>
              <p aria-live="polite">
                {(shown ?? 0) + 1} de {images.length}
              </p>
              <button type="button" aria-label="Siguiente" onClick={() => move(1)}>
                <ChevronRight aria-hidden="true" />
              </button>
            </>
          )}
          <button type="button" aria-label="Cerrar" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </div>
      </dialog>
    </>
  );
}
