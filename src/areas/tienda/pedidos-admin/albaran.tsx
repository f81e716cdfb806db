import { Button, Container, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { BackLink } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import styles from './albaran.module.css';
import { Albaran } from './slip.tsx';

export const Route = createFileRoute('/admin/pedidos/$cod/albaran')({ component: PedidoAlbaran });

function PedidoAlbaran() {
  const { cod } = Route.useParams();
  const query = useCall('get_pedido_admin.php', { cod }, 'No se pudo cargar el pedido.');
  const back = { href: `/admin/pedidos/${cod}`, label: 'Volver al pedido' };
  return (
    <QueryState key={cod} query={query} title={`Albarán del pedido ${cod}`} back={back}>
      {({ data }) => (
        <Container size={800} py="lg">
          <Group justify="space-between" mb="lg" className={styles.screenOnly}>
            <BackLink {...back} />
            <Button onClick={() => window.print()} leftSection={<Printer size={16} aria-hidden="true" />}>
              Imprimir
            </Button>
          </Group>
          <Albaran pedido={data} />
        </Container>
      )}
    </QueryState>
  );
}
