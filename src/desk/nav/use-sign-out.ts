import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetSearches } from '#desk/list/last-search.ts';
import { signOut } from '#ui/session.ts';

export function useSignOut() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    const { error } = await signOut();
    // The screen is left at once: only a native dialog is sure to be read.
    if (error) window.alert(`Error al cerrar sesión: ${error}`);
    forgetSearches();
    await navigate({ to: '/login' });
  }
  return { leave, isBusy };
}
