import { useSitio } from '#ui/use-sitio.ts';
import { say, sayCount } from '#values/idioma/say.ts';
import { type FormaPago, formaPagoLabel, isAMano } from '#values/pago/forma.ts';
import { type Buyer, chosenForma, offeredFormas } from './buyer.ts';
import group from './group.module.css';
import styles from './wishes.module.css';

interface Props {
  buyer: Buyer;
  error: string | undefined;
  onChange(forma: FormaPago): void;
}

/** How it is paid, where there is something to choose. */
export function FormaPagoField({ buyer, error, onChange }: Props) {
  const { formas, pagos } = useSitio();
  if (!formas.some(isAMano)) return null;
  const offered = offeredFormas(buyer, formas);
  const chosen = chosenForma(buyer, formas);
  return (
    <fieldset className={group.group}>
      <legend>{say('Forma de pago')}</legend>
      {offered.length === 0 && !error && <p>{say('Aquí se paga al recoger el pedido: elige recogerlo.')}</p>}
      <div className={styles.ways}>
        {offered.map((forma) => (
          <label key={forma} className={styles.way}>
            <input
              type="radio"
              name="pago"
              value={forma}
              checked={forma === chosen}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(forma)}
            />
            <span>
              {say(formaPagoLabel[forma])}
              <small>{hintOf(forma, pagos)}</small>
            </span>
          </label>
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

function hintOf(forma: FormaPago, pagos: ReturnType<typeof useSitio>['pagos']): string {
  if (!isAMano(forma)) return say('En la página segura del proveedor de pagos');
  const { dias } = pagos[forma];
  return forma === 'recogida'
    ? sayCount(dias, 'Cuando vengas; te guardamos el pedido {n} día', 'Cuando vengas; te guardamos el pedido {n} días')
    : sayCount(
        dias,
        'Te decimos los datos al confirmar; te guardamos el pedido {n} día',
        'Te decimos los datos al confirmar; te guardamos el pedido {n} días',
      );
}
