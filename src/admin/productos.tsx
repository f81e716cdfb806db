import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ProductosScreen } from './components/productos-screen.tsx';

export const Route = createFileRoute('/admin/tiendas/productos')({
  validateSearch: z.object({ existencias: z.literal('pocas').optional().catch(undefined) }),
  component: Productos,
});

function Productos() {
  const { existencias } = Route.useSearch();
  return <ProductosScreen key={existencias} existencias={existencias} />;
}
