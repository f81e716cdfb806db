import { createFileRoute, Navigate } from '@tanstack/react-router';
import { SponsorEdit } from './admin-form.tsx';
import { backToSponsors, sponsorKinds } from './admin-kinds.ts';
import type { SponsorTipo } from './tipos.ts';

export const Route = createFileRoute('/admin/patrocinadores/editar/$tipo/$id')({ component: PatrocinadorEditar });

function PatrocinadorEditar() {
  const { tipo, id } = Route.useParams();
  return tipo in sponsorKinds ? (
    <SponsorEdit tipo={tipo as SponsorTipo} id={id} />
  ) : (
    <Navigate to={backToSponsors.href} replace />
  );
}
