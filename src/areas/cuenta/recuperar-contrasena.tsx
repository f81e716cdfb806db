import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { AccountCard, FormMessage } from '#site/pieces/account-card.tsx';
import { seo } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { post } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';

export const Route = createFileRoute('/recuperar-contrasena')({
  head: ({ matches }) => seo({ matches }, { title: 'Recuperar la contraseña' }),
  component: RecuperarContrasena,
});

function RecuperarContrasena() {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ kind: 'error' | 'success'; text: string }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const usuario = String(new FormData(event.currentTarget).get('usuario'));
    const result = await post('request_password_reset.php', { usuario });
    setBusy(false);
    setAnswer({
      kind: result.ok ? 'success' : 'error',
      text: result.message || 'No hay conexión con el servidor. Inténtalo de nuevo.',
    });
  }

  return (
    <AccountCard title="Recuperar la contraseña">
      <form onSubmit={submit} method="post" action="/api/request_password_reset.php">
        {answer && <FormMessage kind={answer.kind}>{answer.text}</FormMessage>}
        <Field
          label="Usuario o correo electrónico"
          name="usuario"
          autoComplete="username"
          required
          maxLength={100}
          help="Te enviaremos un enlace para elegir una contraseña nueva."
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Enviando...' : 'Enviar el enlace'}
        </Button>
        <AppLink href="/login">Volver a iniciar sesión</AppLink>
      </form>
    </AccountCard>
  );
}
