import { say } from '#values/idioma/say.ts';
import { formatEuros } from '#values/money.ts';
import styles from './price-tag.module.css';

interface Props {
  precio: number;
  /** The lowest price of the 30 days before it was lowered: crossed out. */
  before?: number | null;
  /** The lowest of several. */
  isFrom?: boolean;
}

/** A price as it is shown everywhere. */
export function PriceTag({ precio, before, isFrom = false }: Props) {
  return (
    <>
      {isFrom ? say('Desde {precio}', { precio: formatEuros(precio) }) : formatEuros(precio)}
      {before != null && (
        <>
          {' '}
          <span className="visually-hidden">{say('El precio más bajo de los 30 días anteriores era')}</span>
          <s className={styles.before}>{formatEuros(before)}</s>
        </>
      )}
    </>
  );
}
