/** Several orders at once: their slips printed, their next state given, each with its own tracking number. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { PackageCheck, Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { nextByHand } from '#areas/tienda/pedidos/estado.ts';
import type { PedidoListItem } from '#areas/tienda/pedidos/pedido.ts';
import { Dialog } from '#desk/dialogs/dialog.tsx';
import type { ManyChange } from '#desk/list/selection.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { plural } from '#values/plural.ts';
import { CarrierInput } from './carrier-input.tsx';

const look = { size: 'compact-md', variant: 'default' } as const;

export function PedidosChange({ selected, isBusy, doToEach }: ManyChange<PedidoListItem>) {
  const [isSending, setSending] = useState(false);
  const canBecome = (estado: 'preparando' | 'enviado' | 'entregado') =>
    selected.filter((row) => nextByHand(row.estado).includes(estado));
  const [toPrepare, toSend, toDeliver] = [canBecome('preparando'), canBecome('enviado'), canBecome('entregado')];
  const become = (estado: 'preparando' | 'entregado') => (row: PedidoListItem) =>
    send('update_pedido.php', { cod_pedido: row.cod_pedido, estado });
  return (
    <>
      <Button
        {...look}
        component={AppLink}
        href={`/admin/pedidos/albaranes?cod=${selected.map(({ cod_pedido }) => cod_pedido).join(',')}`}
        leftSection={<Printer size={15} aria-hidden="true" />}
      >
        Imprimir albaranes
      </Button>
      {toPrepare.length > 0 && (
        <Button {...look} loading={isBusy} onClick={() => doToEach(become('preparando'), toPrepare)}>
          En preparación ({toPrepare.length})
        </Button>
      )}
      {toSend.length > 0 && (
        <Button
          {...look}
          variant="light"
          loading={isBusy}
          leftSection={<Truck size={15} aria-hidden="true" />}
          onClick={() => setSending(true)}
        >
          Marcar como enviados ({toSend.length})
        </Button>
      )}
      {toDeliver.length > 0 && (
        <Button
          {...look}
          loading={isBusy}
          leftSection={<PackageCheck size={15} aria-hidden="true" />}
          onClick={() => doToEach(become('entregado'), toDeliver, 'entregado')}
        >
          Marcar como entregados ({toDeliver.length})
        </Button>
      )}
      <Dialog opened={isSending} onClose={() => setSending(false)} title="Marcar como enviados" size="lg" centered>
        <Sending
          pedidos={toSend}
          onClose={() => setSending(false)}
          onSend={(sent) =>
            doToEach(
              (row) => send('update_pedido.php', { cod_pedido: row.cod_pedido, estado: 'enviado', ...sent(row) }),
              toSend,
              'enviado',
            )
          }
        />
      </Dialog>
    </>
  );
}

interface Tracking {
  transportista?: string;
  seguimiento?: string;
}

interface SendingProps {
  pedidos: PedidoListItem[];
  onClose(): void;
  onSend(sent: (pedido: PedidoListItem) => Tracking): void;
}

/** One carrier takes them all; each parcel has a number of its own. Whoever comes for an order has neither. */
function Sending({ pedidos, onClose, onSend }: SendingProps) {
  const [transportista, setTransportista] = useState('');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const shipped = pedidos.filter(({ entrega }) => entrega === 'envio');

  function confirm() {
    onClose();
    onSend(({ cod_pedido, entrega }) =>
      entrega === 'envio' ? { transportista, seguimiento: numbers[cod_pedido] ?? '' } : {},
    );
  }

  return (
    <Stack>
      <Text>
        {plural(pedidos.length, 'cliente recibe', 'clientes reciben')} ahora el correo del envío
        {shipped.length < pedidos.length && ' o, si viene a recogerlo, el de que ya está listo'}.
      </Text>
      {shipped.length > 0 && <CarrierInput value={transportista} onChange={setTransportista} />}
      {shipped.map(({ cod_pedido, cliente }) => (
        <TextInput
          key={cod_pedido}
          label={`Número de seguimiento de ${cod_pedido}`}
          description={cliente.name}
          name={`seguimiento_${cod_pedido}`}
          maxLength={255}
          value={numbers[cod_pedido] ?? ''}
          onChange={({ currentTarget: { value } }) => setNumbers((before) => ({ ...before, [cod_pedido]: value }))}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={confirm}>Marcar como enviados</Button>
      </Group>
    </Stack>
  );
}
