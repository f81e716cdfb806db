import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other name of the list of a shop's products. */
export const Route = createFileRoute('/admin/tiendas/$idTienda/articulos')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/tiendas/$idTienda/productos', params, replace: true });
  },
});
