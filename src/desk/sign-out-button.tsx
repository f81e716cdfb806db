import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '#ui/session.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    const { error } = await signOut();
    // The screen is left at once: only a native dialog is sure to be read.
    if (error) window.alert(`Error al cerrar sesión: ${error}`);
    await navigate({ to: '/login' });
  }
  return (
    <Button variant="default" leftSection={<LogOut size={16} aria-hidden="true" />} onClick={leave} loading={isBusy}>
      Cerrar Sesión
    </Button>
  );
}
