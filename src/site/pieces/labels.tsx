import { type Etiqueta, etiquetaLabel } from '#values/etiquetas.ts';
import { say } from '#values/idioma/say.ts';
import styles from './labels.module.css';

/** For whom a thing is made; nothing when nobody has said so. */
export function Labels({ etiquetas }: { etiquetas: readonly Etiqueta[] }) {
  if (etiquetas.length === 0) return null;
  return (
    <ul className={styles.labels} aria-label={say('Etiquetas')}>
      {etiquetas.map((etiqueta) => (
        <li key={etiqueta}>{say(etiquetaLabel[etiqueta])}</li>
      ))}
    </ul>
  );
}
