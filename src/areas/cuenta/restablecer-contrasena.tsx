import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { AccountCard, FormMessage } from '#site/pieces/account-card.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { post } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';

export const Route = createFileRoute('/restablecer-contrasena')({
  validateSearch: understood(({ token, invitacion }): { token?: string; invitacion?: string } => ({
    ...(typeof token === 'string' && { token }),
    ...(invitacion ? { invitacion: String(invitacion) } : {}),
  })),
  head: ({ matches }) => seo({ matches }, { title: 'Elegir una contraseña nueva' }),
  component: RestablecerContrasena,
});

const reset = {
  title: 'Elegir una contraseña nueva',
  lead: '',
  label: 'Contraseña nueva',
  button: 'Cambiar la contraseña',
  done: undefined,
};

/** Invitations of before do not say for whom they are. */
function invitation(usuario: string | undefined) {
  const who = usuario ? `el usuario «${usuario}»` : 'el usuario que viene en el correo';
  return {
    title: 'Elige tu contraseña',
    lead: `Te han invitado a trabajar en este sitio. Entrarás con ${who} y la contraseña que elijas. Si el enlace ha caducado, pide a quien te invitó que te envíe otro.`,
    label: 'Contraseña',
    button: 'Guardar la contraseña',
    done: `Contraseña guardada. Ya puedes entrar con ${who}.`,
  };
}

function RestablecerContrasena() {
  const { token = '', invitacion } = Route.useSearch();
  const usuario = invitacion?.match(/^para-([\w.]{3,30})$/)?.[1];
  const texts = invitacion ? invitation(usuario) : reset;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password'));
    if (password !== form.get('repetida')) return setError('Las dos contraseñas no coinciden.');
    setBusy(true);
    const result = await post('reset_password.php', { token, password });
    setBusy(false);
    if (result.ok) setDone(texts.done ?? result.message);
    else setError(result.message || 'No hay conexión con el servidor. Inténtalo de nuevo.');
  }

  return (
    <AccountCard title={texts.title}>
      {done ? (
        <>
          <FormMessage kind="success">{done}</FormMessage>
          <p>
            <AppLink href="/login">Iniciar sesión</AppLink>
          </p>
        </>
      ) : (
        <form onSubmit={submit} method="post">
          {error && <FormMessage kind="error">{error}</FormMessage>}
          {texts.lead && <p>{texts.lead}</p>}
          {/* For the browser that offers to remember the password. */}
          {usuario && <input name="usuario" autoComplete="username" value={usuario} readOnly hidden />}
          <Field
            label={texts.label}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={128}
            help="Al menos 12 caracteres, que no sean palabras corrientes."
          />
          <Field
            label="Repite la contraseña"
            name="repetida"
            type="password"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={128}
          />
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Guardando...' : texts.button}
          </Button>
          {!invitacion && <AppLink href="/recuperar-contrasena">Pedir otro enlace</AppLink>}
        </form>
      )}
    </AccountCard>
  );
}
