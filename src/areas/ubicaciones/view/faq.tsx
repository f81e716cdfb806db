import type { Ubicacion } from '#areas/ubicaciones/ubicacion.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import styles from './faq.module.css';

export function Faq({ faqs }: { faqs: Ubicacion['faqs'] }) {
  return (
    <div className={styles.faq}>
      {faqs.map(({ id, pregunta, respuesta, ...faq }) => (
        <details key={id}>
          <summary lang={langOf(faq, 'pregunta')}>{pregunta}</summary>
          <p lang={langOf(faq, 'respuesta')}>{respuesta}</p>
        </details>
      ))}
    </div>
  );
}
