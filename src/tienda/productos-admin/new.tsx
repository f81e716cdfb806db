import { createFileRoute } from '@tanstack/react-router';
import { ProductoForm } from './form.tsx';

export const Route = createFileRoute('/admin/productos/nuevo-tienda')({ component: () => <ProductoForm mode="new" /> });
