import { Alert, Button, Grid, Paper, Stack, Textarea, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { type PedidoAdmin, wasPaid } from '#tienda/pedidos/pedido.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { EstadoPedidoBadge } from './estado-badge.tsx';
import { PedidoLines } from './lines.tsx';
import { PedidoCliente, PedidoHistoria, PedidoPago } from './people.tsx';
import { PedidoRefund } from './refund.tsx';
import { PedidoSteps } from './steps.tsx';
import { type PedidoWork, usePedido } from './use-pedido.ts';

export const Route = createFileRoute('/admin/pedidos/$cod')({ component: Pedido });

const back = { href: '/admin/pedidos/gestion', label: 'Volver a los pedidos' };

function Pedido() {
  const { cod } = Route.useParams();
  const query = useCall('get_pedido_admin.php', { cod }, 'No se pudo cargar el pedido.');
  return (
    <QueryState key={cod} query={query} title={`Pedido ${cod}`} back={back}>
      {({ data }) => <PedidoDetail first={data} />}
    </QueryState>
  );
}

function PedidoDetail({ first }: { first: PedidoAdmin }) {
  const work = usePedido(first);
  const { pedido } = work;
  return (
    <AdminPage
      title={`Pedido ${pedido.cod_pedido}`}
      isForm
      back={back}
      message={work.message}
      actions={
        <>
          <EstadoPedidoBadge estado={pedido.estado} />
          <Button
            component={AppLink}
            href={`/admin/pedidos/${pedido.cod_pedido}/albaran`}
            variant="default"
            leftSection={<Printer size={16} aria-hidden="true" />}
          >
            Albarán
          </Button>
        </>
      }
    >
      {pedido.desistimiento_en && (
        <Alert color="yellow" variant="light" mb="md" role="note">
          El cliente desistió de esta compra el {formatDateTime(pedido.desistimiento_en)}.
        </Alert>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <PedidoLines pedido={pedido} />
            <PedidoSteps work={work} />
            {wasPaid(pedido.estado) && pedido.reembolsado < pedido.total && <PedidoRefund work={work} />}
            <Notas work={work} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <PedidoCliente pedido={pedido} />
            <PedidoPago pedido={pedido} />
            <PedidoHistoria pedido={pedido} />
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminPage>
  );
}

function Notas({ work: { pedido, running, update } }: { work: PedidoWork }) {
  const [notas, setNotas] = useState(pedido.notas ?? '');
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="notas">
      <Title order={2} fz="lg" mb="xs" id="notas">
        Notas internas
      </Title>
      <Stack align="start">
        <Textarea
          aria-labelledby="notas"
          name="notas"
          maxLength={5000}
          autosize
          minRows={3}
          w="100%"
          description="El cliente no las ve"
          value={notas}
          onChange={(event) => setNotas(event.currentTarget.value)}
        />
        <Button variant="default" disabled={running !== undefined} onClick={() => void update('notas', { notas })}>
          {running === 'notas' ? 'Guardando...' : 'Guardar notas'}
        </Button>
      </Stack>
    </Paper>
  );
}
