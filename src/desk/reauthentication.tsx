import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { signIn } from '#ui/session.ts';
import { useUser } from './use-user.ts';

type Answer = (isSignedIn: boolean) => void;
let ask: ((answer: Answer) => void) | undefined;

/** Resolves true once the administrator is signed in again; false when they gave up. */
export function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => (ask ? ask(resolve) : resolve(false)));
}

/** The session ended in the middle of something: sign in here and go on. */
export function ReauthenticationDialog() {
  const { usuario } = useUser();
  const [waiting, setWaiting] = useState<Answer[]>([]);
  const [error, setError] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    ask = (answer) => setWaiting((others) => [...others, answer]);
    return () => {
      ask = undefined;
    };
  }, []);

  function finish(isSignedIn: boolean) {
    for (const answer of waiting) answer(isSignedIn);
    setWaiting([]);
    setError(undefined);
    setNeedsCode(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    const form = new FormData(event.currentTarget);
    const result = await signIn(usuario, String(form.get('password')), String(form.get('codigo') ?? '').trim());
    setBusy(false);
    if ('error' in result) {
      setError(result.error);
      setNeedsCode(result.needsCode);
    } else finish(true);
  }

  return (
    <Modal opened={waiting.length > 0} onClose={() => finish(false)} title="Tu sesión ha caducado" centered>
      <form onSubmit={submit}>
        <Stack>
          <Text>Escribe tu contraseña para continuar. No has perdido nada de lo que estabas haciendo.</Text>
          <PasswordInput
            label={`Contraseña de ${usuario}`}
            name="password"
            autoComplete="current-password"
            required
            data-autofocus
            error={needsCode ? undefined : error}
          />
          {needsCode && (
            <TextInput
              label="Código de verificación"
              name="codigo"
              autoComplete="one-time-code"
              required
              maxLength={20}
              error={error}
            />
          )}
          <Button type="submit" loading={isBusy}>
            Continuar
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
