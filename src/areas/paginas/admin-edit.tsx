import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToPaginas, PaginaForm } from './admin-form.tsx';
import type { PaginaAdmin } from './pagina.ts';

export const Route = createFileRoute('/admin/paginas/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: '/admin/$kind/gestion', params: { kind: 'paginas' }, replace: true });
  },
  component: PaginaEditar,
});

function PaginaEditar() {
  const { slug = '' } = Route.useParams();
  const [restored, setRestored] = useState<PaginaAdmin>();
  const query = useCall('get_pagina_admin.php', { slug }, 'La página no se encontró o no se pudo cargar.', {
    before: 'Error al cargar la página:',
  });
  return (
    <QueryState key={slug} query={query} title="Editar Página" back={backToPaginas}>
      {({ data }) => {
        const pagina = restored?.slug === slug ? restored : data;
        return <PaginaForm key={pagina.version} pagina={pagina} onRestored={setRestored} />;
      }}
    </QueryState>
  );
}
