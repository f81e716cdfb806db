import { Group, Stack, Table, Text, Title } from '@mantine/core';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import styles from '#desk/list/data-table.module.css';
import { Part } from '#desk/page.tsx';
import { formatCents, formatEuros } from '#values/money.ts';

/** What was bought, what it cost, and the tax in it. */
export function PedidoLines({ pedido }: { pedido: PedidoAdmin }) {
  return (
    <Part title="Artículos" gap={0}>
      <Bought pedido={pedido} />
      <Amounts pedido={pedido} />
      <Taxes pedido={pedido} />
    </Part>
  );
}

function Bought({ pedido }: { pedido: PedidoAdmin }) {
  return (
    <Table verticalSpacing="sm" className={styles.table} aria-label="Artículos del pedido">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Referencia</Table.Th>
          <Table.Th>Artículo</Table.Th>
          <Table.Th data-number>Cantidad</Table.Th>
          <Table.Th data-number>Precio</Table.Th>
          <Table.Th data-number>IVA</Table.Th>
          <Table.Th data-number>Total</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {pedido.articulos.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td data-label="Referencia">{line.referencia}</Table.Td>
            <Table.Td data-label="Artículo">
              <div>
                {line.description}
                {line.variante && (
                  <Text size="sm" c="dimmed">
                    {line.variante}
                  </Text>
                )}
              </div>
            </Table.Td>
            <Table.Td data-label="Cantidad" data-number>
              {line.quantity}
              {line.devueltas > 0 && (
                <Text size="sm" c="dimmed">
                  {line.devueltas === 1 ? '1 devuelta' : `${line.devueltas} devueltas`}
                </Text>
              )}
            </Table.Td>
            <Table.Td data-label="Precio" data-number>
              {formatCents(line.price.unit_amount)}
            </Table.Td>
            <Table.Td data-label="IVA" data-number>
              {pedido.sin_iva ? 'Exento' : `${line.iva} %`}
            </Table.Td>
            <Table.Td data-label="Total" data-number>
              {formatEuros(line.total)}
              {line.descuento > 0 && (
                <Text size="sm" c="dimmed">
                  {formatEuros(-line.descuento)} de cupón
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Amounts({ pedido }: { pedido: PedidoAdmin }) {
  const left = pedido.total - pedido.reembolsado;
  return (
    <Stack gap={4} mt="md" ml="auto" maw={320}>
      <Amount label="Subtotal" value={pedido.subtotal} />
      {pedido.cupon && <CuponAmount codigo={pedido.cupon.codigo} descuento={pedido.descuento} />}
      <Amount label={pedido.entrega === 'recogida' ? 'Recogida' : 'Gastos de envío'} value={pedido.envio} />
      <Amount label="Total" value={pedido.total} isStrong />
      {pedido.reembolsado > 0 && <Amount label="Reembolsado" value={-pedido.reembolsado} />}
      {pedido.reembolsado > 0 && <Amount label="Queda" value={left} isStrong />}
      {pedido.reembolso_pendiente > 0 && <Amount label="Reembolso pendiente" value={-pedido.reembolso_pendiente} />}
    </Stack>
  );
}

function Taxes({ pedido }: { pedido: PedidoAdmin }) {
  return (
    <>
      <Title order={3} fz="md" mt="lg" mb="xs">
        Desglose del IVA
      </Title>
      {pedido.reembolsado > 0 && (
        <Text size="sm" mb="xs">
          Lo que queda después de los reembolsos hechos.
        </Text>
      )}
      <Desglose label="Desglose del IVA" partes={pedido.desglose_iva} isExempt={pedido.sin_iva} />
      {pedido.reembolsado > 0 && (
        <>
          <Title order={3} fz="md" mt="lg" mb="xs">
            IVA devuelto
          </Title>
          <Desglose label="IVA devuelto" partes={pedido.desglose_reembolsado} isExempt={pedido.sin_iva} />
        </>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {pedido.sin_iva ? 'Se entrega sin IVA, como exportación.' : 'Incluye el IVA de los gastos de envío.'} Este
        resumen no es una factura.
      </Text>
    </>
  );
}

interface DesgloseProps {
  label: string;
  partes: PedidoAdmin['desglose_iva'];
  isExempt: boolean;
}

function Desglose({ label, partes, isExempt }: DesgloseProps) {
  return (
    <Table aria-label={label} horizontalSpacing="xs" tabularNums>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Tipo</Table.Th>
          <Table.Th ta="right">Base</Table.Th>
          <Table.Th ta="right">Cuota</Table.Th>
          <Table.Th ta="right">Total</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {partes.map((part) => (
          <Table.Tr key={part.iva}>
            <Table.Td>{isExempt ? 'Exento' : `${part.iva} %`}</Table.Td>
            <Table.Td ta="right">{formatEuros(part.base)}</Table.Td>
            <Table.Td ta="right">{formatEuros(part.cuota)}</Table.Td>
            <Table.Td ta="right">{formatEuros(part.total)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Free shipping takes nothing off the goods. */
function CuponAmount({ codigo, descuento }: { codigo: string; descuento: number }) {
  if (descuento > 0) return <Amount label={`Cupón ${codigo}`} value={-descuento} />;
  return (
    <Group justify="space-between">
      <span>Cupón {codigo}</span>
      <span>Envío gratis</span>
    </Group>
  );
}

function Amount({ label, value, isStrong = false }: { label: string; value: number; isStrong?: boolean }) {
  return (
    <Group justify="space-between" fw={isStrong ? 700 : 400}>
      <span>{label}</span>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatEuros(value)}</span>
    </Group>
  );
}
