import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArticuloAdmin } from '#domain/articulo.ts';
import { ArticuloEditForm } from './components/articulo-edit-form.tsx';
import { QueryState } from './components/query-state.tsx';
import { useCall } from './components/use-call.ts';

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
