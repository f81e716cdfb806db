import styles from './coming.module.css';

/** Code that was asked for is on its way: said at once, seen when it takes a moment. */
export function Coming() {
  return (
    <span role="status" className={styles.coming}>
      Cargando…
    </span>
  );
}
