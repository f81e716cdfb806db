import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { say } from '#values/idioma/say.ts';
import { type CarritoItem, keyOf, minQuantity } from './carrito.ts';
import { nameOf } from './lines.ts';
import styles from './quantity-input.module.css';
import { mostOf, mostSaid } from './shelf.ts';
import { setQuantity } from './store.ts';

interface Props {
  item: CarritoItem;
  /** How many of it there are; null: as many as anybody wants. */
  stock: number | null;
}

export function QuantityInput({ item, stock }: Props) {
  const { quantity } = item;
  const [key, name] = [keyOf(item), nameOf(item)];
  const id = useId();
  // While it is being typed a field may be empty or wrong; the cart only takes what is right.
  const [draft, setDraft] = useState<string>();
  const most = mostOf({ stock });
  const isScarce = stock !== null && quantity >= most;

  function type({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    setDraft(value);
    const typed = Number(value);
    if (Number.isInteger(typed) && typed >= minQuantity) setQuantity(key, Math.min(typed, most));
  }

  return (
    <div>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={say('Quitar una unidad de {nombre}', { nombre: name })}
          disabled={quantity <= minQuantity}
          onClick={() => setQuantity(key, quantity - 1)}
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
          aria-label={say('Cantidad de {nombre}', { nombre: name })}
          aria-describedby={isScarce ? id : undefined}
          value={draft ?? quantity}
          onChange={type}
          onBlur={() => setDraft(undefined)}
        />
        <button
          type="button"
          aria-label={say('Añadir una unidad de {nombre}', { nombre: name })}
          disabled={quantity >= most}
          onClick={() => setQuantity(key, quantity + 1)}
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
