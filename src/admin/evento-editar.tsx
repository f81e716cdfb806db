import { createFileRoute } from '@tanstack/react-router';
import { backToEventos, EventoForm } from './components/evento-form.tsx';
import { QueryState } from './components/query-state.tsx';
import { useCall } from './components/use-call.ts';

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
