import { createFileRoute } from '@tanstack/react-router';
import { ProductosScreen } from './screen.tsx';

export const Route = createFileRoute('/admin/tiendas/$idTienda/productos')({ component: TiendaProductos });

function TiendaProductos() {
  const { idTienda } = Route.useParams();
  return <ProductosScreen key={idTienda} idTienda={idTienda} />;
}
