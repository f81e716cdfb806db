import { captionOf, noteLang, Picture } from '#ui/picture.tsx';
import { notesOf } from '#values/picture.ts';
import styles from './cover.module.css';

interface Props {
  src: string | null | undefined;
  alt?: string;
  /** Of `alt`, where that is not the page's. */
  lang?: 'es' | undefined;
  /** Who took it, where the page knows it apart from the picture. */
  credit?: string | null;
  className?: string | undefined;
}

/** The wide picture under a page's title, with what is said of it. */
export function Cover({ src, alt = '', lang, credit, className = '' }: Props) {
  const caption = captionOf(src, credit);
  return (
    <figure className={`${styles.cover} ${src ? '' : styles.none} ${className}`}>
      <Picture src={src} alt={alt} lang={lang} sizes="(min-width: 1264px) 1200px, 96vw" isMain isDescribed />
      {caption && <figcaption lang={noteLang(notesOf(src), 'pie')}>{caption}</figcaption>}
    </figure>
  );
}
