import { createFileRoute } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToProductos, ProductoForm } from './form.tsx';

export const Route = createFileRoute('/admin/productos/editar/{-$id}')({ component: ProductoEditar });

/** Without an id it starts as an empty form of a new product. */
function ProductoEditar() {
  const { id } = Route.useParams();
  return id === undefined ? <ProductoForm mode="create" /> : <LoadedProducto key={id} id={Number(id)} />;
}

function LoadedProducto({ id }: { id: number }) {
  const query = useCall('get_producto.php', { id }, 'Error al cargar el producto.', {
    unreachable: 'Error al cargar el producto. Por favor, inténtalo de nuevo más tarde.',
  });
  return (
    <QueryState query={query} title="Editar Producto" back={backToProductos}>
      {({ data }) => <ProductoForm mode="edit" producto={data} />}
    </QueryState>
  );
}
