import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { VersionsPanel } from '#desk/versions-panel.tsx';
import type { CallOutput } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { Seccion } from './ajustes.ts';

type Restored = CallOutput<'restore_ajustes_version.php'>['data'];

/** What a section said before each of its changes. */
export function AjusteVersiones({ seccion, onRestored }: { seccion: Seccion; onRestored(data: Restored): void }) {
  const query = useCall('get_ajustes_versiones.php', { seccion }, 'No se pudieron cargar las versiones anteriores.');
  return (
    <VersionsPanel
      query={query}
      question={(when) =>
        `¿Quieres volver a lo que había hasta el ${when}? Lo que hay ahora se guarda como otra versión.`
      }
      describe={({ guardada_en, guardada_por, campos }) =>
        `Hasta el ${formatDateTime(guardada_en)}, cuando ${guardada_por} cambió: ${campos.map((name) => name.replaceAll('_', ' ')).join(', ') || 'nada'}`
      }
      restore={(id) => send('restore_ajustes_version.php', { id })}
      onRestored={({ data }) => onRestored(data)}
    />
  );
}
