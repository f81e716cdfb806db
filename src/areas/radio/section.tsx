import { ConsentGate, Embed } from '#site/pieces/embed/embed.tsx';
import { later, say } from '#values/idioma/say.ts';
import { RadioPlayer } from './player.tsx';
import { useRadio } from './provider.tsx';
import { isOwnStream, isStream } from './radio.ts';
import styles from './section.module.css';

const provider = later('el servicio de radio');

interface Props {
  url: string | null;
  titulo: string;
  entradilla: string;
  antetitulo: string;
}

/** The online radio of the operator's choice: a stream in our own player, or an embedded page. */
export function Radio({ url, titulo, entradilla, antetitulo }: Props) {
  return (
    <section className={styles.radio} aria-labelledby="radio">
      <div className={`wide ${styles.inner}`}>
        <div>
          {antetitulo && <p className="kicker">{antetitulo}</p>}
          <h2 id="radio">{titulo}</h2>
          {entradilla && <p>{entradilla}</p>}
        </div>
        <Receiver url={url} />
        <noscript>
          <p className={styles.silent}>{say('Para escuchar la radio hace falta JavaScript.')}</p>
        </noscript>
      </div>
    </section>
  );
}

function Receiver({ url }: { url: string | null }) {
  const { state } = useRadio();
  if (!url) return <p className={styles.silent}>{say('Ahora mismo no hay emisión. Vuelve más tarde.')}</p>;
  if (!isStream(url))
    return <Embed kind="radio" title={say('Radio en línea')} src={url} provider={say(provider)} ratio="16 / 6" />;
  // Our own sound needs no consent; a visitor who is already listening has given it.
  if (isOwnStream(url) || state !== 'off') return <RadioPlayer />;
  return (
    <ConsentGate kind="radio" title={say('Radio en línea')} provider={say(provider)}>
      <RadioPlayer />
    </ConsentGate>
  );
}
