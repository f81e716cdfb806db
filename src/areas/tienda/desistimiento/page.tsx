import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PedidoCard } from '#areas/tienda/pedidos/card.tsx';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { type CallOutput, post } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { later, say } from '#values/idioma/say.ts';
import styles from './page.module.css';

const title = later('Desistimiento');
const unreachable = later('Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde.');

export const Route = createFileRoute('/_site/desistimiento')({
  validateSearch: understood(({ cod }): { cod?: string } => (cod ? { cod: String(cod) } : {})),
  head: ({ matches }) =>
    seo(
      { matches },
      {
        title: say(title),
        description: say('Desiste de una compra en los 14 días naturales desde que la recibes, sin dar explicaciones.'),
        path: '/desistimiento',
      },
    ),
  component: Desistimiento,
});

type Answer = CallOutput<'create_desistimiento.php'>['data'];
type Fields = { nombre: string; cod_pedido: string; email: string };

function Desistimiento() {
  const { cod = '' } = Route.useSearch();
  const [fields, setFields] = useState<Fields>({ nombre: '', cod_pedido: cod, email: '' });
  const [answer, setAnswer] = useState<Answer>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(confirmar: boolean) {
    setBusy(true);
    const result = await post('create_desistimiento.php', { ...fields, confirmar });
    setBusy(false);
    setErrors(result.ok ? {} : result.errors);
    setMessage(result.ok ? undefined : result.message || say(unreachable));
    if (result.ok) setAnswer(result.data);
  }

  const problem = message && <FormMessage kind="error">{message}</FormMessage>;
  if (answer?.confirmado) return <Acknowledgement answer={answer} email={fields.email} />;
  if (answer)
    return (
      <Confirmation
        answer={answer}
        email={fields.email}
        isBusy={isBusy}
        onConfirm={() => void send(true)}
        onBack={() => setAnswer(undefined)}
      >
        {problem}
      </Confirmation>
    );
  return (
    <Statement fields={fields} errors={errors} isBusy={isBusy} onChange={setFields} onSend={() => void send(false)}>
      {problem}
    </Statement>
  );
}

interface StatementProps {
  fields: Fields;
  errors: Record<string, string>;
  isBusy: boolean;
  onChange(fields: Fields): void;
  onSend(): void;
  children: ReactNode;
}

function Statement({ fields, errors, isBusy, onChange, onSend, children }: StatementProps) {
  const { titular } = useSitio();
  const input = (name: keyof Fields) => ({
    name,
    required: true,
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...fields, [name]: event.currentTarget.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <PedidoCard title={say(title)}>
      <p>
        <Said
          text="Puedes desistir de una compra en los 14 días naturales desde que la recibes, sin dar explicaciones. Te devolveremos el dinero por el mismo medio de pago en un máximo de 14 días. No se aplica a productos personalizados, alimentos que se estropean pronto ni artículos de higiene desprecintados. Lo cuentan entero las {condiciones}."
          condiciones={<AppLink href="/condiciones-de-venta">{say('condiciones de venta')}</AppLink>}
        />
      </p>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {children}
        <Field label={say('Nombre y apellidos')} autoComplete="name" maxLength={120} {...input('nombre')} />
        <Field
          label={say('Código del pedido')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          help={say('Está en el correo de confirmación de la compra.')}
          {...input('cod_pedido')}
        />
        <Field
          label={say('Correo electrónico de la compra')}
          type="email"
          autoComplete="email"
          maxLength={100}
          {...input('email')}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? say('Comprobando...') : say('Desistir del contrato aquí')}
        </Button>
      </form>
      <noscript>
        <p>
          {say(
            'Sin JavaScript, escríbenos a {correo} con tu nombre, el código del pedido y la frase «Desisto del contrato»: vale lo mismo.',
            { correo: titular.email },
          )}
        </p>
      </noscript>
    </PedidoCard>
  );
}

interface ConfirmationProps {
  answer: Answer;
  email: string;
  isBusy: boolean;
  onConfirm(): void;
  onBack(): void;
  children: ReactNode;
}

function Confirmation({ answer, email, isBusy, onConfirm, onBack, children }: ConfirmationProps) {
  return (
    <PedidoCard title={say('Confirma el desistimiento')}>
      {children}
      <p ref={useFocus()} tabIndex={-1}>
        <Said
          text="{nombre} desiste del contrato de compra del pedido {codigo}. Enviaremos el acuse de recibo a {correo}."
          nombre={<strong>{answer.nombre}</strong>}
          codigo={<strong className={styles.code}>{answer.cod_pedido}</strong>}
          correo={<strong>{email}</strong>}
        />
      </p>
      <p className={styles.actions}>
        <Button onClick={onConfirm} disabled={isBusy}>
          {isBusy ? say('Enviando...') : say('Confirmar desistimiento')}
        </Button>
        <Button look="quiet" onClick={onBack} disabled={isBusy}>
          {say('Volver')}
        </Button>
      </p>
    </PedidoCard>
  );
}

function Acknowledgement({ answer, email }: { answer: Answer; email: string }) {
  return (
    <PedidoCard title={say('Hemos recibido tu desistimiento')} kind="success">
      <p ref={useFocus()} tabIndex={-1} role="status">
        <Said
          text={
            answer.recibido_en
              ? '{nombre} ha desistido del contrato de compra del pedido {codigo} el {momento}. Te hemos enviado un acuse de recibo a {correo} con este contenido, la fecha y la hora.'
              : '{nombre} ha desistido del contrato de compra del pedido {codigo}. Te hemos enviado un acuse de recibo a {correo} con este contenido, la fecha y la hora.'
          }
          nombre={<strong>{answer.nombre}</strong>}
          codigo={<strong className={styles.code}>{answer.cod_pedido}</strong>}
          momento={
            answer.recibido_en && <time dateTime={answer.recibido_en}>{formatLongDateTime(answer.recibido_en)}</time>
          }
          correo={<strong>{email}</strong>}
        />
      </p>
      <p>
        {say(
          'Te diremos por correo cómo devolver lo que hayas recibido. Te reembolsaremos por el mismo medio de pago en un máximo de 14 días.',
        )}
      </p>
      <ButtonLink href="/">{say('Volver al Inicio')}</ButtonLink>
    </PedidoCard>
  );
}

/** The step that took the other's place is where reading goes on. */
function useFocus() {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}
