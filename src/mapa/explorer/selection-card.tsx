import { X } from 'lucide-react';
import { AppLink } from '#ui/app-link.tsx';
import styles from './explorer.module.css';
import type { Selection } from './explorer.tsx';

/** What was pressed on the map, with its way on. */
export function SelectionCard({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  return (
    <section className={styles.card} aria-label={selection.titulo} aria-live="polite">
      <div className={styles.cardHead}>
        <h2>{selection.titulo}</h2>
        <button type="button" onClick={onClose} aria-label="Cerrar">
          <X aria-hidden />
        </button>
      </div>
      <ul>
        {selection.items.map(({ nombre, detalle, href }) => (
          <li key={href + nombre}>
            <AppLink href={href}>{nombre}</AppLink>
            {detalle && <span>{detalle}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
