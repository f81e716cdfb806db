import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useUser } from '#desk/use-user.ts';
import { signIn } from '#ui/session.ts';

interface Props {
  isOpen: boolean;
  onFinish(isSignedIn: boolean): void;
}

export function ReauthenticationDialog({ isOpen, onFinish }: Props) {
  const { usuario } = useUser();
  const [error, setError] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function finish(isSignedIn: boolean) {
    onFinish(isSignedIn);
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
    <Modal opened={isOpen} onClose={() => finish(false)} title="Tu sesión ha caducado" centered>
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
