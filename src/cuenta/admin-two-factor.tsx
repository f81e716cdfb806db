/** The second factor: off, being set up with an authenticator app, or on. */
import { Badge, Button, Code, Group, List, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Message } from '#desk/page.tsx';
import { failureText, send } from '#desk/send.ts';
import type { CallName, Result } from '#ui/call.ts';
import { CuentaPart } from './admin-part.tsx';
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
  const [error, setError] = useState<string>();

  /** One call, its refusal beside the field. */
  async function make<Name extends CallName>(work: () => Promise<Result<Name>>) {
    setBusy(true);
    setError(undefined);
    onMessage(undefined);
    const result = await work();
    setBusy(false);
    if (result.ok) return result;
    setError(failureText(result, 'Error al cambiar la verificación en dos pasos.'));
    return undefined;
  }

  async function start(password: string) {
    const result = await make(() => send('start_two_factor.php', { password }));
    if (result) setSetup(result.data);
  }

  async function confirm(codigo: string) {
    const result = await make(() => send('confirm_two_factor.php', { codigo }));
    if (!result) return;
    setSetup(undefined);
    setOn(true);
    onMessage({ kind: 'success', text: result.message });
  }

  async function disable(password: string) {
    const result = await make(() => send('disable_two_factor.php', { password }));
    if (!result) return;
    setOn(false);
    onMessage({ kind: 'success', text: result.message });
  }

  return (
    <CuentaPart title="Verificación en dos pasos">
      <Group gap="sm">
        <Badge color={isOn ? 'green' : 'gray'} variant="light">
          {isOn ? 'Activada' : 'Desactivada'}
        </Badge>
      </Group>
      <Text>
        Además de la contraseña, al entrar se pide un código que cambia cada 30 segundos en una aplicación de tu
        teléfono. Aunque alguien averigüe tu contraseña, no podrá entrar.
      </Text>
      {setup ? (
        <Stack>
          <SetupSteps setup={setup} />
          <OneField
            label="Código de la aplicación"
            name="codigo"
            action="Activar"
            isBusy={isBusy}
            error={error}
            onSubmit={confirm}
            onCancel={() => {
              setSetup(undefined);
              setError(undefined);
            }}
          />
        </Stack>
      ) : (
        <OneField
          key={String(isOn)}
          label="Tu contraseña"
          name="password"
          action={isOn ? 'Desactivar' : 'Configurar'}
          isBusy={isBusy}
          error={error}
          onSubmit={isOn ? disable : start}
        />
      )}
    </CuentaPart>
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
      <List listStyleType="none" aria-label="Códigos de recuperación">
        {codigos.map((codigo) => (
          <List.Item key={codigo}>
            <Code>{codigo}</Code>
          </List.Item>
        ))}
      </List>
      <Text fw={600}>3. Escribe el código que muestra la aplicación</Text>
    </>
  );
}

interface OneFieldProps {
  label: string;
  name: 'password' | 'codigo';
  action: string;
  isBusy: boolean;
  error: string | undefined;
  onSubmit(value: string): void;
  onCancel?(): void;
}

function OneField({ label, name, action, isBusy, error, onSubmit, onCancel }: OneFieldProps) {
  const Input = name === 'password' ? PasswordInput : TextInput;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(String(new FormData(event.currentTarget).get(name)).trim());
      }}
    >
      <Stack>
        <Input
          key={name}
          label={label}
          name={name}
          required
          error={error}
          maxLength={name === 'password' ? 256 : 20}
          autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
        />
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
