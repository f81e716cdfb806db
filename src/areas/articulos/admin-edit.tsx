import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import type { ArticuloAdmin } from './articulo.ts';
import { ArticuloForm, backToArticulos } from './escritura-admin/form.tsx';

export const Route = createFileRoute('/admin/articulos/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: '/admin/articulos/gestion', replace: true });
  },
  component: ArticuloEditar,
});

function ArticuloEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_post_admin.php', { slug }, 'El artículo no se encontró o no se pudo cargar.', {
    before: 'Error al cargar el artículo:',
  });
  const [replaced, setReplaced] = useState<ArticuloAdmin>();
  return (
    <QueryState key={slug} query={query} title="Editar Artículo" back={backToArticulos}>
      {({ data }) => <OneArticulo articulo={replaced?.slug === slug ? replaced : data} onReplaced={setReplaced} />}
    </QueryState>
  );
}

/** What is asked again while it is written does not take the form away: only what is chosen instead of it does. */
function OneArticulo({ articulo, onReplaced }: { articulo: ArticuloAdmin; onReplaced(articulo: ArticuloAdmin): void }) {
  const [first, setFirst] = useState(articulo);
  return (
    <ArticuloForm
      key={first.version}
      articulo={first}
      onReplaced={(next) => {
        setFirst(next);
        onReplaced(next);
      }}
    />
  );
}
