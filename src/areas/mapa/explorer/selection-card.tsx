import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { capaKind } from '#areas/mapa/capas.ts';
import land from '#areas/mapa/land.module.css';
import { AppLink } from '#ui/app-link.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import styles from './explorer.module.css';
import type { Selection } from './explorer.tsx';

/** What was pressed on the map, with its way on. */
export function SelectionCard({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  const card = useRef<HTMLElement>(null);
  // On a phone it comes below the map, where it may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something else was pressed
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [selection]);
  return (
    <section ref={card} className={styles.card} aria-label={selection.titulo} aria-live="polite">
      <div className={styles.cardHead}>
        <h2>{selection.titulo}</h2>
        <button type="button" onClick={onClose} aria-label={say('Cerrar')}>
          <X aria-hidden />
        </button>
      </div>
      <ul>
        {selection.items.map((item) => {
          const { nombre, detalle, href, capa } = item;
          return (
            <li key={href + nombre}>
              {capa && (
                <span className={land.mark} data-kind={capaKind[capa]} aria-hidden>
                  <i />
                </span>
              )}
              <AppLink href={href} lang={langOf(item, 'nombre')}>
                {nombre}
              </AppLink>
              {detalle && <p>{detalle}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
