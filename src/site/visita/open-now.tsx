import { useEffect, useState } from 'react';
import { say } from '#values/idioma/say.ts';
import { abiertoAt, abiertoInWords } from '#values/visita/abierto.ts';
import type { Apertura } from '#values/visita/horas.ts';
import styles from './open-now.module.css';

/** Worked out in the browser, minute by minute, also without a connection: pages are made long before they are read. Paper is read later still. */
export function OpenNow({ apertura }: { apertura: Apertura[] }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const found = now && abiertoAt(apertura, now);
  if (!found) return null;
  return (
    <span className={styles.now} data-open={found.isOpen || undefined} data-noprint>
      <strong>{abiertoInWords(found, now)}</strong>
      <small>
        {found.isUnsure ? say('es festivo: puede tener otro horario') : say('según nuestra última noticia')}
      </small>
    </span>
  );
}
