import { Alert, Button, Grid, Stack, Textarea } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { wasPaid } from '#areas/tienda/pedidos/estado.ts';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { useLeaving } from '#desk/form/leaving/use-leaving.tsx';
import { AdminPage, Part } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { EstadoPedidoBadge } from './estado-badge.tsx';
import { PedidoLines } from './lines.tsx';
import { PedidoCliente, PedidoFacturas, PedidoHistoria, PedidoPago } from './people.tsx';
import { PedidoRefund, refundableCents } from './refund.tsx';
import { PedidoSteps } from './steps.tsx';
import { type PedidoWork, usePedido } from './use-pedido.ts';

export const Route = createFileRoute('/admin/pedidos/$cod')({ component: Pedido });

const back = { href: '/admin/pedidos/gestion', label: 'Volver a los pedidos' };

function Pedido() {
  const { cod } = Route.useParams();
  const query = useCall('get_pedido_admin.php', { cod }, 'No se pudo cargar el pedido.');
  return (
    <QueryState key={cod} query={query} title={`Pedido ${cod}`} back={back}>
      {({ data, transportista_habitual }) => <PedidoDetail first={data} carrier={transportista_habitual} />}
    </QueryState>
  );
}

function PedidoDetail({ first, carrier }: { first: PedidoAdmin; carrier: string | null }) {
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
          <EstadoPedidoBadge estado={pedido.estado} entrega={pedido.entrega} />
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
      <Disputas pedido={pedido} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <PedidoLines pedido={pedido} />
            <PedidoSteps work={work} carrier={carrier} />
            {wasPaid(pedido.estado) && refundableCents(pedido) > 0 && <PedidoRefund work={work} />}
            <Notas work={work} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <PedidoCliente pedido={pedido} />
            <PedidoPago pedido={pedido} />
            <PedidoFacturas work={work} />
            <PedidoHistoria pedido={pedido} />
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminPage>
  );
}

const disputaSaid = {
  abierta: 'El banco del cliente disputa el pago. Responde en el panel de la pasarela antes de que venza el plazo.',
  ganada: 'El banco del cliente disputó el pago y se resolvió a tu favor.',
  perdida: 'El banco del cliente disputó el pago y se lo ha devuelto: cuenta como reembolsado.',
};

/** The provider's words for why a bank asks a payment back. */
const disputaMotivo: Record<string, string> = {
  credit_not_processed: 'dice que se le debe un reembolso',
  duplicate: 'dice que se le cobró dos veces',
  fraudulent: 'dice que no hizo la compra',
  product_not_received: 'dice que no recibió el pedido',
  product_unacceptable: 'dice que el pedido llegó mal',
  unrecognized: 'no reconoce el cargo',
};

function Disputas({ pedido: { disputas } }: { pedido: PedidoAdmin }) {
  return disputas.map(({ fecha, importe, motivo, estado }) => (
    <Alert
      key={fecha}
      color={estado === 'ganada' ? 'green' : 'red'}
      variant="light"
      mb="md"
      role="alert"
      title="Disputa"
    >
      {disputaSaid[estado]} {formatEuros(importe)}, {formatDateTime(fecha)} ({disputaMotivo[motivo] ?? motivo}).
    </Alert>
  ));
}

function Notas({ work: { pedido, running, update } }: { work: PedidoWork }) {
  const [notas, setNotas] = useState(pedido.notas ?? '');
  const leaving = useLeaving(() => notas.trim() !== (pedido.notas ?? ''));
  return (
    <Part title="Notas internas">
      {leaving}
      <Stack align="start">
        <Textarea
          aria-label="Notas internas"
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
    </Part>
  );
}
