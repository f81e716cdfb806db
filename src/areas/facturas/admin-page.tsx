import { Alert, Button, Stack, Table, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime, formatLongDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { Corrections, Part } from './admin-corrections.tsx';
import { Envio } from './admin-envio.tsx';
import { type Factura, type FacturaWork, useFacturaWork } from './admin-work.ts';
import { tipoFacturaLabel, writtenUnits } from './tipos.ts';

export const Route = createFileRoute('/admin/facturas/$numero')({ component: FacturaAdmin });

const back = { href: '/admin/facturas/gestion', label: 'Volver a las facturas' };

function FacturaAdmin() {
  const { numero } = Route.useParams();
  const query = useCall('get_factura_admin.php', { numero }, 'No se pudo cargar la factura.');
  const [turn, setTurn] = useState(0);
  async function reread() {
    await query.refetch();
    setTurn((turn) => turn + 1);
  }
  const work = useFacturaWork(numero, query.refetch, reread);
  return (
    <QueryState key={`${numero} ${turn}`} query={query} title={`Factura ${numero}`} back={back}>
      {({ data }) => <Detail factura={data} work={work} />}
    </QueryState>
  );
}

function Detail({ factura, work }: FacturaWork) {
  const isAnnulled = factura.registros.some(({ tipo }) => tipo === 'anulacion');
  const isReplaced = factura.despues.some(({ tipo, anulada }) => tipo === 'F3' && !anulada);
  const isOriginal = factura.tipo.startsWith('F');
  return (
    <AdminPage
      title={`${tipoFacturaLabel[factura.tipo]} ${factura.numero}`}
      back={back}
      message={work.message}
      actions={
        <Button
          component="a"
          href={`/factura/${factura.clave}.pdf`}
          target="_blank"
          leftSection={<Download size={16} aria-hidden="true" />}
        >
          PDF
        </Button>
      }
    >
      <Stack gap="lg" maw={760}>
        {isAnnulled && (
          <Alert color="red" variant="light" role="note">
            Anulada: se conserva en el libro, pero no vale.
          </Alert>
        )}
        <Facts factura={factura} />
        <Lines factura={factura} />
        <Related factura={factura} />
        {isOriginal && !isAnnulled && !isReplaced && <Corrections factura={factura} work={work} />}
        <Part title="Agencia Tributaria">
          <Envio factura={factura} work={work} />
        </Part>
        <Records factura={factura} />
      </Stack>
    </AdminPage>
  );
}

function Facts({ factura: { fecha, operacion, emisor, cliente, cod_pedido, motivo } }: { factura: Factura }) {
  return (
    <Part title="Datos">
      <Text>
        Expedida el {formatLongDate(fecha)}
        {operacion && `, por una operación del ${formatLongDate(operacion)}`}
      </Text>
      <Text>
        Emite {emisor.nombre}, NIF {emisor.nif}, {emisor.direccion}
      </Text>
      <Text>
        {cliente
          ? `Cliente: ${[cliente.nombre, cliente.nif && `NIF ${cliente.nif}`, cliente.direccion].filter(Boolean).join(', ')}`
          : 'Sin datos del cliente (simplificada)'}
      </Text>
      {cod_pedido && (
        <Text>
          Pedido <AppLink href={`/admin/pedidos/${cod_pedido}`}>{cod_pedido}</AppLink>
        </Text>
      )}
      {motivo && <Text>Motivo: {motivo}</Text>}
    </Part>
  );
}

function Lines({ factura: { lineas, desglose, total } }: { factura: Factura }) {
  return (
    <Part title="Líneas">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Concepto</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              Cantidad
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              Base
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              IVA
            </Table.Th>
            <Table.Th ta="right">Total</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lineas.map(({ descripcion, cantidad, base, exenta, iva, total }, index) => (
            <Table.Tr key={index}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {descripcion}
                <Text size="sm" c="dimmed" hiddenFrom="sm">
                  Cantidad {writtenUnits(cantidad)} · Base {formatEuros(base)} ·{' '}
                  {exenta ? 'Exenta' : `IVA ${iva}\u00a0%`}
                </Text>
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {writtenUnits(cantidad)}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {formatEuros(base)}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {exenta ? 'Exenta' : `${iva}\u00a0%`}
              </Table.Td>
              <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                {formatEuros(total)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {desglose.map(({ iva, exenta, base, cuota }) => (
        <Text key={`${iva} ${exenta}`} ta="right" size="sm">
          {exenta
            ? `Base exenta ${formatEuros(base)}`
            : `Base ${formatEuros(base)} · IVA ${iva}\u00a0% ${formatEuros(cuota)}`}
        </Text>
      ))}
      <Text ta="right" fw={700}>
        Total {formatEuros(total)}
      </Text>
    </Part>
  );
}

function Related({ factura: { rectifica, sustituye, despues } }: { factura: Factura }) {
  const lines = [
    ...rectifica.map(({ numero }) => ({ numero, text: 'Rectifica la', end: '' })),
    ...sustituye.map(({ numero }) => ({ numero, text: 'Sustituye a la', end: '' })),
    ...despues.map(({ numero, tipo, anulada }) => ({
      numero,
      text: tipo === 'F3' ? 'Sustituida por la' : 'Rectificada por la',
      end: anulada ? ', que está anulada' : '',
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <Part title="Otras facturas">
      {lines.map(({ numero, text, end }) => (
        <Text key={text + numero}>
          {text} <AppLink href={`/admin/facturas/${numero}`}>{numero}</AppLink>
          {end}
        </Text>
      ))}
    </Part>
  );
}

function Records({ factura: { registros } }: { factura: Factura }) {
  return (
    <Part title="Registros de facturación">
      {registros.map(({ tipo, generado_en, huella }) => (
        <Text key={huella} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {tipo === 'alta' ? 'Alta' : 'Anulación'}, {formatDateTime(generado_en)}. Huella {huella}
        </Text>
      ))}
    </Part>
  );
}
