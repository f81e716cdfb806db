import { useEffect, useRef, useState } from 'react';
import { say } from '#values/idioma/say.ts';
import { notesOf, type PictureNotes, parsePicture, srcSet, withoutNotes } from '#values/picture.ts';
import styles from './picture.module.css';

interface Props {
  src: string | null | undefined;
  alt: string;
  /** Of `alt`, where that is not the page's. */
  lang?: 'es' | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The picture of the page: loaded first. */
  isMain?: boolean;
  /** What the library says it shows goes before `alt`. */
  isDescribed?: boolean;
  className?: string | undefined;
}

/** A stored picture in the width the place needs; "Sin Imagen" when there is none, "Imagen No Disponible" when it fails. */
export function Picture({ src: given, alt: named, lang: namedIn, sizes, isMain, isDescribed, className = '' }: Props) {
  const src = given && withoutNotes(given);
  const notes = notesOf(given);
  const alt = (isDescribed && notes.alt) || named;
  const lang = isDescribed && notes.alt ? noteLang(notes, 'alt') : namedIn;
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // It may have failed before React was listening.
  useEffect(() => {
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(src);
  }, [src]);

  if (!src || broken === src)
    return (
      <PlaceholderPicture
        text={src ? say('Imagen No Disponible') : say('Sin Imagen')}
        alt={alt}
        className={className}
      />
    );

  const picture = parsePicture(src);
  const loading = isMain
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const common = {
    ref: image,
    className: `${styles.image} ${className}`,
    lang,
    onError: () => setBroken(src),
    ...(notes.foco && { style: { objectPosition: notes.foco } }),
    ...loading,
  };
  if (!picture) return <img {...common} alt={alt} src={src} />;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        {...common}
        alt={alt}
        src={src}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
      />
    </picture>
  );
}

/**
 * What stands under a picture, as the library has it: "La hoz desde el puente · Fotografía: Ana". A credit that says itself
 * what it is, "Cartel: Ana", stays as it is, unless it is one that every language knows.
 */
export function captionOf(src: string | null | undefined, fotografo?: string | null): string {
  const { pie, credito } = notesOf(src);
  const by = fotografo || credito;
  return [pie, by && creditOf(by)].filter(Boolean).join(' · ');
}

function creditOf(by: string): string {
  const [, what, autor = by] = /^(Fotografía|Foto|Ilustración): (.*)$/.exec(by) ?? [];
  if (what === 'Ilustración') return say('Ilustración: {autor}', { autor });
  return !what && /^\p{L}+: /u.test(by) ? by : say('Fotografía: {autor}', { autor });
}

/** Where the library's words are still in Spanish. */
export function noteLang({ es = '' }: PictureNotes, note: 'alt' | 'pie'): 'es' | undefined {
  return es.includes(note) ? 'es' : undefined;
}

function PlaceholderPicture({ text, alt, className }: { text: string; alt: string; className: string }) {
  return (
    <span className={`${styles.placeholder} ${className}`} role="img" aria-label={alt || text}>
      <svg viewBox="0 0 120 60" aria-hidden="true" focusable="false">
        <path d="M4 54 L34 18 L52 38 L70 10 L116 54 Z" fill="currentColor" opacity="0.35" />
        <circle cx="92" cy="14" r="7" fill="currentColor" opacity="0.35" />
      </svg>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
