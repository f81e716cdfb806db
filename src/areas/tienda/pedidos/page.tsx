import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { Button } from '#ui/button.tsx';
import { type CallOutput, post } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';
import { say } from '#values/idioma/say.ts';
import { PedidoCard } from './card.tsx';
import styles from './page.module.css';
import { PedidoProgress } from './progress.tsx';

export const Route = createFileRoute('/_site/pedido')({
  validateSearch: understood(({ cod }): { cod?: string } => (cod ? { cod: String(cod) } : {})),
  head: ({ matches }) =>
    seo({ matches }, { title: say('Consultar un pedido'), description: say('Mira en qué punto está tu pedido.') }),
  component: PedidoPage,
});

type Found = CallOutput<'get_pedido.php'>['pedido'];

function PedidoPage() {
  const { cod } = Route.useSearch();
  const [pedido, setPedido] = useState<Found>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const result = await post('get_pedido.php', { cod: String(form.get('cod')), email: String(form.get('email')) });
    setBusy(false);
    setPedido(result.ok ? result.pedido : undefined);
    setErrors(result.ok ? {} : result.errors);
    setMessage(
      result.ok
        ? undefined
        : result.message || say('Error de comunicación con el servidor. Inténtalo de nuevo más tarde.'),
    );
  }

  return (
    <PedidoCard title={say('Consultar un pedido')}>
      <p>
        {say('Con el código del pedido y el correo electrónico con el que compraste te decimos en qué punto está.')}
      </p>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {message && <FormMessage kind="error">{message}</FormMessage>}
        <Field
          label={say('Código del pedido')}
          name="cod"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={cod}
          error={errors.cod}
        />
        <Field
          label={say('Correo electrónico')}
          name="email"
          type="email"
          required
          maxLength={100}
          autoComplete="email"
          error={errors.email}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? say('Consultando...') : say('Consultar')}
        </Button>
      </form>
      <noscript>
        <p>{say('Para consultar un pedido aquí necesitas activar JavaScript.')}</p>
      </noscript>
      {pedido && <PedidoProgress pedido={pedido} />}
    </PedidoCard>
  );
}
