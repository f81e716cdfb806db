/** The invoice of a contract by one press: the form comes filled with what was agreed. */
import { Button, Group } from '@mantine/core';
import { ReceiptEuro } from 'lucide-react';
import { useCanOpen } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate } from '#values/fecha.ts';
import type { Contrato } from './contrato.ts';

const nueva = '/admin/facturas/nueva';

export function FacturarContrato({ contrato }: { contrato: Contrato & { nombre: string } }) {
  const { nombre, desde, hasta, importe } = contrato;
  const canInvoice = useCanOpen(nueva);
  if (!canInvoice || !importe) return null;
  const days = [desde && `desde el ${formatDate(desde)}`, hasta && `hasta el ${formatDate(hasta)}`].filter(Boolean);
  const filled = new URLSearchParams({
    cliente: nombre,
    concepto: ['Patrocinio', ...days].join(' '),
    importe: String(importe),
  });
  return (
    <Group>
      <Button
        component={AppLink}
        href={`${nueva}?${filled}`}
        variant="default"
        leftSection={<ReceiptEuro size={16} aria-hidden="true" />}
      >
        Facturar este contrato
      </Button>
    </Group>
  );
}
