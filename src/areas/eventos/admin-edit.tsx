import { createFileRoute } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToEventos, EventoForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/eventos/editar/{-$id}')({ component: EventoEditar });

function EventoEditar() {
  const { id } = Route.useParams();
  return id ? <Existing key={id} id={id} /> : <EventoForm />;
}

function Existing({ id }: { id: string }) {
  const query = useCall('get_evento.php', { id }, 'No se pudo cargar el evento.', {
    unreachable: 'Error al cargar el evento.',
  });
  return (
    <QueryState query={query} title="Editar Evento" back={backToEventos}>
      {({ data }) => <EventoForm evento={data} />}
    </QueryState>
  );
}
