import { createFileRoute } from '@tanstack/react-router';
import { KindEdit } from '#desk/kinds/kind-form.tsx';
import { form } from './admin.tsx';
import { kind } from './categoria-negocio.ts';

export const Route = createFileRoute('/admin/edit-categoria-negocio/$id')({ component: CategoriaNegocioEditar });

function CategoriaNegocioEditar() {
  const { id } = Route.useParams();
  return <KindEdit key={id} kind={form} code={{ kind }} id={id} />;
}
