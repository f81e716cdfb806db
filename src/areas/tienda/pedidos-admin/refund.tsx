import { Button, Checkbox, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isInvoiced } from '#areas/facturas/tipos.ts';
import { byLines, centsOf, leftOf, type Share } from '#areas/tienda/pedidos/devuelto.ts';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { AmountInput } from '#desk/form/amount-input.tsx';
import { Part } from '#desk/page.tsx';
import { eurosToCents, formatCents } from '#values/money.ts';
import { isAMano } from '#values/pago/forma.ts';
import { optionalPrice } from '#values/price.ts';
import { RefundLines } from './refund-lines.tsx';
import type { PedidoWork } from './use-pedido.ts';

const price = optionalPrice('El importe');

/** Money back: units of some lines, an amount, or all that is left; never without being asked twice. */
export function PedidoRefund({ work }: { work: PedidoWork }) {
  const { values, change, error, cents, canRestock, submit } = useRefund(work);
  const { how, importe, units, withEnvio, motivo, repone } = values;
  const byLine = how === 'lineas';
  // What was never invoiced here has nothing to be corrected.
  const hasFactura = isInvoiced(work.pedido.facturas);
  return (
    <Part title="Reembolso">
      <form onSubmit={submit} noValidate>
        <Stack>
          {isAMano(work.pedido.proveedor) && (
            <Text size="sm">
              Este pedido no se pagó en la pasarela: devuelve tú el dinero y anótalo aquí. El cliente recibe un correo
              {hasFactura && ' y su factura rectificativa'}.
            </Text>
          )}
          <SegmentedControl
            aria-label="Qué se devuelve"
            name="como"
            data={[
              { value: 'importe', label: 'Un importe' },
              { value: 'lineas', label: 'Por líneas' },
            ]}
            value={how}
            onChange={(value) => change({ how: value as typeof how })}
          />
          {byLine && (
            <RefundLines
              pedido={work.pedido}
              units={units}
              withEnvio={withEnvio}
              cents={cents}
              error={error}
              onUnits={(id, cantidad) => change({ units: { ...units, [id]: cantidad } })}
              onEnvio={(value) => change({ withEnvio: value })}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: byLine ? 1 : 2 }}>
            {!byLine && (
              <Importe
                value={importe}
                leftCents={refundableCents(work.pedido)}
                error={error}
                onChange={(value) => change({ importe: value })}
              />
            )}
            <TextInput
              label="Motivo"
              name="motivo"
              maxLength={500}
              description="El cliente lo lee en su correo"
              value={motivo}
              onChange={(event) => change({ motivo: event.currentTarget.value })}
            />
          </SimpleGrid>
          {canRestock && (
            <Checkbox
              label="Los artículos vuelven a estar a la venta"
              name="reponer_stock"
              checked={repone}
              onChange={(event) => change({ repone: event.currentTarget.checked })}
            />
          )}
          <div>
            <Button type="submit" color="red" variant="outline" disabled={work.running !== undefined}>
              {work.running === 'reembolsar' ? 'Reembolsando...' : 'Reembolsar'}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}

interface RefundValues {
  how: 'importe' | 'lineas';
  importe: string;
  /** Line → how many of it. */
  units: Record<number, number>;
  withEnvio: boolean;
  motivo: string;
  repone: boolean;
}

const nothing = { importe: '', units: {}, withEnvio: false, motivo: '', repone: false };

function useRefund({ pedido, refund }: PedidoWork) {
  const [values, setValues] = useState<RefundValues>({ how: 'importe', ...nothing });
  const [error, setError] = useState<string>();
  const { importe, withEnvio, motivo, repone } = values;
  const leftCents = refundableCents(pedido);
  const byLine = values.how === 'lineas';
  const lineas = Object.entries(values.units).flatMap(([id, cantidad]) =>
    cantidad > 0 ? [{ id: Number(id), cantidad }] : [],
  );
  const amountCents = importe === '' ? leftCents : eurosToCents(Number(importe));
  const cents = byLine ? linesCents(pedido, lineas, withEnvio) : amountCents;
  const isWhole = !byLine && cents === leftCents;
  const canRestock = isWhole || byLine;

  function change(next: Partial<RefundValues>) {
    setValues((now) => ({ ...now, ...next }));
    if (next.how) setError(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = byLine ? linesProblem(cents) : problemOf(importe, leftCents);
    setError(problem);
    if (problem) return;
    askToRefund(cents, pedido, () => void send());
  }

  async function send() {
    const amount = byLine ? { lineas, envio: withEnvio } : isWhole ? {} : { importe };
    const isDone = await refund({ ...amount, motivo, reponer_stock: canRestock && repone });
    if (isDone) setValues((now) => ({ ...now, ...nothing }));
  }

  return { values, change, error, cents, canRestock, submit };
}

interface ImporteProps {
  value: string;
  leftCents: number;
  error: string | undefined;
  onChange(value: string): void;
}

function Importe({ value, leftCents, error, onChange }: ImporteProps) {
  return (
    <AmountInput
      label="Importe (€)"
      name="importe"
      description={`Vacío: todo lo que queda, ${formatCents(leftCents)}`}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

function askToRefund(cents: number, { cliente, proveedor }: PedidoAdmin, onYes: () => void) {
  const byHand = isAMano(proveedor)
    ? ' El dinero lo devuelves tú, fuera de aquí: esto lo anota y avisa al cliente.'
    : '';
  const text = `¿Estás seguro de que quieres devolver ${formatCents(cents)} a ${cliente.name}?${byHand} Esta acción no se puede deshacer.`;
  askFirst({ title: 'Reembolsar', text, yes: `Devolver ${formatCents(cents)}`, isRed: true }, onYes);
}

/** What was neither given back nor asked to be. */
export function refundableCents({ total, reembolsado, reembolso_pendiente }: PedidoAdmin): number {
  return eurosToCents(total) - eurosToCents(reembolsado) - eurosToCents(reembolso_pendiente);
}

/** As the server will reckon it. */
function linesCents(pedido: PedidoAdmin, lineas: { id: number; cantidad: number }[], withEnvio: boolean): number {
  const whole: Share[] = pedido.articulos.map((line) => ({
    ...{ articuloId: line.id, iva: line.iva, cantidad: line.quantity },
    ...{ totalCents: eurosToCents(line.total), baseCents: eurosToCents(line.base) },
  }));
  const given: Share[] = pedido.articulos.map((line) => ({
    ...{ articuloId: line.id, iva: line.iva, cantidad: line.devueltas },
    ...{ totalCents: eurosToCents(line.devuelto), baseCents: 0 },
  }));
  const goods = byLines(whole, leftOf(whole, given), lineas, false);
  return centsOf(goods) + (withEnvio ? eurosToCents(pedido.envio_por_devolver) : 0);
}

function linesProblem(cents: number): string | undefined {
  return cents === 0 ? 'Elige cuántas unidades se devuelven, o los gastos de envío.' : undefined;
}

function problemOf(importe: string, leftCents: number): string | undefined {
  const parsed = price.safeParse(importe);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  if (parsed.data === 0) return 'El importe debe ser mayor que 0.';
  if (parsed.data && eurosToCents(parsed.data) > leftCents)
    return `Como mucho se pueden reembolsar ${formatCents(leftCents)}.`;
  return undefined;
}
