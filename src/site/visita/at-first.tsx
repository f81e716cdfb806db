import { useEffect, useState } from 'react';
import { say } from '#values/idioma/say.ts';
import type { Apertura } from '#values/visita/horas.ts';
import styles from './at-first.module.css';
import { OpenNow } from './open-now.tsx';

/** On a phone the card with hours and address comes after the text: what one asks on the road is said before, with the way there. */
export function AtFirst({ apertura }: { apertura: Apertura[] }) {
  const [isNarrow, setNarrow] = useState(false);
  // Where the card stands beside the text it says so itself.
  useEffect(() => {
    setNarrow(matchMedia('(width < 992px)').matches);
  }, []);
  return (
    <div className={styles.first} data-noprint>
      {apertura.length > 0 && <div className={styles.now}>{isNarrow && <OpenNow apertura={apertura} />}</div>}
      <a href="#donde-esta">{say('Dónde está')}</a>
    </div>
  );
}
