import { type ReactNode, useState } from 'react';
import { type EmbedKind, useConsent } from '#site/consent.tsx';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './embed.module.css';

interface GateProps {
  kind: EmbedKind;
  title: string;
  /** Which third party it loads from. */
  provider: string;
  /** Width to height of the frame; without it, loaded content is shown without a frame. */
  ratio?: string | undefined;
  /** A line with a button, until it is wanted: something else shows the place already. */
  isCompact?: boolean | undefined;
}

/** Third-party content in a frame. */
export function Embed({ src, ratio = '16 / 9', ...gate }: GateProps & { src: string }) {
  return (
    <ConsentGate {...gate} ratio={ratio}>
      <iframe
        src={src}
        title={gate.title}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        allow="encrypted-media; picture-in-picture; autoplay"
      />
    </ConsentGate>
  );
}

/** Shows its content when the visitor has agreed to that kind, or presses the button for this one. */
export function ConsentGate({
  kind,
  title,
  provider,
  ratio,
  isCompact,
  children,
}: GateProps & { children: ReactNode }) {
  const { choice } = useConsent();
  const [isWanted, setWanted] = useState(false);
  const isLoaded = isWanted || choice?.[kind];
  if (isLoaded && !ratio) return children;
  if (!isLoaded && isCompact)
    return (
      <div className={styles.line} data-noprint>
        <Offer title={title} provider={provider} onWanted={() => setWanted(true)} />
      </div>
    );
  return (
    <div className={styles.frame} style={{ aspectRatio: ratio }} data-noprint>
      {isLoaded ? (
        children
      ) : (
        <div className={styles.offer}>
          <Offer title={title} provider={provider} onWanted={() => setWanted(true)} />
        </div>
      )}
    </div>
  );
}

function Offer({ title, provider, onWanted }: Pick<GateProps, 'title' | 'provider'> & { onWanted: () => void }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p>{say('Al cargarlo, {servicio} recibirá tu dirección IP y podrá guardar cookies.', { servicio: provider })}</p>
      <Button look="quiet" onClick={onWanted} aria-label={say('Cargar: {titulo}', { titulo: title })}>
        {say('Cargar')}
      </Button>
    </>
  );
}
