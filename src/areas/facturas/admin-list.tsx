import { Button, Group, List, Paper, Text, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type Column, DataTable } from '#desk/list/data-table.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { type ListSearch, listSearch } from '#desk/list/list-search.ts';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage, type Message } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { formatDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { More } from './admin-more.tsx';
import { type TipoFactura, tipoFacturaLabel, tiposFactura } from './tipos.ts';
import { type EstadoEnvio, estadoEnvioLabel, estadosEnvio } from './verifactu/modo.ts';

const AskNumeracion = lazyPart(() => import('./admin-numeracion.tsx').then(({ AskNumeracion }) => AskNumeracion));

export const Route = createFileRoute('/admin/facturas/gestion')({ validateSearch: listSearch, component: Facturas });

const pageSize = 20;
type Item = CallOutput<'get_facturas_admin.php'>['data'][number];
type Suma = CallOutput<'get_facturas_admin.php'>['sumas'][number];

const estadoLabel = {
  vigente: 'Vigente',
  rectificada: 'Rectificada',
  sustituida: 'Sustituida',
  anulada: 'Anulada',
} satisfies Record<Item['estado'], string>;

const { subsanado: _, ...sentLabel } = estadoEnvioLabel;

const columns: Column<Item>[] = [
  { title: 'Número', cell: (row) => row.numero, width: 130, isCode: true },
  { title: 'Fecha', cell: (row) => formatDate(row.fecha), width: 100 },
  { title: 'Tipo', cell: (row) => tipoFacturaLabel[row.tipo] },
  { title: 'Cliente', cell: (row) => row.cliente ?? row.cod_pedido ?? '' },
  { title: 'Total', cell: (row) => formatEuros(row.total), width: 110, isNumber: true },
  { title: 'Estado', cell: (row) => estadoLabel[row.estado], width: 100 },
];
const sentColumn: Column<Item> = {
  title: 'AEAT',
  cell: (row) => (row.envio ? estadoEnvioLabel[row.envio] : ''),
  width: 100,
};

function Facturas() {
  const search = useListSearch(Route.useSearch());
  const filter = filterOf(search.values);
  const { page } = search.values;
  const { emitir } = useSitio().facturacion;
  const [message, setMessage] = useState<Message>();
  const query = useCall(
    'get_facturas_admin.php',
    { ...filter, page, limit: pageSize },
    'No se pudieron cargar las facturas.',
  );

  return (
    <AdminPage
      title="Facturas"
      back={{ href: '/admin', label: 'Volver al menú' }}
      message={message}
      actions={
        <>
          <Button component={AppLink} href="/admin/facturas/verifactu" variant="default">
            VERI*FACTU
          </Button>
          <More filter={filter} say={setMessage} />
          <Button component={AppLink} href="/admin/facturas/nueva" leftSection={<Plus size={16} aria-hidden="true" />}>
            Nueva factura
          </Button>
        </>
      }
    >
      <ConfirmNumeracion say={setMessage} />
      <Group mb="md" align="end">
        <SearchInput search={search} />
        <FilterSelect search={search} label="Tipo" name="tipo" choices={tipoFacturaLabel} />
        <FilterSelect search={search} label="AEAT" name="envio" choices={sentLabel} />
        <Group wrap="nowrap">
          <DayInput search={search} name="desde" label="Desde" />
          <DayInput search={search} name="hasta" label="Hasta" />
        </Group>
      </Group>
      <Sumas sumas={query.data?.sumas ?? []} />
      <DataTable
        label="Facturas"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.numero}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={query.data?.data.some(({ envio }) => envio) ? [...columns, sentColumn] : columns}
        opens={(row) => `/admin/facturas/${row.numero}`}
        empty={emitir ? 'Todavía no hay facturas: cada pedido pagado tendrá la suya.' : 'Todavía no hay facturas.'}
        showAll={search.isNarrowed ? search.clear : undefined}
      />
    </AdminPage>
  );
}

/** Only after a restore. */
function ConfirmNumeracion({ say }: { say(message: Message): void }) {
  const { data } = useCall('get_numeracion_admin.php', {}, 'No se pudo cargar la numeración.');
  if (!data?.data.restaurada_en) return null;
  return (
    <Suspense fallback={null}>
      <AskNumeracion key={data.data.restaurada_en} numeracion={data.data} say={say} />
    </Suspense>
  );
}

function DayInput({
  search,
  name,
  label,
}: {
  search: ReturnType<typeof useListSearch>;
  name: 'desde' | 'hasta';
  label: string;
}) {
  return (
    <TextInput
      label={label}
      name={name}
      type="date"
      value={filterOf(search.values)[name] ?? ''}
      onChange={(event) => search.set({ [name]: event.currentTarget.value })}
      w={150}
    />
  );
}

/** What the chosen ones add up to, without those annulled or replaced. */
function Sumas({ sumas }: { sumas: Suma[] }) {
  if (sumas.length === 0) return null;
  const total = sumas.reduce((all, { base, cuota }) => all + base + cuota, 0);
  return (
    <Paper withBorder p="sm" mb="md">
      <Text fw={600}>Suma: {formatEuros(total)}</Text>
      <List size="sm" listStyleType="none">
        {sumas.map(({ iva, exenta, base, cuota }) => (
          <List.Item key={`${iva} ${exenta}`}>
            {exenta ? 'Exentas' : `IVA ${iva} %`}: base {formatEuros(base)}
            {!exenta && `, cuota ${formatEuros(cuota)}`}
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}

function filterOf({ tipo, desde, hasta, envio, q }: ListSearch) {
  const text = (value: string | number | undefined) => (value ? String(value) : undefined);
  return {
    tipo: tiposFactura.find((known): known is TipoFactura => known === tipo),
    envio: estadosEnvio.find((known): known is EstadoEnvio => known === envio),
    desde: text(desde),
    hasta: text(hasta),
    q,
  };
}
