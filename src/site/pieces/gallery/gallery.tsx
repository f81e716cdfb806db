import { type MouseEvent, useState } from 'react';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { say } from '#values/idioma/say.ts';
import { withoutNotes } from '#values/picture.ts';
import styles from './gallery.module.css';
import { GalleryDialog, type GalleryImage } from './gallery-dialog.tsx';

/** Small pictures that open large in a dialog; without JavaScript each is a link to its file. */
export function Gallery({ images, label, sizes }: { images: GalleryImage[]; label: string; sizes: string }) {
  const [shown, setShown] = useState<number>();

  function open(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {images.map((image, index) => (
          <li key={image.src}>
            <a
              href={withoutNotes(image.src)}
              aria-label={say('Ampliar: {imagen}', { imagen: image.alt || label })}
              onClick={(event) => open(event, index)}
            >
              <Picture src={image.src} alt="" sizes={sizes} />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <GalleryDialog images={images} label={label} first={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
