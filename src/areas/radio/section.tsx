import { ConsentGate, Embed } from '#site/pieces/embed/embed.tsx';
import { RadioPlayer } from './player.tsx';
import { useRadio } from './provider.tsx';
import { isOwnStream, isStream } from './radio.ts';
import styles from './section.module.css';

const provider = 'el servicio de radio';

/** The online radio of the operator's choice: a stream in our own player, or an embedded page. */
export function Radio({ url }: { url: string | null }) {
  return (
    <section className={styles.radio} aria-labelledby="radio">
      <div className={`wide ${styles.inner}`}>
        <div>
          <p className={styles.kicker}>En el aire</p>
          <h2 id="radio">Radio en línea</h2>
          <p>Voces, música y memoria de la provincia, a cualquier hora.</p>
        </div>
        <Receiver url={url} />
        <noscript>
          <p className={styles.silent}>Para escuchar la radio hace falta JavaScript.</p>
        </noscript>
      </div>
    </section>
  );
}

function Receiver({ url }: { url: string | null }) {
  const { state } = useRadio();
  if (!url) return <p className={styles.silent}>Ahora mismo no hay emisión. Vuelve más tarde.</p>;
  if (!isStream(url)) return <Embed kind="radio" title="Radio en línea" src={url} provider={provider} ratio="16 / 6" />;
  // Our own sound needs no consent; a visitor who is already listening has given it.
  if (isOwnStream(url) || state !== 'off') return <RadioPlayer />;
  return (
    <ConsentGate kind="radio" title="Radio en línea" provider={provider}>
      <RadioPlayer />
    </ConsentGate>
  );
}
