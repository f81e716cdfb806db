import { Button, Stack, Text } from '@mantine/core';
import { isInvoiced, tipoFacturaLabel } from '#areas/facturas/tipos.ts';
import { eventLabelOf, wasPaid } from '#areas/tienda/pedidos/estado.ts';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { Part } from '#desk/page.tsx';
import { personaHref } from '#desk/persona-href.ts';
import { useCanOpen } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime, formatLongDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { formaPagoLabel } from '#values/pago/forma.ts';
import type { PedidoWork } from './use-pedido.ts';

const proveedorLabel: Record<string, string> = { ...formaPagoLabel, stripe: 'Stripe', demo: 'Pasarela de prueba' };
const reembolsoLabel: Record<string, string> = {
  pedido: 'Pendiente',
  hecho: 'Hecho',
  fallido: 'Rechazado por la pasarela',
  dudoso: 'Sin confirmar: revísalo en la pasarela',
};

export function PedidoCliente({ pedido }: { pedido: PedidoAdmin }) {
  const { cliente, cod_pedido, recogida, nota, factura } = pedido;
  const mails = `/admin/correos?q=${encodeURIComponent(cod_pedido)}`;
  const canSeeMails = useCanOpen(mails);
  return (
    <Part title="Cliente" gap={4}>
      <AppLink href={personaHref(cliente.email)}>{cliente.name}</AppLink>
      <a href={`mailto:${cliente.email}?subject=${encodeURIComponent(`Tu pedido ${cod_pedido}`)}`}>{cliente.email}</a>
      <a href={`tel:${cliente.phone.replace(/\s/g, '')}`}>{cliente.phone}</a>
      {recogida ? <Text>Viene a recogerlo en: {recogida.direccion}</Text> : <Text>{cliente.address}</Text>}
      {nota && (
        <Text style={{ overflowWrap: 'anywhere' }}>
          <strong>Nota:</strong> {nota}
        </Text>
      )}
      {factura && (
        <Text style={{ overflowWrap: 'anywhere' }}>
          <strong>Pide factura:</strong> {factura.nombre}, NIF {factura.nif}, {factura.direccion}
        </Text>
      )}
      {canSeeMails && <AppLink href={mails}>Correos de este pedido</AppLink>}
    </Part>
  );
}

const lacking = {
  ninguna: 'Este pedido no tiene factura de aquí.',
  anulada: 'La factura de este pedido está anulada.',
  titular: 'Cuando se pagó o se devolvió faltaba tu nombre, NIF o dirección (Ajustes, Titular).',
  restaurada: 'Cuando se pagó o se devolvió faltaba confirmar la numeración después de restaurar una copia.',
};

/** The invoices of the order; one that was paid before there were any gets its own on request. */
export function PedidoFacturas({ work: { pedido, running, issueFactura } }: { work: PedidoWork }) {
  if (!wasPaid(pedido.estado)) return null;
  const hasOne = isInvoiced(pedido.facturas);
  const why = pedido.sin_factura ?? (pedido.facturas.length > 0 ? 'anulada' : 'ninguna');
  return (
    <Part title="Facturas" gap={4}>
      {pedido.facturas.map(({ numero, tipo, anulada }) => (
        <Text key={numero}>
          <AppLink href={`/admin/facturas/${numero}`}>
            {tipoFacturaLabel[tipo]} {numero}
          </AppLink>
          {anulada && ' (anulada)'}
        </Text>
      ))}
      {(!hasOne || pedido.sin_factura) && (
        <>
          <Text size="sm">{lacking[why]}</Text>
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            disabled={running !== undefined}
            onClick={() => void issueFactura()}
          >
            {hasOne ? 'Emitir lo que falta' : 'Emitir la factura'}
          </Button>
        </>
      )}
    </Part>
  );
}

export function PedidoPago({ pedido }: { pedido: PedidoAdmin }) {
  return (
    <Part title="Pago" gap={4}>
      <Text>{proveedorLabel[pedido.proveedor] ?? pedido.proveedor}</Text>
      <Text>{pedido.pagado_en ? `Pagado el ${formatDateTime(pedido.pagado_en)}` : 'Sin pagar'}</Text>
      {pedido.pago.como && <Text size="sm">Espera hasta el {formatLongDate(pedido.pago.como.hasta)}</Text>}
      {pedido.pago_id && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {pedido.pago_id}
        </Text>
      )}
      {pedido.version_condiciones && (
        <Text size="sm">Condiciones de venta aceptadas: versión {pedido.version_condiciones}</Text>
      )}
      {pedido.reembolsos.map(({ fecha, importe, estado, motivo, usuario, lineas }) => (
        <Text key={fecha} size="sm">
          Reembolso de {formatEuros(importe)} ({reembolsoLabel[estado] ?? estado}), {formatDateTime(fecha)}, {usuario}
          {motivo && `: ${motivo}`}
          {lineas.some(({ cantidad }) => cantidad > 0) && ` (${lineas.map(lineaSaid).join(', ')})`}
        </Text>
      ))}
    </Part>
  );
}

/** "2 × Miel" */
function lineaSaid({ descripcion, cantidad }: { descripcion: string; cantidad: number }): string {
  return cantidad > 0 ? `${cantidad} × ${descripcion}` : descripcion;
}

export function PedidoHistoria({ pedido: { historia, entrega } }: { pedido: PedidoAdmin }) {
  return (
    <Part title="Historial" gap={4}>
      <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {historia.map((entry, index) => {
          const { fecha, usuario, nota } = entry;
          const label = eventLabelOf(entry, historia[index - 1], entrega);
          return (
            <li key={`${fecha}-${index}`}>
              <Text>{label}</Text>
              <Text size="sm" c="dimmed">
                {formatDateTime(fecha)}, {usuario}
              </Text>
              {nota && nota !== label && <Text size="sm">{nota}</Text>}
            </li>
          );
        })}
      </Stack>
    </Part>
  );
}
