import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetDrafts } from '#desk/form/draft-store.ts';
import { forgetSearches } from '#desk/list/last-search.ts';
import { useUser } from '#desk/use-user.ts';
import { signOut } from '#ui/session.ts';

export function useSignOut() {
  const forget = useForget();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    const { error } = await signOut();
    // The screen is left at once: only a native dialog is sure to be read.
    if (error) window.alert(`Error al cerrar sesión: ${error}`);
    forget();
    await navigate({ to: '/login' });
  }
  return { leave, isBusy };
}

/** What the desk keeps in this browser goes with whoever signs out; a session that only ran out keeps its drafts. */
export function useForget(): () => void {
  const { usuario } = useUser();
  return () => {
    forgetSearches();
    forgetDrafts(usuario);
  };
}
