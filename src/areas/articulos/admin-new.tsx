import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { ArticuloForm, backToArticulos } from './escritura-admin/form.tsx';

export const Route = createFileRoute('/admin/articulos/nuevo')({
  /** The draft that this screen has begun: whoever loads the page again goes on with it. */
  validateSearch: (search: Record<string, unknown>): { borrador?: number } =>
    Number(search.borrador) > 0 ? { borrador: Number(search.borrador) } : {},
  component: ArticuloNuevo,
});

function ArticuloNuevo() {
  const { borrador } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [begun, setBegun] = useState<Begun>({ form: 0 });
  if (borrador && borrador === begun.id && !begun.isInAddress) setBegun({ ...begun, isInAddress: true });
  // Asked for a new one while another was being written.
  if (!borrador && begun.isInAddress) setBegun({ form: begun.form + 1 });
  if (borrador && borrador !== begun.id) return <GoOn id={borrador} />;
  return (
    <ArticuloForm
      key={begun.form}
      onBegun={(id) => {
        setBegun(({ form }) => ({ form, id }));
        void navigate({ search: { borrador: id }, replace: true });
      }}
    />
  );
}

/** The draft of the form that is open; its id goes into the address. */
interface Begun {
  form: number;
  id?: number;
  isInAddress?: boolean;
}

function GoOn({ id }: { id: number }) {
  const query = useCall('get_post_admin.php', { id }, 'El artículo no se encontró o no se pudo cargar.');
  return (
    <QueryState query={query} title="Nuevo Artículo" back={backToArticulos}>
      {({ data }) => <Navigate to="/admin/articulos/editar/{-$slug}" params={{ slug: data.slug }} replace />}
    </QueryState>
  );
}
