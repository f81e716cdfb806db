import { Button, Checkbox, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import type { PedidoAdmin } from '#tienda/pedidos/pedido.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { optionalPrice } from '#values/price.ts';
import type { PedidoWork } from './use-pedido.ts';

const price = optionalPrice('El importe');

/** Money back, all that is left or a part of it, never without being asked twice. */
export function PedidoRefund({ work }: { work: PedidoWork }) {
  const { pedido, running, refund } = work;
  const leftCents = refundableCents(pedido);
  const [importe, setImporte] = useState('');
  const [motivo, setMotivo] = useState('');
  const [repone, setRepone] = useState(false);
  const [error, setError] = useState<string>();
  const cents = importe === '' ? leftCents : eurosToCents(Number(importe));
  const isWhole = cents === leftCents;

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(importe, leftCents);
    setError(problem);
    if (problem) return;
    askToRefund(cents, pedido.cliente.name, () => void send());
  }

  async function send() {
    const amount = isWhole ? {} : { importe };
    const isDone = await refund({ ...amount, motivo, reponer_stock: isWhole && repone });
    if (!isDone) return;
    setImporte('');
    setMotivo('');
    setRepone(false);
  }

  return (
    <Paper withBorder p="md" component="section" aria-labelledby="reembolso">
      <Title order={2} fz="lg" mb="xs" id="reembolso">
        Reembolso
      </Title>
      <form onSubmit={submit} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Importe (€)"
              name="importe"
              type="number"
              step="0.01"
              min="0.01"
              inputMode="decimal"
              description={`Vacío: todo lo que queda, ${formatCents(leftCents)}`}
              value={importe}
              onChange={(event) => setImporte(event.currentTarget.value)}
              error={error}
            />
            <TextInput
              label="Motivo"
              name="motivo"
              maxLength={500}
              description="El cliente lo lee en su correo"
              value={motivo}
              onChange={(event) => setMotivo(event.currentTarget.value)}
            />
          </SimpleGrid>
          {isWhole && (
            <Checkbox
              label="Los artículos vuelven a estar a la venta"
              name="reponer_stock"
              checked={repone}
              onChange={(event) => setRepone(event.currentTarget.checked)}
            />
          )}
          <div>
            <Button type="submit" color="red" variant="outline" disabled={running !== undefined}>
              {running === 'reembolsar' ? 'Reembolsando...' : 'Reembolsar'}
            </Button>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}

function askToRefund(cents: number, to: string, onConfirm: () => void) {
  modals.openConfirmModal({
    title: 'Reembolsar',
    centered: true,
    children: (
      <Text>
        ¿Estás seguro de que quieres devolver {formatCents(cents)} a {to}? Esta acción no se puede deshacer.
      </Text>
    ),
    labels: { confirm: `Devolver ${formatCents(cents)}`, cancel: 'Cancelar' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}

/** What was neither given back nor asked to be. */
export function refundableCents({ total, reembolsado, reembolso_pendiente }: PedidoAdmin): number {
  return eurosToCents(total) - eurosToCents(reembolsado) - eurosToCents(reembolso_pendiente);
}

function problemOf(importe: string, leftCents: number): string | undefined {
  const parsed = price.safeParse(importe);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  if (parsed.data === 0) return 'El importe debe ser mayor que 0.';
  if (parsed.data && eurosToCents(parsed.data) > leftCents)
    return `Como mucho se pueden reembolsar ${formatCents(leftCents)}.`;
  return undefined;
}
