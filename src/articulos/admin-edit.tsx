import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { ArticuloEditForm } from './admin-form.tsx';
import type { ArticuloAdmin } from './articulo.ts';

const list = '/admin/articulos/gestion';

export const Route = createFileRoute('/admin/articulos/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: list, replace: true });
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
    <QueryState key={slug} query={query} title="Editar Artículo" back={{ href: list, label: 'Volver a los artículos' }}>
      {({ data }) => {
        const articulo = restored ?? data;
        return <ArticuloEditForm key={articulo.version} articulo={articulo} onRestored={setRestored} />;
      }}
    </QueryState>
  );
}
