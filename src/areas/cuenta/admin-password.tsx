import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import type { Message } from '#desk/page.tsx';
import { Part } from '#desk/page.tsx';
import { failureText, send } from '#desk/send.ts';
import { useUser } from '#desk/use-user.ts';
import { newPassword } from '#values/password/password.ts';

const schema = z
  .object({
    actual: z.string().min(1, 'La contraseña actual es obligatoria.'),
    nueva: newPassword,
    repetida: z.string(),
  })
  .refine(({ nueva, repetida }) => nueva === repetida, {
    path: ['repetida'],
    message: 'Las contraseñas no coinciden.',
  });

const initialValues = { actual: '', nueva: '', repetida: '' };

export function PasswordForm({ onMessage }: { onMessage(message: Message | undefined): void }) {
  const form = useForm({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const [isBusy, setBusy] = useState(false);
  const { usuario } = useUser();

  async function change({ actual, nueva }: typeof initialValues) {
    setBusy(true);
    onMessage(undefined);
    const result = await send('change_password.php', { actual, nueva });
    setBusy(false);
    if (result.ok) {
      form.reset();
      onMessage({ kind: 'success', text: result.message });
    } else {
      form.setErrors(result.errors);
      onMessage({ kind: 'error', text: failureText(result, 'Error al cambiar la contraseña.') });
    }
  }

  return (
    <Part title="Cambiar la contraseña">
      <form onSubmit={form.onSubmit(change)} noValidate>
        {/* So that password managers know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={usuario} readOnly hidden />
        <Stack>
          <PasswordInput
            label="Contraseña actual"
            name="actual"
            required
            autoComplete="current-password"
            maxLength={256}
            {...form.getInputProps('actual')}
          />
          <PasswordInput
            label="Contraseña nueva"
            name="nueva"
            required
            autoComplete="new-password"
            maxLength={128}
            description="Al menos 12 caracteres, que no sean palabras corrientes. Se cerrarán tus demás sesiones"
            {...form.getInputProps('nueva')}
          />
          <PasswordInput
            label="Repite la contraseña nueva"
            name="repetida"
            required
            autoComplete="new-password"
            maxLength={128}
            {...form.getInputProps('repetida')}
          />
          <Group justify="flex-end">
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Guardando...' : 'Cambiar contraseña'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Part>
  );
}
