import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText, send } from '#desk/send.ts';
import type { Succeeded } from '#ui/call.ts';
import { email as schema } from './email.ts';

interface Props {
  hint: string;
  onSaved(result: Succeeded<'change_email.php'>): void;
}

/** Where the one who is signed in is written to. */
export function EmailForm({ hint, onSaved }: Props) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = schema.safeParse(email);
    if (!parsed.success) return setError(parsed.error.issues[0]!.message);
    setBusy(true);
    const result = await send('change_email.php', { email });
    setBusy(false);
    if (!result.ok) return setError(failureText(result, 'Error al cambiar el correo electrónico.'));
    setEmail('');
    onSaved(result);
  }

  return (
    <form onSubmit={save} noValidate style={{ flexBasis: '100%' }}>
      <Group align="end" gap="sm">
        <TextInput
          label="Tu correo electrónico"
          name="email"
          type="email"
          autoComplete="email"
          description={hint}
          required
          maxLength={100}
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setError(undefined);
          }}
          error={error}
          flex="1 1 16rem"
          maw={420}
        />
        <Button type="submit" variant="light" loading={isBusy}>
          Guardar
        </Button>
      </Group>
    </form>
  );
}
