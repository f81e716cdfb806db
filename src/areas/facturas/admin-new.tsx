import {
  ActionIcon,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { AmountInput } from '#desk/form/amount-input.tsx';
import { useLeaving } from '#desk/form/leaving/use-leaving.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { noConnection, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { createIntentos } from '#ui/intento/intento.ts';
import { formatCents } from '#values/money.ts';
import { ivaRates } from '#values/price.ts';
import { lineaOf, totalsOf } from './factura.ts';

export const Route = createFileRoute('/admin/facturas/nueva')({
  validateSearch: ({
    cliente,
    concepto,
    importe,
  }: Record<string, unknown>): { cliente?: string; concepto?: string; importe?: string } => ({
    ...(cliente ? { cliente: String(cliente) } : {}),
    ...(concepto ? { concepto: String(concepto) } : {}),
    ...(importe ? { importe: String(importe) } : {}),
  }),
  component: NuevaFactura,
});

const intentos = createIntentos('factura');

interface LineValues {
  key: number;
  descripcion: string;
  cantidad: number | string;
  precio: string;
  iva: number;
}

function NuevaFactura() {
  const { cliente: nombre = '' } = Route.useSearch();
  const query = useCall('get_cliente_facturado.php', { nombre }, 'No se pudieron cargar los datos del cliente.', {
    enabled: nombre !== '',
  });
  // Whoever was invoiced before need not be typed again; what was read about somebody else is not theirs.
  const isRead = query.isFetchedAfterMount || query.isError;
  if (nombre && !isRead) return null;
  return <Form key={nombre} known={(!query.isPlaceholderData && query.data?.data) || undefined} />;
}

type Cliente = { nombre: string; nif: string; direccion: string };

function Form({ known }: { known: Cliente | undefined }) {
  const navigate = useNavigate();
  const { cliente: nombre = '', concepto = '', importe = '' } = Route.useSearch();
  const { message, isBusy, save } = useSave(
    { success: 'Factura emitida.', refused: 'No se pudo emitir la factura.', unreachable: noConnection },
    { setErrors: (errors) => setErrors(errors as Record<string, string>) },
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [cliente, setCliente] = useState<Cliente>(known ?? { nombre, nif: '', direccion: '' });
  const [isIncluded, setIncluded] = useState(importe === '');
  const [lines, setLines] = useState<LineValues[]>([{ ...emptyLine(0), descripcion: concepto, precio: importe }]);
  const typed = JSON.stringify([cliente, lines, isIncluded]);
  const kept = useRef(typed);
  const leaving = useLeaving(() => kept.current !== typed);

  async function issue() {
    setErrors({});
    const lineas = lines.map(({ key, ...line }) => line);
    const values = { cliente, lineas, iva_incluido: isIncluded };
    await save(
      () => send('create_factura.php', { ...values, intento: intentos.of(values) }),
      async ({ numero }) => {
        intentos.forget();
        kept.current = typed;
        // Who goes back from there does not find it filled in to be issued again.
        await navigate({ to: '/admin/facturas/$numero', params: { numero }, replace: true });
      },
    );
  }

  const field = (name: keyof typeof cliente) => ({
    name,
    required: true,
    value: cliente[name],
    error: errors[`cliente.${name}`] ?? errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setCliente({ ...cliente, [name]: event.currentTarget.value }),
  });

  return (
    <AdminPage
      title="Nueva factura"
      isForm
      back={{ href: '/admin/facturas/gestion', label: 'Volver a las facturas' }}
      message={message}
    >
      {leaving}
      <Stack gap="lg" maw={760}>
        <Paper withBorder p="md">
          <Title order={2} fz="md" mb="xs">
            Cliente
          </Title>
          <Stack gap="xs">
            <TextInput label="Nombre o razón social" maxLength={120} {...field('nombre')} />
            <TextInput label="NIF" maxLength={20} {...field('nif')} />
            <TextInput label="Dirección" maxLength={250} {...field('direccion')} />
          </Stack>
        </Paper>
        <Paper withBorder p="md">
          <Title order={2} fz="md" mb="xs">
            Líneas
          </Title>
          <Stack gap="sm">
            <Switch
              label="Los precios llevan el IVA incluido"
              checked={isIncluded}
              onChange={(event) => setIncluded(event.currentTarget.checked)}
            />
            {lines.map((line, index) => (
              <Line
                key={line.key}
                line={line}
                canGo={lines.length > 1}
                errorOf={(name) => errors[`lineas.${index}.${name}`]}
                onChange={(change) => setLines(lines.with(index, { ...line, ...change }))}
                onGo={() => setLines(lines.toSpliced(index, 1))}
              />
            ))}
            <Group>
              <Button
                variant="default"
                leftSection={<Plus size={16} aria-hidden="true" />}
                onClick={() => setLines([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)])}
              >
                Añadir línea
              </Button>
            </Group>
          </Stack>
        </Paper>
        <Total lines={lines} isIncluded={isIncluded} />
        <Group>
          <Button onClick={() => void issue()} loading={isBusy}>
            Emitir la factura
          </Button>
        </Group>
      </Stack>
    </AdminPage>
  );
}

/** As the invoice will say it: once issued it never changes. */
function Total({ lines, isIncluded }: { lines: LineValues[]; isIncluded: boolean }) {
  const lineas = lines.map((line) =>
    lineaOf({ ...line, cantidad: Number(line.cantidad) || 0, precio: Number(line.precio) || 0 }, isIncluded),
  );
  const { base_cents, cuota_cents, total_cents } = totalsOf(lineas);
  return (
    <div role="status">
      <Text fw={700}>Total: {formatCents(total_cents)}</Text>
      <Text size="sm" c="dimmed">
        Base {formatCents(base_cents)}, IVA {formatCents(cuota_cents)}. Lo emitido no se cambia: revísalo antes.
      </Text>
    </div>
  );
}

interface LineProps {
  line: LineValues;
  canGo: boolean;
  errorOf(name: string): string | undefined;
  onChange(change: Partial<LineValues>): void;
  onGo(): void;
}

function Line({ line, canGo, errorOf, onChange, onGo }: LineProps) {
  return (
    <Group align="start" gap="xs">
      <TextInput
        label="Concepto"
        name="descripcion"
        required
        maxLength={250}
        flex="1 1 14rem"
        error={errorOf('descripcion')}
        value={line.descripcion}
        onChange={(event) => onChange({ descripcion: event.currentTarget.value })}
      />
      <NumberInput
        label="Cantidad"
        name="cantidad"
        min={1}
        max={9999}
        allowDecimal={false}
        w={90}
        value={line.cantidad}
        error={errorOf('cantidad')}
        onChange={(cantidad) => onChange({ cantidad })}
      />
      <AmountInput
        label="Precio (€)"
        name="precio"
        required
        w={120}
        value={line.precio}
        error={errorOf('precio')}
        onChange={(precio) => onChange({ precio })}
      />
      <NativeSelect
        label="IVA"
        name="iva"
        w={90}
        error={errorOf('iva')}
        value={String(line.iva)}
        data={[...ivaRates, 0].map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        onChange={(event) => onChange({ iva: Number(event.currentTarget.value) })}
      />
      {canGo && (
        <ActionIcon
          variant="default"
          size="lg"
          mt={26}
          aria-label={`Quitar la línea ${line.descripcion}`}
          onClick={onGo}
        >
          <X size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </Group>
  );
}

function emptyLine(key: number): LineValues {
  return { key, descripcion: '', cantidad: 1, precio: '', iva: 21 };
}
