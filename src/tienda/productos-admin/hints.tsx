import { Alert, Stack, Text } from '@mantine/core';
import { useCall } from '#desk/use-call.ts';
import type { Producto } from '#tienda/productos/producto.ts';
import { AppLink } from '#ui/app-link.tsx';

const named = 5;

/** What waits for the shopkeeper; nothing at all when nothing does. */
export function ShopHints() {
  const stock = useCall('get_stock_bajo_admin.php', {}, '').data?.data ?? [];
  const counts = useCall('get_pedidos_admin.php', { limit: 1 }, '').data?.por_estado ?? {};
  const toPrepare = counts.pagado ?? 0;
  if (stock.length === 0 && toPrepare === 0) return null;
  return (
    <Stack gap="sm" mb="lg" component="section" aria-label="Avisos de la tienda">
      {toPrepare > 0 && (
        <Alert color="blue" variant="light" role="note">
          <AppLink href="/admin/pedidos/gestion?estado=pagado">
            {toPrepare === 1 ? 'Hay 1 pedido pagado' : `Hay ${toPrepare} pedidos pagados`} por preparar
          </AppLink>
        </Alert>
      )}
      {stock.length > 0 && (
        <Alert color="yellow" variant="light" role="note">
          <AppLink href="/admin/tiendas/productos?existencias=pocas">
            {stock.length === 1 ? 'Hay 1 producto' : `Hay ${stock.length} productos`} con pocas existencias
          </AppLink>
          <Text size="sm">
            {stock.slice(0, named).map(left).join('; ')}
            {stock.length > named && '…'}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}

function left({ nombre, stock }: Producto): string {
  return `${nombre}: ${stock ? (stock === 1 ? 'queda 1' : `quedan ${stock}`) : 'agotado'}`;
}
