import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Carrito, CarritoItem } from '#areas/tienda/carrito/carrito.ts';
import { toArticulos } from '#areas/tienda/carrito/lines.ts';
import type { CarritoCheck } from '#areas/tienda/carrito/use-check.ts';
import { followUrl } from '#site/follow-url.ts';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { post } from '#ui/call.ts';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import { isAMano } from '#values/pago/forma.ts';
import {
  type BuyerErrors,
  type BuyerField,
  buyerErrors,
  changeBuyer,
  chosenForma,
  toBuyerErrors,
  toCliente,
  toWishes,
  useBuyer,
} from './buyer.ts';
import { BuyerFields } from './buyer-fields.tsx';
import styles from './form.module.css';
import { FormaPagoField } from './forma-pago-field.tsx';
import { intentos } from './intentos.ts';
import { lastPaymentSession, leavePaymentSession, rememberPaymentSession } from './payment-session.ts';
import { CheckoutSummary } from './summary.tsx';
import { useCuponField } from './use-cupon-field.ts';
import { Wishes } from './wishes.tsx';

const invalid = later('Por favor, completa todos los campos obligatorios y acepta las condiciones de venta.');
const applied = later('Hemos aplicado el cupón. Revisa el total y vuelve a confirmar el pedido.');
const changed = later('Tu carrito ha cambiado. Revisa el resumen y vuelve a confirmar el pedido.');
const unpaid = later('El pago no se ha hecho y no se te ha cobrado nada. Tu carrito y tus datos siguen aquí.');
const pickupOnly = later('Aquí se paga al recoger el pedido: elige recogerlo.');
const unreachable = later('Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde.');

const successUrl = (sessionId: string) => `/pago-exitoso?session_id=${encodeURIComponent(sessionId)}`;

interface Props {
  /** Undefined until the browser's cart is known. */
  carrito: Carrito | undefined;
  isPayable: boolean;
  checkCarrito(): Promise<CarritoCheck>;
  priceBeforeOf(item: CarritoItem): number | null;
}

export function CheckoutForm(props: Props) {
  const { form, buyer, change, hasAccepted, accept, errors, message, isUnpaid, isBusy, cupon, submit } =
    useCheckout(props);
  const { carrito, isPayable, priceBeforeOf } = props;
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <div>
        <div role="status">{isUnpaid && !message && <p className={styles.unpaid}>{say(unpaid)}</p>}</div>
        {message && (
          <div className={styles.message} tabIndex={-1} data-message>
            <FormMessage kind="error">{message}</FormMessage>
          </div>
        )}
        <Wishes buyer={buyer} errors={errors} cupon={cupon} onChange={change} />
        <BuyerFields buyer={buyer} errors={errors} onChange={change} />
        <FormaPagoField buyer={buyer} error={errors.pago} onChange={(forma) => change('pago', forma)} />
      </div>
      <section className={styles.summary} aria-labelledby="resumen">
        <h2 id="resumen">{say('Tu pedido')}</h2>
        <CheckoutSummary carrito={carrito} buyer={buyer} cupon={cupon.cupon} priceBeforeOf={priceBeforeOf} />
        <Acceptance hasAccepted={hasAccepted} error={errors.acepta_condiciones} onChange={accept} />
        <Button type="submit" className={styles.order} disabled={isBusy || !isPayable || !carrito}>
          {isBusy ? say('Procesando...') : say('Pedido con obligación de pago')}
        </Button>
      </section>
    </form>
  );
}

/** What the buyer has typed, and the way from there to the payment page. */
function useCheckout({ carrito, checkCarrito }: Props) {
  const { url: siteUrl, legal, tienda, formas } = useSitio();
  const buyer = useBuyer(tienda.recogida_direccion !== '');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [hasAccepted, setAccepted] = useState(false);
  const [errors, setErrors] = useState<BuyerErrors>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const cupon = useCuponField(carrito, buyer);

  const isUnpaid = useWayBack(() => setSending(false));
  useFocusOnTrouble(form, message, tries);

  function setSending(value: boolean) {
    isSending.current = value;
    setBusy(value);
  }

  function change(field: BuyerField, value: string) {
    changeBuyer(field, value);
    setErrors(({ [field]: _, ...rest }) => rest);
  }

  function accept(value: boolean) {
    setAccepted(value);
    setErrors(({ acepta_condiciones: _, ...rest }) => rest);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second press comes before the button is drawn disabled.
    if (isSending.current || !carrito) return;
    setMessage(undefined);
    setTries((before) => before + 1);
    const found = buyerErrors(buyer, hasAccepted);
    if (formas.length > 0 && !chosenForma(buyer, formas)) found.pago = say(pickupOnly);
    setErrors(found);
    if (Object.keys(found).length > 0) return setMessage(say(invalid));
    if (cupon.isTyped) return void cupon.apply().then((isApplied) => setMessage(isApplied ? say(applied) : undefined));
    setSending(true);
    const refusal = await placePedido(carrito);
    if (!refusal) return;
    setSending(false);
    setMessage(refusal);
  }

  /** Answers what went wrong, or leaves for the payment page. */
  async function placePedido(wanted: Carrito): Promise<string | undefined> {
    const left = await leavePaymentSession();
    if (left?.paid) return followUrl(successUrl(left.paid), '');
    const { notices } = await checkCarrito();
    if (notices.length > 0) return say(changed);
    const pago = chosenForma(buyer, formas) ?? 'tarjeta';
    const order = {
      cliente: toCliente(buyer),
      articulos: toArticulos(wanted),
      ...toWishes(buyer),
      pago,
      ...(cupon.cupon && { cupon: cupon.cupon.codigo }),
      acepta_condiciones: legal['condiciones-de-venta'],
    };
    const result = await post('create_checkout_session.php', {
      ...order,
      ...lastPaymentSession(),
      ...(isAMano(pago) && { intento: intentos.of(order) }),
    });
    if (result.ok) {
      // Whoever pays by hand has ordered, also when they come back here.
      if (!isAMano(pago)) rememberPaymentSession(result.session_id);
      return followUrl(result.url, siteUrl);
    }
    // Above some amount the law asks for it: the fields to mend open.
    if (result.errors['factura.nif']) changeBuyer('factura', 'si');
    setErrors(toBuyerErrors(result.errors));
    if (result.errors.cupon) cupon.drop(result.errors.cupon);
    return (result.status !== 0 && result.message) || say(unreachable);
  }

  return { form, buyer, change, hasAccepted, accept, errors, message, isUnpaid, isBusy, cupon, submit };
}

/**
 * Who has paid meanwhile goes on to the thanks; who has not reads so. `wake` is called when the browser shows this very
 * page again, as it was left.
 */
function useWayBack(wake: () => void): boolean {
  const [isUnpaid, setUnpaid] = useState(false);
  const woken = useRef(wake);
  woken.current = wake;
  useEffect(() => {
    const comeBack = () =>
      void leavePaymentSession().then((left) => {
        if (left?.paid) followUrl(successUrl(left.paid), '');
        else if (left) setUnpaid(true);
      });
    comeBack();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      woken.current();
      comeBack();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
  return isUnpaid;
}

/** Also when the next try ends with the same message. */
function useFocusOnTrouble(form: RefObject<HTMLFormElement | null>, message: string | undefined, tries: number) {
  useEffect(() => {
    if (!message || tries === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-message]'))?.focus();
  }, [form, message, tries]);
}

interface AcceptanceProps {
  hasAccepted: boolean;
  error: string | undefined;
  onChange(hasAccepted: boolean): void;
}

function Acceptance({ hasAccepted, error, onChange }: AcceptanceProps) {
  const version = useSitio().legal['condiciones-de-venta'];
  return (
    <div className={styles.acceptance}>
      <label>
        <input
          type="checkbox"
          name="acepta_condiciones"
          required
          checked={hasAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'condiciones-error' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <Said
            text="He leído y acepto las {condiciones} (versión {version})."
            condiciones={
              <AppLink href="/condiciones-de-venta" target="_blank">
                {say('condiciones de venta')}
              </AppLink>
            }
            version={version}
          />
        </span>
      </label>
      {error && (
        <p id="condiciones-error" className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.privacy}>
        {say('Usamos tus datos para servirte el pedido.')}{' '}
        <AppLink href="/politica-privacidad">{say('Política de privacidad')}</AppLink>.
      </p>
    </div>
  );
}
