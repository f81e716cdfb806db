import { Anchor } from '@mantine/core';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { VersionsPanel } from '#desk/versions-panel.tsx';
import { formatDateTime } from '#values/fecha.ts';
import type { ArticuloAdmin } from '../articulo.ts';

interface Props {
  articulo: ArticuloAdmin;
  onRestored(articulo: ArticuloAdmin): void;
}

/** What an article said before each of its last changes. */
export function ArticuloVersiones({ articulo, onRestored }: Props) {
  const query = useCall(
    'get_versiones_articulo.php',
    { id: articulo.Id_articulo },
    'No se pudieron cargar las versiones anteriores.',
  );
  return (
    <VersionsPanel
      query={query}
      question={(when) =>
        `¿Quieres que el artículo vuelva a decir lo que decía el ${when}? Lo que dice ahora se guarda como otra versión.`
      }
      describe={({ guardada_en, guardada_por, titulo }) =>
        `${formatDateTime(guardada_en)}, por ${guardada_por}: «${titulo}»`
      }
      more={({ id, guardada_en }) => (
        <Anchor
          href={`/admin/articulos/vista-previa/${articulo.slug}?version=${id}`}
          target="_blank"
          aria-label={`Ver la versión del ${formatDateTime(guardada_en)}`}
        >
          Ver
        </Anchor>
      )}
      restore={(id) => send('restore_version_articulo.php', { id })}
      onRestored={({ data }) => onRestored(data)}
    />
  );
}
