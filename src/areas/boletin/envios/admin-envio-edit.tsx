import { createFileRoute } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToEnvios, EnvioForm } from './admin-envio-form.tsx';
import { EnvioProgress } from './admin-envio-progress.tsx';
import { type EstadoEnvio, isEditable } from './estado.ts';

export const Route = createFileRoute('/admin/boletin/envios/$id')({ component: EnvioEditar });

/** How often it is looked at again while something happens by itself. */
const lookMs: Partial<Record<EstadoEnvio, number>> = { programado: 15_000, enviando: 1500, pausado: 15_000 };

function EnvioEditar() {
  const { id } = Route.useParams();
  const query = useCall('get_envio_admin.php', { id }, 'No se pudo cargar el envío.', {
    refetchInterval: ({ state }) => lookMs[state.data?.data.estado ?? 'borrador'] ?? false,
  });
  return (
    <QueryState key={id} query={query} title="Envío del boletín" back={backToEnvios}>
      {(first) => {
        const { data } = query.data ?? first;
        // A form keeps what was typed: it starts anew only with another version.
        return isEditable(data.estado) ? <EnvioForm key={data.version} envio={data} /> : <EnvioProgress envio={data} />;
      }}
    </QueryState>
  );
}
