import type { InputHTMLAttributes } from 'react';
import { Field } from '#ui/field.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { type Buyer, type BuyerErrors, type BuyerField, destinationOfBuyer, isPickup } from './buyer.ts';
import styles from './buyer-fields.module.css';
import group from './group.module.css';

interface Props {
  buyer: Buyer;
  errors: BuyerErrors;
  onChange(field: BuyerField, value: string): void;
}

export function BuyerFields({ buyer, errors, onChange }: Props) {
  const { envios, tienda } = useSitio();
  const destination = destinationOfBuyer(buyer, envios);
  const input = (field: BuyerField, label: string, more: InputHTMLAttributes<HTMLInputElement>) => (
    <Field
      label={label}
      name={field}
      required
      value={buyer[field]}
      error={errors[field]}
      onChange={(event) => onChange(field, event.currentTarget.value)}
      {...more}
    />
  );
  return (
    <>
      <fieldset className={group.group}>
        <legend>{say('Tus datos')}</legend>
        {input('name', say('Nombre y apellidos'), { autoComplete: 'name', maxLength: 120 })}
        <div className={styles.pair}>
          {input('email', say('Correo electrónico'), {
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            maxLength: 100,
          })}
          {input('phone', say('Teléfono'), { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 })}
        </div>
      </fieldset>
      {isPickup(buyer) ? (
        <section className={styles.pickup} aria-label={say('Dónde se recoge')}>
          <h2>{say('Dónde se recoge')}</h2>
          <p>{tienda.recogida_direccion}</p>
          {tienda.recogida_horario && <p>{tienda.recogida_horario}</p>}
          <p>{say('Te avisaremos por correo electrónico cuando esté listo. Trae el código del pedido.')}</p>
        </section>
      ) : (
        <fieldset className={group.group}>
          <legend>{say('Dirección de entrega')}</legend>
          {input('street', say('Dirección (calle, número, piso)'), { autoComplete: 'address-line1', maxLength: 250 })}
          <div className={styles.place}>
            {input('postal_code', say('Código postal'), {
              inputMode: 'numeric',
              autoComplete: 'postal-code',
              maxLength: 5,
            })}
            {input('town', say('Localidad'), { autoComplete: 'address-level2', maxLength: 100 })}
            {input('province', say('Provincia'), { autoComplete: 'address-level1', maxLength: 60 })}
          </div>
          {'notDelivered' in destination && !errors.postal_code && (
            <p className={styles.warning} role="status">
              {say('No hacemos envíos a {lugar}.', { lugar: say(destination.notDelivered) })}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
