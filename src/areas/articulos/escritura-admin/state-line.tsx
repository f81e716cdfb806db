/** Where the work stands: what it is, and since when the server has it. */
import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SaveState } from '#desk/form/saver.ts';
import { formatDateTime } from '#values/fecha.ts';

interface Props {
  /** "Borrador", "Publicado · con cambios sin publicar". */
  is: string;
  state: SaveState;
}

export function StateLine({ is, state }: Props) {
  return (
    <Text size="sm" c={state.is === 'refused' || state.is === 'conflict' ? 'red' : 'dimmed'} data-estado={state.is}>
      <span role="status">{stateText(is, state)}</span>
      {state.is === 'saved' && (
        <>
          {' · guardado '}
          <Ago key={state.at} since={state.at} />
        </>
      )}
    </Text>
  );
}

function stateText(is: string, state: SaveState): string {
  if (state.is === 'offline') return 'Sin conexión: se guardará al volver';
  if (state.is === 'saving') return `${is} · Guardando…`;
  if (state.is === 'unsaved') return `${is} · escribiendo…`;
  if (state.is === 'refused') return `${is} · no se ha guardado: ${state.text}`;
  if (state.is === 'conflict') return `${is} · hay otra versión más nueva`;
  return is;
}

/** Told once by screen readers, with what it stands beside; it goes on silently. */
function Ago({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span>{ago(Math.max(0, now - since), since)}</span>;
}

function ago(ms: number, since: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `hace ${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `hace ${minutes} min` : `el ${formatDateTime(new Date(since).toISOString())}`;
}
