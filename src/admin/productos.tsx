import { createFileRoute } from '@tanstack/react-router';
import { ProductosScreen } from './components/productos-screen.tsx';

export const Route = createFileRoute('/admin/tiendas/productos')({ component: ProductosScreen });
