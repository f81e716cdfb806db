import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useUser } from '#desk/use-user.ts';
import { signIn } from '#ui/session.ts';
import type { Reason } from './reauthentication.tsx';

const texts = {
  ended: {
    title: 'Tu sesión ha caducado',
    text: 'Escribe tu contraseña para continuar. No has perdido nada de lo que estabas haciendo.',
  },
  confirm: {
    title: 'Confirma que eres tú',
    text: 'Esto es delicado: escribe tu contraseña para continuar. Durante 10 minutos no se te volverá a pedir.',
  },
} satisfies Record<Reason, { title: string; text: string }>;

interface Props {
  isOpen: boolean;
  reason: Reason;
  onFinish(isSignedIn: boolean): void;
}

export function ReauthenticationDialog({ isOpen, reason, onFinish }: Props) {
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
    <Modal opened={isOpen} onClose={() => finish(false)} title={texts[reason].title} centered>
      <form onSubmit={submit}>
        <Stack>
          <Text>{texts[reason].text}</Text>
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
