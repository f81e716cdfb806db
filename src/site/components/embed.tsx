import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { type EmbedKind, useConsent } from './consent.tsx';
import styles from './embed.module.css';

interface Props {
  kind: EmbedKind;
  title: string;
  src: string;
  /** Who is asked when it loads. */
  provider: string;
  ratio?: string;
}

/** Something of a third party: loaded when the visitor has agreed to that kind, or presses this one's own button. */
export function Embed({ kind, title, src, provider, ratio = '16 / 9' }: Props) {
  const { choice } = useConsent();
  const [isWanted, setWanted] = useState(false);
  const isLoaded = isWanted || choice?.[kind];
  return (
    <div className={styles.frame} style={{ aspectRatio: ratio }} data-noprint>
      {isLoaded ? (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          allow="encrypted-media; picture-in-picture; autoplay"
        />
      ) : (
        <div className={styles.offer}>
          <p className={styles.title}>{title}</p>
          <p>Al cargarlo, {provider} recibirá tu dirección IP y podrá guardar cookies.</p>
          <Button look="quiet" onClick={() => setWanted(true)} aria-label={`Cargar: ${title}`}>
            Cargar
          </Button>
        </div>
      )}
    </div>
  );
}
