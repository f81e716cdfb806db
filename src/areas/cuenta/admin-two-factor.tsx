/** The second factor: off, being set up with an authenticator app, or on. */
import { Badge, Button, Code, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Message } from '#desk/page.tsx';
import { Part } from '#desk/page.tsx';
import { failureText, send } from '#desk/send.ts';
import type { CallName, Result } from '#ui/call.ts';
import { RecoveryCodes } from './admin-recovery-codes.tsx';
import { QrCode } from './qr-code.tsx';

interface Setup {
  uri: string;
  codigos: string[];
}

interface Props {
  isOnAtFirst: boolean;
  onMessage(message: Message | undefined): void;
}

export function TwoFactor({ isOnAtFirst, onMessage }: Props) {
  const [isOn, setOn] = useState(isOnAtFirst);
  const [setup, setSetup] = useState<Setup>();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  /** One call, its refusal beside the field it is about. */
  async function make<Name extends CallName>(work: () => Promise<Result<Name>>) {
    setBusy(true);
    setErrors({});
    onMessage(undefined);
    const result = await work();
    setBusy(false);
    if (result.ok) return result;
    const text = failureText(result, 'Error al cambiar la verificación en dos pasos.');
    setErrors('codigo' in result.errors ? { codigo: text } : { [setup ? 'codigo' : 'password']: text });
    return undefined;
  }

  async function start({ password }: Typed) {
    const result = await make(() => send('start_two_factor.php', { password }));
    if (result) setSetup(result.data);
  }

  function cancel() {
    setSetup(undefined);
    setErrors({});
  }

  async function confirm({ codigo }: Typed) {
    const result = await make(() => send('confirm_two_factor.php', { codigo }));
    if (!result) return;
    setSetup(undefined);
    setOn(true);
    onMessage({ kind: 'success', text: result.message });
  }

  async function disable({ password, codigo }: Typed) {
    const result = await make(() => send('disable_two_factor.php', { password, codigo }));
    if (!result) return;
    setOn(false);
    onMessage({ kind: 'success', text: result.message });
  }

  return (
    <Part title="Verificación en dos pasos">
      <Badge color={isOn ? 'green' : 'gray'} variant="light">
        {isOn ? 'Activada' : 'Desactivada'}
      </Badge>
      <Text>
        Además de la contraseña, al entrar se pide un código que cambia cada 30 segundos en una aplicación de tu
        teléfono. Aunque alguien averigüe tu contraseña, no podrá entrar.
      </Text>
      {setup ? (
        <Stack>
          <SetupSteps setup={setup} />
          <Proof
            fields={{ codigo: 'Código de la aplicación' }}
            action="Activar"
            isBusy={isBusy}
            errors={errors}
            onSubmit={confirm}
            onCancel={cancel}
          />
        </Stack>
      ) : (
        <Proof
          key={String(isOn)}
          fields={{
            password: 'Tu contraseña',
            ...(isOn && { codigo: 'Código de la aplicación, o un código de recuperación' }),
          }}
          action={isOn ? 'Desactivar' : 'Configurar'}
          isBusy={isBusy}
          errors={errors}
          onSubmit={isOn ? disable : start}
        />
      )}
    </Part>
  );
}

function SetupSteps({ setup: { uri, codigos } }: { setup: Setup }) {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <>
      <Text fw={600}>1. Escanea este código con tu aplicación de verificación</Text>
      <QrCode text={uri} label="Código QR para la aplicación de verificación" />
      <Text size="sm">
        ¿No puedes escanearlo? Escribe esta clave en la aplicación:{' '}
        <Code style={{ overflowWrap: 'anywhere' }}>{secret}</Code>
      </Text>
      <Text fw={600}>2. Guarda estos códigos de recuperación</Text>
      <Text size="sm">Cada uno sirve una vez para entrar si pierdes el teléfono. No se volverán a mostrar.</Text>
      <RecoveryCodes codigos={codigos} />
      <Text fw={600}>3. Escribe el código que muestra la aplicación</Text>
    </>
  );
}

interface Typed {
  password: string;
  codigo: string;
}

type Errors = Partial<Typed>;

interface ProofProps {
  /** What is asked for, and how it is called. */
  fields: Partial<Typed>;
  action: string;
  isBusy: boolean;
  errors: Errors;
  onSubmit(typed: Typed): void;
  onCancel?(): void;
}

function Proof({ fields: { password, codigo }, action, isBusy, errors, onSubmit, onCancel }: ProofProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const typed = (name: keyof Typed) => String(form.get(name) ?? '');
        onSubmit({ password: typed('password'), codigo: typed('codigo').trim() });
      }}
    >
      <Stack>
        {password && (
          <PasswordInput
            label={password}
            name="password"
            required
            error={errors.password}
            maxLength={256}
            autoComplete="current-password"
          />
        )}
        {codigo && (
          <TextInput
            label={codigo}
            name="codigo"
            required
            error={errors.codigo}
            maxLength={20}
            autoComplete="one-time-code"
          />
        )}
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancelar
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
