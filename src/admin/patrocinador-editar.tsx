import { createFileRoute, Navigate } from '@tanstack/react-router';
import type { SponsorTipo } from '#domain/patrocinador.ts';
import { QueryState } from './components/query-state.tsx';
import { backToSponsors, SponsorForm, sponsorsList } from './components/sponsor-form.tsx';
import { sponsorKinds } from './components/sponsor-kinds.ts';
import { useCall } from './components/use-call.ts';

export const Route = createFileRoute('/admin/patrocinadores/editar/$tipo/$id')({ component: PatrocinadorEditar });

function PatrocinadorEditar() {
  const { tipo, id } = Route.useParams();
  return tipo in sponsorKinds ? <Editor tipo={tipo as SponsorTipo} id={id} /> : <Navigate to={sponsorsList} replace />;
}

function Editor({ tipo, id }: { tipo: SponsorTipo; id: string }) {
  const query = useCall('get_sponsor_admin.php', { tipo, id }, 'No se pudo cargar el patrocinador.');
  return (
    <QueryState key={`${tipo}-${id}`} query={query} title={sponsorKinds[tipo].titles.edit} back={backToSponsors}>
      {({ data }) => <SponsorForm tipo={tipo} sponsor={data} />}
    </QueryState>
  );
}
