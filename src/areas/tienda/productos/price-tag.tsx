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
      {isFrom && 'Desde '}
      {formatEuros(precio)}
      {before != null && (
        <>
          {' '}
          <span className="visually-hidden">El precio más bajo de los 30 días anteriores era</span>
          <s className={styles.before}>{formatEuros(before)}</s>
        </>
      )}
    </>
  );
}
