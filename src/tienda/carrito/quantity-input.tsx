import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { type CarritoItem, minQuantity, mostOf, mostSaid } from './carrito.ts';
import styles from './quantity-input.module.css';
import { setQuantity } from './store.ts';

interface Props {
  producto: CarritoItem['producto'];
  quantity: number;
  /** How many of it there are; null: as many as anybody wants. */
  stock: number | null;
}

export function QuantityInput({ producto, quantity, stock }: Props) {
  const id = useId();
  // While it is being typed a field may be empty or wrong; the cart only takes what is right.
  const [draft, setDraft] = useState<string>();
  const most = mostOf({ stock });
  const isScarce = stock !== null && quantity >= most;

  function type({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    setDraft(value);
    const typed = Number(value);
    if (Number.isInteger(typed) && typed >= minQuantity) setQuantity(producto.id, Math.min(typed, most));
  }

  return (
    <div className={styles.quantity}>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={`Quitar una unidad de ${producto.nombre}`}
          disabled={quantity <= minQuantity}
          onClick={() => setQuantity(producto.id, quantity - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={minQuantity}
          max={most}
          step={1}
          aria-label={`Cantidad de ${producto.nombre}`}
          aria-describedby={isScarce ? id : undefined}
          value={draft ?? quantity}
          onChange={type}
          onBlur={() => setDraft(undefined)}
        />
        <button
          type="button"
          aria-label={`Añadir una unidad de ${producto.nombre}`}
          disabled={quantity >= most}
          onClick={() => setQuantity(producto.id, quantity + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {isScarce && (
        <p id={id} className={styles.scarce}>
          {sentence(mostSaid({ stock }))}
        </p>
      )}
    </div>
  );
}

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
