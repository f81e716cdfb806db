import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type EstadoPedido, estadoLabelOf, wasPaid } from '#areas/tienda/pedidos/estado.ts';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { trackingUrl } from '#areas/tienda/pedidos/transportistas.ts';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { Part } from '#desk/page.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { formaPagoLabel, isAMano } from '#values/pago/forma.ts';
import { CarrierInput } from './carrier-input.tsx';
import type { PedidoWork } from './use-pedido.ts';

interface Tracking {
  transportista: string;
  seguimiento: string;
}

/** Where the order stands and what can be done next; `carrier` took the last parcel and usually takes this one. */
export function PedidoSteps({ work, carrier }: { work: PedidoWork; carrier: string | null }) {
  const { pedido, update } = work;
  const [tracking, setTracking] = useState<Tracking>({
    transportista: pedido.transportista ?? (pedido.enviado_en ? '' : (carrier ?? '')),
    seguimiento: pedido.seguimiento ?? '',
  });
  const canBecome = (estado: EstadoPedido) => pedido.siguientes.includes(estado);
  const isSent = pedido.estado === 'enviado' || pedido.estado === 'entregado';
  const isPickup = pedido.entrega === 'recogida';

  function take(estado: EstadoPedido, takesTracking: boolean) {
    const become = () => void update(estado, { estado, ...(takesTracking && tracking) });
    if (estado !== 'enviado' || isPickup || tracking.seguimiento.trim()) return become();
    const text = 'No hay número de seguimiento, y el cliente recibe ahora el correo del envío. ¿Seguir sin él?';
    askFirst({ title: 'Marcar como enviado', text, yes: 'Marcar como enviado' }, become);
  }

  return (
    <Part title={`Estado: ${estadoLabelOf(pedido)}`}>
      <SoFar pedido={pedido} />
      {pedido.siguientes.length === 0 && <Text c="dimmed">No hay nada más que hacer con el envío.</Text>}
      {!isPickup && (canBecome('enviado') || isSent) && <TrackingFields value={tracking} onChange={setTracking} />}
      {canBecome('enviado') && (
        <Text size="sm" c="dimmed">
          {isPickup
            ? 'Al marcarlo como listo, el cliente recibe un correo con la dirección y el horario de recogida.'
            : 'Al marcarlo como enviado, el cliente recibe un correo con estos datos.'}
        </Text>
      )}
      <Group>
        {isAMano(pedido.proveedor) && !wasPaid(pedido.estado) && <PaidStep work={work} />}
        {stepsOf(isPickup).map(
          ({ estado, takesTracking, ...step }) =>
            canBecome(estado) && (
              <Step key={estado} name={estado} {...step} work={work} onClick={() => take(estado, takesTracking)} />
            ),
        )}
        {isSent && !isPickup && (
          <Step
            name="seguimiento"
            label="Guardar seguimiento"
            variant="default"
            work={work}
            onClick={() => void update('seguimiento', tracking)}
          />
        )}
        {canBecome('cancelado') && <CancelStep work={work} />}
      </Group>
    </Part>
  );
}

/** The next steps in their order; a pickup has words of its own and nothing to follow. */
function stepsOf(isPickup: boolean) {
  return [
    { estado: 'preparando', label: 'Marcar en preparación', variant: 'default', takesTracking: false },
    {
      estado: 'enviado',
      label: isPickup ? 'Marcar como listo para recoger' : 'Marcar como enviado',
      takesTracking: !isPickup,
    },
    {
      estado: 'entregado',
      label: isPickup ? 'Marcar como recogido' : 'Marcar como entregado',
      takesTracking: !isPickup,
    },
  ] as const;
}

/** What has happened to it, and where it can be followed. */
function SoFar({ pedido: { entrega, enviado_en, entregado_en, transportista, seguimiento } }: { pedido: PedidoAdmin }) {
  const isPickup = entrega === 'recogida';
  const follow = trackingUrl(transportista, seguimiento);
  return (
    <>
      {enviado_en && (
        <Text size="sm">
          {isPickup ? 'Listo' : 'Enviado'} el {formatDateTime(enviado_en)}
        </Text>
      )}
      {entregado_en && (
        <Text size="sm">
          {isPickup ? 'Recogido' : 'Entregado'} el {formatDateTime(entregado_en)}
        </Text>
      )}
      {follow && (
        <AppLink href={follow} target="_blank">
          Seguir el envío {seguimiento}
        </AppLink>
      )}
    </>
  );
}

/** The money has come; also after the order was closed. */
function PaidStep({ work }: { work: PedidoWork }) {
  const { cod_pedido, proveedor, total, estado } = work.pedido;
  const isAtPickup = proveedor === 'recogida';
  const { emitir } = useSitio().facturacion;
  function ask() {
    const what = `¿Has recibido ${formatEuros(total)} del pedido ${cod_pedido} (${formaPagoLabel[proveedor as 'bizum'].toLowerCase()})?`;
    const late =
      estado === 'pendiente' ? '' : ' El pedido estaba cerrado: vuelve a abrirse y toma sus unidades, si quedan.';
    const paid = isAtPickup ? ' Quedará pagado y recogido' : ' Quedará pagado';
    const then = emitir
      ? `${paid}, se emite su factura y el cliente recibe un correo.`
      : `${paid} y el cliente recibe un correo. Su factura se hace fuera de aquí.`;
    askFirst(
      {
        title: 'Pago recibido',
        text: `${what}${late}${then} No se puede deshacer.`,
        yes: isAtPickup ? 'Pagado y recogido' : 'Pago recibido',
      },
      () => void work.confirmPayment(),
    );
  }

  return <Step name="cobrar" label={isAtPickup ? 'Pagado y recogido' : 'Pago recibido'} work={work} onClick={ask} />;
}

function CancelStep({ work }: { work: PedidoWork }) {
  function cancel() {
    askFirst(
      {
        title: 'Cancelar pedido',
        text: `¿Estás seguro de que quieres cancelar el pedido ${work.pedido.cod_pedido}?`,
        yes: 'Cancelar pedido',
        no: 'Volver',
        isRed: true,
      },
      () => void work.update('cancelado', { estado: 'cancelado' }),
    );
  }

  return (
    <Step
      name="cancelado"
      label="Cancelar pedido"
      busy="Cancelando..."
      color="red"
      variant="outline"
      work={work}
      onClick={cancel}
    />
  );
}

function TrackingFields({ value, onChange }: { value: Tracking; onChange(value: Tracking): void }) {
  return (
    <Group grow preventGrowOverflow={false}>
      <CarrierInput value={value.transportista} onChange={(transportista) => onChange({ ...value, transportista })} />
      <TextInput
        label="Número de seguimiento"
        name="seguimiento"
        maxLength={255}
        value={value.seguimiento}
        onChange={({ currentTarget }) => onChange({ ...value, seguimiento: currentTarget.value })}
      />
    </Group>
  );
}

interface StepProps {
  /** As the running work is called. */
  name: string;
  label: string;
  busy?: string;
  color?: string;
  variant?: 'default' | 'outline';
  work: PedidoWork;
  onClick(): void;
}

function Step({ name, label, busy = 'Guardando...', work: { running }, ...button }: StepProps) {
  return (
    <Button {...button} disabled={running !== undefined}>
      {running === name ? busy : label}
    </Button>
  );
}
