/** Says while a form is open that it is, and shows who else has the same thing open. */
import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { sayMs } from '#areas/ediciones/pace.ts';
import type { Tipo } from '#things.ts';
import { post } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';

interface Other {
  usuario: string;
  desde: string;
}

/** What it returns goes above the form; nothing while nobody else is there. */
export function useEditing(thing: { tipo: Tipo; id: number } | undefined): ReactNode {
  const [others, setOthers] = useState<Other[]>([]);
  const { tipo, id } = thing ?? {};
  useEffect(() => {
    if (!tipo || id === undefined) return;
    let isOpen = true;
    // Not the desk's own way to write: nothing that is shown has changed, and nobody is asked to sign in for it.
    const say = async () => {
      const result = await post('note_edicion.php', { tipo, id });
      if (isOpen && result.ok) setOthers(result.data);
    };
    void say();
    const timer = setInterval(() => void say(), sayMs);
    return () => {
      isOpen = false;
      clearInterval(timer);
      void post('note_edicion.php', { tipo, id, cerrada: true });
    };
  }, [tipo, id]);
  if (others.length === 0) return null;
  const names = new Intl.ListFormat('es').format(others.map(({ usuario }) => usuario));
  const verb = others.length === 1 ? 'tiene' : 'tienen';
  return (
    <Alert mb="md" color="blue" variant="light" role="status">
      {names} también lo {verb} abierto, desde el {formatDateTime(others[0]!.desde)}. Si alguien guarda entretanto, se
      te dirá qué ha cambiado.
    </Alert>
  );
}
