import { createFileRoute, Navigate } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { SponsorForm } from './admin-form.tsx';
import { backToSponsors, sponsorKinds } from './admin-kinds.ts';
import type { SponsorTipo } from './tipos.ts';

export const Route = createFileRoute('/admin/patrocinadores/editar/$tipo/$id')({ component: PatrocinadorEditar });

function PatrocinadorEditar() {
  const { tipo, id } = Route.useParams();
  return tipo in sponsorKinds ? (
    <Editor tipo={tipo as SponsorTipo} id={id} />
  ) : (
    <Navigate to={backToSponsors.href} replace />
  );
}

function Editor({ tipo, id }: { tipo: SponsorTipo; id: string }) {
  const query = useCall('get_sponsor_admin.php', { tipo, id }, 'No se pudo cargar el patrocinador.');
  return (
    <QueryState key={`${tipo}-${id}`} query={query} title={sponsorKinds[tipo].titles.edit} back={backToSponsors}>
      {({ data }) => <SponsorForm tipo={tipo} sponsor={data} />}
    </QueryState>
  );
}
