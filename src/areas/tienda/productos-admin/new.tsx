import { createFileRoute } from '@tanstack/react-router';
import { ProductoForm } from './form.tsx';

export const Route = createFileRoute('/admin/productos/nuevo-tienda')({
  validateSearch: ({ id_tienda }: Record<string, unknown>): { id_tienda?: number } =>
    Number(id_tienda) > 0 ? { id_tienda: Number(id_tienda) } : {},
  component: NuevoProducto,
});

function NuevoProducto() {
  return <ProductoForm mode="new" idTienda={Route.useSearch().id_tienda?.toString()} />;
}
