import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { ArticuloForm, backToArticulos } from './admin-form.tsx';
import type { ArticuloAdmin } from './articulo.ts';

export const Route = createFileRoute('/admin/articulos/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: '/admin/articulos/gestion', replace: true });
  },
  component: ArticuloEditar,
});

function ArticuloEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_post_admin.php', { slug }, 'El artículo no se encontró o no se pudo cargar.', {
    unreachable: 'Error al cargar el artículo: Error de conexión con el servidor.',
  });
  const [restored, setRestored] = useState<ArticuloAdmin>();
  return (
    <QueryState key={slug} query={query} title="Editar Artículo" back={backToArticulos}>
      {({ data }) => {
        const articulo = restored ?? data;
        return <ArticuloForm key={articulo.version} articulo={articulo} onRestored={setRestored} />;
      }}
    </QueryState>
  );
}
