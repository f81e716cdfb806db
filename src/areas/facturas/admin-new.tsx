import {
  ActionIcon,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  Stack,
  Switch,
  TextInput,
  Title,
} from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { AdminPage, type Message } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { createIntentos } from '#ui/intento/intento.ts';
import { ivaRates } from '#values/price.ts';

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
  precio: number | string;
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
  const [message, setMessage] = useState<Message>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [cliente, setCliente] = useState<Cliente>(known ?? { nombre, nif: '', direccion: '' });
  const [isIncluded, setIncluded] = useState(importe === '');
  const [isBusy, setBusy] = useState(false);
  const [lines, setLines] = useState<LineValues[]>([{ ...emptyLine(0), descripcion: concepto, precio: importe }]);

  async function issue() {
    if (isBusy) return;
    setBusy(true);
    const lineas = lines.map(({ key, ...line }) => ({ ...line, precio: String(line.precio).replace(',', '.') }));
    const values = { cliente, lineas, iva_incluido: isIncluded };
    const result = await send('create_factura.php', { ...values, intento: intentos.of(values) });
    setBusy(false);
    setErrors(result.ok ? {} : result.errors);
    if (result.ok) {
      intentos.forget();
      return navigate({ to: '/admin/facturas/$numero', params: { numero: result.numero } });
    }
    setMessage({ kind: 'error', text: result.message });
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
                error={errors[`lineas.${index}.precio`] ?? errors[`lineas.${index}.descripcion`]}
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
        <Group>
          <Button onClick={() => void issue()} loading={isBusy}>
            Emitir la factura
          </Button>
        </Group>
      </Stack>
    </AdminPage>
  );
}

interface LineProps {
  line: LineValues;
  canGo: boolean;
  error: string | undefined;
  onChange(change: Partial<LineValues>): void;
  onGo(): void;
}

function Line({ line, canGo, error, onChange, onGo }: LineProps) {
  return (
    <Group align="end" gap="xs">
      <TextInput
        label="Concepto"
        name="descripcion"
        required
        maxLength={250}
        flex="1 1 14rem"
        error={error}
        value={line.descripcion}
        onChange={(event) => onChange({ descripcion: event.currentTarget.value })}
      />
      <NumberInput
        label="Cantidad"
        name="cantidad"
        min={1}
        max={9999}
        w={90}
        value={line.cantidad}
        onChange={(cantidad) => onChange({ cantidad })}
      />
      <NumberInput
        label="Precio"
        name="precio"
        min={0}
        decimalScale={2}
        decimalSeparator=","
        suffix=" €"
        w={120}
        value={line.precio}
        onChange={(precio) => onChange({ precio })}
      />
      <NativeSelect
        label="IVA"
        name="iva"
        w={90}
        value={String(line.iva)}
        data={[...ivaRates, 0].map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        onChange={(event) => onChange({ iva: Number(event.currentTarget.value) })}
      />
      {canGo && (
        <ActionIcon variant="default" size="lg" aria-label={`Quitar la línea ${line.descripcion}`} onClick={onGo}>
          <X size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </Group>
  );
}

function emptyLine(key: number): LineValues {
  return { key, descripcion: '', cantidad: 1, precio: '', iva: 21 };
}
