import { Alert, Button, Group, Paper, Stack, Table, Text, Textarea, TextInput, Title } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { AdminPage, type Message } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput, Result } from '#ui/call.ts';
import { formatDateTime, formatLongDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { Envio } from './admin-envio.tsx';
import { tipoFacturaLabel } from './factura.ts';

export const Route = createFileRoute('/admin/facturas/$numero')({ component: FacturaAdmin });

const back = { href: '/admin/facturas/gestion', label: 'Volver a las facturas' };
type Factura = CallOutput<'get_factura_admin.php'>['data'];

function FacturaAdmin() {
  const { numero } = Route.useParams();
  const query = useCall('get_factura_admin.php', { numero }, 'No se pudo cargar la factura.');
  return (
    <QueryState key={numero} query={query} title={`Factura ${numero}`} back={back}>
      {({ data }) => <Detail factura={data} />}
    </QueryState>
  );
}

function Detail({ factura }: { factura: Factura }) {
  const [message, setMessage] = useState<Message>();
  const isAnnulled = factura.registros.some(({ tipo }) => tipo === 'anulacion');
  const isReplaced = factura.despues.some(({ tipo }) => tipo === 'F3');
  const isOriginal = factura.tipo.startsWith('F');
  return (
    <AdminPage
      title={`${tipoFacturaLabel[factura.tipo]} ${factura.numero}`}
      back={back}
      message={message}
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
        {isOriginal && !isAnnulled && !isReplaced && <Corrections factura={factura} say={setMessage} />}
        <Part title="Agencia Tributaria">
          <Envio key={factura.envio?.respondido_en} factura={factura} say={setMessage} />
        </Part>
        <Records factura={factura} />
      </Stack>
    </AdminPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Title order={2} fz="md" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Facts({ factura: { fecha, emisor, cliente, cod_pedido, motivo } }: { factura: Factura }) {
  return (
    <Part title="Datos">
      <Text>Expedida el {formatLongDate(fecha)}</Text>
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
                  Cantidad {cantidad} · Base {formatEuros(base)} · {exenta ? 'Exenta' : `IVA ${iva} %`}
                </Text>
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {cantidad}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {formatEuros(base)}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {exenta ? 'Exenta' : `${iva} %`}
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
            : `Base ${formatEuros(base)} · IVA ${iva} % ${formatEuros(cuota)}`}
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
    ...rectifica.map(({ numero }) => ({ numero, text: 'Rectifica la' })),
    ...sustituye.map(({ numero }) => ({ numero, text: 'Sustituye a la' })),
    ...despues.map(({ numero, tipo }) => ({
      numero,
      text: tipo === 'F3' ? 'Sustituida por la' : 'Rectificada por la',
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <Part title="Otras facturas">
      {lines.map(({ numero, text }) => (
        <Text key={text + numero}>
          {text} <AppLink href={`/admin/facturas/${numero}`}>{numero}</AppLink>
        </Text>
      ))}
    </Part>
  );
}

/** What is issued never changes: each of these makes something new. */
function Corrections({ factura, say }: { factura: Factura; say(message: Message): void }) {
  const navigate = useNavigate();
  const [motivo, setMotivo] = useState('');
  const [cliente, setCliente] = useState({ nombre: '', nif: '', direccion: '' });
  const { numero } = factura;

  async function run(work: Promise<Result<'rectificar_factura.php'> | Result<'anular_registro.php'>>) {
    const result = await work;
    say({ kind: result.ok ? 'success' : 'error', text: result.message });
    if (result.ok && 'numero' in result && typeof result.numero === 'string')
      await navigate({ to: '/admin/facturas/$numero', params: { numero: result.numero } });
  }

  const clienteField = (name: keyof typeof cliente) => ({
    name,
    value: cliente[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setCliente({ ...cliente, [name]: event.currentTarget.value }),
  });

  return (
    <>
      {factura.tipo === 'F2' && (
        <Part title="Sustituir por una completa">
          <Stack gap="xs">
            <TextInput label="Nombre o razón social" maxLength={120} {...clienteField('nombre')} />
            <TextInput label="NIF" maxLength={20} {...clienteField('nif')} />
            <TextInput label="Dirección" maxLength={250} {...clienteField('direccion')} />
            <Group>
              <Button variant="default" onClick={() => void run(send('sustituir_factura.php', { numero, cliente }))}>
                Emitir la factura completa
              </Button>
            </Group>
          </Stack>
        </Part>
      )}
      <Part title="Rectificar o anular">
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            Los reembolsos de un pedido tienen su rectificativa sin hacer nada. Anular es solo para una factura que no
            debió existir.
          </Text>
          <Textarea
            label="Motivo"
            name="motivo"
            maxLength={300}
            value={motivo}
            onChange={(event) => setMotivo(event.currentTarget.value)}
          />
          <Group>
            <Button
              variant="default"
              onClick={() =>
                askFirst(
                  {
                    title: 'Rectificar la factura',
                    text: `Se emitirá una rectificativa por todo lo que queda de la ${numero}. No se puede deshacer.`,
                    yes: 'Emitir la rectificativa',
                  },
                  () => void run(send('rectificar_factura.php', { numero, motivo })),
                )
              }
            >
              Rectificar
            </Button>
            <Button
              variant="default"
              color="red"
              onClick={() =>
                askFirst(
                  {
                    title: 'Anular la factura',
                    text: `La ${numero} quedará anulada para siempre, y su anulación en la cadena de registros.`,
                    yes: 'Anular',
                    isRed: true,
                  },
                  () => void run(send('anular_registro.php', { numero, motivo })),
                )
              }
            >
              Anular
            </Button>
          </Group>
        </Stack>
      </Part>
    </>
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
