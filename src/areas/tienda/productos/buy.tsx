import { useId, useRef, useState } from 'react';
import { AddToCarrito } from '#areas/tienda/carrito/add-button.tsx';
import { canBuy, ShopClosed } from '#areas/tienda/carrito/shop-closed.tsx';
import {
  chosenVariante,
  firstChoice,
  hasPrices,
  offeredValues,
  pictureOf,
  shownWith,
  stateOf,
} from '#areas/tienda/variantes/chosen.ts';
import { varianteName } from '#areas/tienda/variantes/opciones.ts';
import { announce } from '#site/pieces/announce.ts';
import { Button } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { formatEuros } from '#values/money.ts';
import styles from './buy.module.css';
import { ProductoPrice } from './price.tsx';
import type { Producto } from './producto.ts';

interface Props {
  producto: Producto;
  /** The picture that shows what is chosen, undefined where none does. */
  onPicture(picture: string | undefined): void;
}

/** Price, choice of variant and the button, on a product's page and in its modal. */
export function ProductoBuy({ producto, onPicture }: Props) {
  const [choice, setChoice] = useState(() => firstChoice(producto));
  const [missing, setMissing] = useState<number>();
  const group = useRef<HTMLDivElement>(null);
  const variante = chosenVariante(producto, choice);
  const isOpen = canBuy(useSitio());
  if (producto.opciones.length === 0)
    return (
      <>
        <ProductoPrice producto={producto} />
        <ShopClosed />
        <AddToCarrito producto={producto} />
      </>
    );

  function choose(index: number, valor: string) {
    const next = choice.with(index, valor);
    setChoice(next);
    onPicture(pictureOf(producto, next));
    setMissing(undefined);
  }

  function askForChoice() {
    const index = Math.max(0, choice.indexOf(undefined));
    setMissing(index);
    announce(missingSaid(producto, index));
    group.current?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus();
  }

  return (
    <>
      <ProductoPrice producto={shownWith(producto, variante)} isFrom={!variante && hasPrices(producto)} />
      <div ref={group} className={styles.options}>
        {producto.opciones.map((opcion, index) => (
          <Opcion
            key={opcion.nombre}
            producto={producto}
            choice={choice}
            index={index}
            error={missing === index ? missingSaid(producto, index) : undefined}
            onChoose={(valor) => choose(index, valor)}
          />
        ))}
      </div>
      <ShopClosed />
      {variante ? (
        <AddToCarrito producto={shownWith(producto, variante)} variante={variante} />
      ) : (
        <Button onClick={askForChoice} disabled={producto.stock === 0 || !isOpen || isUnmade(producto, choice)}>
          {say('Añadir al Carrito')}
        </Button>
      )}
      <noscript>
        <VarianteList producto={producto} />
      </noscript>
    </>
  );
}

interface OpcionProps {
  producto: Producto;
  choice: ReturnType<typeof firstChoice>;
  index: number;
  error: string | undefined;
  onChoose(valor: string): void;
}

function Opcion({ producto, choice, index, error, onChoose }: OpcionProps) {
  const id = useId();
  const opcion = producto.opciones[index]!;
  const { nombre, valores } = opcion;
  return (
    <fieldset className={styles.option} aria-describedby={error ? id : undefined}>
      <legend lang={langOf(opcion, 'nombre')}>{nombre}</legend>
      <div className={styles.values}>
        {offeredValues(producto.variantes, index, valores).map((valor) => {
          const state = stateOf(producto, choice, index, valor);
          return (
            <label key={valor} data-state={state}>
              <input
                type="radio"
                name={`opcion_${index}`}
                value={valor}
                checked={choice[index] === valor}
                aria-invalid={error ? true : undefined}
                onChange={() => onChoose(valor)}
              />
              <span>
                <bdi lang={langOf(opcion, 'valores')}>{valor}</bdi>
                {state !== 'there' && <small>{state === 'gone' ? say('Agotado') : say('No disponible')}</small>}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** All is chosen, and nothing is made like that. */
function isUnmade(producto: Producto, choice: ReturnType<typeof firstChoice>): boolean {
  return !choice.includes(undefined) && !chosenVariante(producto, choice);
}

function missingSaid({ opciones }: Producto, index: number): string {
  return say('Elige antes: {opcion}.', { opcion: opciones[index]!.nombre.toLowerCase() });
}

/** For whoever cannot choose here. */
function VarianteList({ producto }: { producto: Producto }) {
  return (
    <ul>
      {producto.variantes.map((variante) => (
        <li key={variante.id}>
          <span lang={langOf(variante, 'valores')}>{varianteName(variante)}</span>: {formatEuros(variante.precio)}
          {variante.stock === 0 && say(', agotado')}
        </li>
      ))}
    </ul>
  );
}
