import { createFileRoute } from '@tanstack/react-router';
import { ProductosScreen } from './screen.tsx';

export const Route = createFileRoute('/admin/tiendas/productos')({
  validateSearch: ({ existencias }: Record<string, unknown>): { existencias?: 'pocas' } =>
    existencias === 'pocas' ? { existencias } : {},
  component: Productos,
});

function Productos() {
  const { existencias } = Route.useSearch();
  return <ProductosScreen key={existencias} existencias={existencias} />;
}
