import { useSitio } from '#ui/use-sitio.ts';
import { frame } from '../projection.ts';
import drawing from '../provincia.svg?url&no-inline';
import styles from './province-lines.module.css';

/** The province's lines alone, as an ornament: they take the colour of the text around them. */
export function ProvinceLines({ className }: { className?: string | undefined }) {
  if (!useSitio().marca.mapa) return null;
  return (
    <svg className={className} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
      <use href={`${drawing}#provincia`} className={styles.ornament} />
    </svg>
  );
}
