import type { KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { type Buyer, type BuyerErrors, type BuyerField, isPickup, wantsFactura } from './buyer.ts';
import group from './group.module.css';
import type { CuponField } from './use-cupon-field.ts';
import styles from './wishes.module.css';

interface Props {
  buyer: Buyer;
  errors: BuyerErrors;
  cupon: CuponField;
  onChange(field: BuyerField, value: string): void;
}

/** How the order is wanted: sent or fetched, with a coupon, a note, an invoice. */
export function Wishes({ buyer, errors, cupon, onChange }: Props) {
  const { tienda } = useSitio();
  return (
    <>
      {tienda.recogida_direccion && (
        <fieldset className={group.group}>
          <legend>{say('Entrega')}</legend>
          <div className={styles.ways}>
            <Way value="envio" label={say('Envío a domicilio')} buyer={buyer} onChange={onChange} />
            <Way
              value="recogida"
              label={say('Recoger el pedido')}
              hint={say('Gratis, en {direccion}', { direccion: tienda.recogida_direccion })}
              buyer={buyer}
              onChange={onChange}
            />
          </div>
          {errors.entrega && <p className={styles.error}>{errors.entrega}</p>}
        </fieldset>
      )}
      <fieldset className={group.group}>
        <legend>{say('Cupón, nota y factura')}</legend>
        <Cupon cupon={cupon} />
        <Field
          label={say('Nota para el pedido')}
          name="nota"
          maxLength={500}
          value={buyer.nota}
          error={errors.nota}
          help={say('Si es un regalo, a qué hora estás, dónde dejarlo…')}
          onChange={(event) => onChange('nota', event.currentTarget.value)}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="factura"
            checked={wantsFactura(buyer)}
            onChange={(event) => onChange('factura', event.currentTarget.checked ? 'si' : '')}
          />
          <span>{say('Necesito factura')}</span>
        </label>
        {wantsFactura(buyer) && <Factura buyer={buyer} errors={errors} onChange={onChange} />}
      </fieldset>
    </>
  );
}

interface WayProps extends Pick<Props, 'buyer' | 'onChange'> {
  value: 'envio' | 'recogida';
  label: string;
  hint?: string;
}

function Way({ value, label, hint, buyer, onChange }: WayProps) {
  const isChosen = isPickup(buyer) === (value === 'recogida');
  return (
    <label className={styles.way}>
      <input type="radio" name="entrega" value={value} checked={isChosen} onChange={() => onChange('entrega', value)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

function Cupon({ cupon }: { cupon: CuponField }) {
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (cupon.isTyped && !cupon.isBusy) void cupon.apply();
  }

  return (
    <div>
      <Field
        label={say('Código de cupón')}
        name="cupon"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        value={cupon.typed}
        error={cupon.error}
        onChange={(event) => cupon.setTyped(event.currentTarget.value)}
        onKeyDown={applyOnEnter}
        addon={
          <Button look="quiet" disabled={!cupon.isTyped || cupon.isBusy} onClick={() => void cupon.apply()}>
            {cupon.isBusy ? say('Comprobando...') : say('Aplicar')}
          </Button>
        }
      />
      <div role="status">
        {cupon.cupon && (
          <p className={styles.applied}>
            <Said text="Cupón {codigo} aplicado." codigo={<strong>{cupon.cupon.codigo}</strong>} />{' '}
            <button type="button" onClick={() => cupon.drop(undefined)}>
              {say('Quitar')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

function Factura({ buyer, errors, onChange }: Omit<Props, 'cupon'>) {
  const input = (field: BuyerField, label: string, maxLength: number, autoComplete: string) => (
    <Field
      label={label}
      name={field}
      required
      maxLength={maxLength}
      autoComplete={autoComplete}
      value={buyer[field]}
      error={errors[field]}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {input('factura.nombre', say('Nombre o razón social'), 120, 'organization')}
        {input('factura.nif', say('NIF'), 20, 'off')}
      </div>
      {input('factura.direccion', say('Dirección fiscal'), 300, 'billing street-address')}
    </>
  );
}
