import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { AccountCard, FormMessage } from '#site/pieces/account-card.tsx';
import { seo } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { currentUser, signIn } from '#ui/session.ts';
import styles from './login.module.css';

export const Route = createFileRoute('/login')({
  head: ({ matches }) => seo({ matches }, { title: 'Iniciar sesión' }),
  component: Login,
});

function Login() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isShown, setShown] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  // Somebody already signed in has nothing to do here.
  useEffect(() => {
    void currentUser().then((user) => user && navigate({ to: '/admin', replace: true }));
  }, [navigate]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setError(undefined);
    const codigo = String(form.get('codigo') ?? '').trim();
    const result = await signIn(String(form.get('usuario')), String(form.get('password')), codigo);
    setBusy(false);
    if ('error' in result) {
      setNeedsCode(result.needsCode);
      // Being asked for the code is not an error.
      if (!result.needsCode || codigo) setError(result.error || 'Error desconocido al iniciar sesión.');
      return;
    }
    // Whoever has no role is sent on from there.
    await navigate({ to: '/admin', replace: true });
  }

  return (
    <AccountCard title="Iniciar sesión">
      <noscript>
        <p>Para entrar en la administración necesitas activar JavaScript.</p>
      </noscript>
      <form onSubmit={submit} method="post">
        {error && <FormMessage kind="error">{error}</FormMessage>}
        <Field label="Usuario" name="usuario" autoComplete="username" autoCapitalize="none" required maxLength={100} />
        <Field
          label="Contraseña"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          maxLength={256}
          addon={
            <button
              type="button"
              className={styles.toggle}
              onClick={() => setShown(!isShown)}
              aria-label={isShown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
              aria-pressed={isShown}
            >
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          }
        />
        {needsCode && (
          <Field
            label="Código de verificación"
            name="codigo"
            help="Introduce el código de tu aplicación de verificación, o uno de tus códigos de recuperación."
            autoComplete="one-time-code"
            autoFocus
            required
            maxLength={20}
          />
        )}
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Iniciando...' : 'Iniciar Sesión'}
        </Button>
        <AppLink href="/recuperar-contrasena">¿Has olvidado tu contraseña?</AppLink>
      </form>
    </AccountCard>
  );
}
