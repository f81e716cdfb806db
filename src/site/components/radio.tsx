import { Embed } from './embed.tsx';
import styles from './radio.module.css';

/** The online radio of the operator's choice. */
export function Radio({ url }: { url: string | null }) {
  return (
    <section className={styles.radio} aria-labelledby="radio">
      <div className={`wide ${styles.inner}`}>
        <div>
          <p className={styles.kicker}>En el aire</p>
          <h2 id="radio">Radio en línea</h2>
          <p>Voces, música y memoria de la provincia, a cualquier hora.</p>
        </div>
        {url ? (
          <Embed kind="radio" title="Radio en línea" src={url} provider="el servicio de radio" ratio="16 / 6" />
        ) : (
          <p className={styles.silent}>Ahora mismo no hay emisión. Vuelve más tarde.</p>
        )}
      </div>
    </section>
  );
}
