import type { Ubicacion } from '#areas/ubicaciones/ubicacion.ts';
import styles from './faq.module.css';

export function Faq({ faqs }: { faqs: Ubicacion['faqs'] }) {
  return (
    <div className={styles.faq}>
      {faqs.map(({ id, pregunta, respuesta }) => (
        <details key={id}>
          <summary>{pregunta}</summary>
          <p>{respuesta}</p>
        </details>
      ))}
    </div>
  );
}
