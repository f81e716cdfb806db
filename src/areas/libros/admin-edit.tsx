import { createFileRoute, redirect } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToLibros, LibroForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/libros/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: '/admin/libros/gestion', replace: true });
  },
  component: LibroEditar,
});

function LibroEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_libro_admin.php', { slug }, 'El libro no se encontró o no se pudo cargar.', {
    before: 'Error al cargar el libro:',
  });
  return (
    <QueryState key={slug} query={query} title="Editar Libro" back={backToLibros}>
      {({ data }) => <LibroForm libro={data} />}
    </QueryState>
  );
}
