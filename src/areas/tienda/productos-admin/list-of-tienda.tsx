import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#desk/list/list-search.ts';
import { ProductosScreen } from './screen.tsx';

export const Route = createFileRoute('/admin/tiendas/$idTienda/productos')({
  validateSearch: listSearch,
  component: TiendaProductos,
});

function TiendaProductos() {
  const { idTienda } = Route.useParams();
  return <ProductosScreen key={idTienda} idTienda={idTienda} asked={Route.useSearch()} />;
}
