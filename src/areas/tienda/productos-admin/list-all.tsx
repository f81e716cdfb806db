import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#desk/list/list-search.ts';
import { ProductosScreen } from './screen.tsx';

export const Route = createFileRoute('/admin/tiendas/productos')({ validateSearch: listSearch, component: Productos });

function Productos() {
  return <ProductosScreen asked={Route.useSearch()} />;
}
