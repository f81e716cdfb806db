import { Button, Group, List, Menu, Paper, Text, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type Column, DataTable } from '#desk/list/data-table.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { type ListSearch, listSearch } from '#desk/list/list-search.ts';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage, type Message } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type CallOutput, get } from '#ui/call.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { formatDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
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
  { title: 'Número', cell: (row) => row.numero, width: 150, isCode: true },
  { title: 'Fecha', cell: (row) => formatDate(row.fecha), width: 110 },
  { title: 'Tipo', cell: (row) => tipoFacturaLabel[row.tipo] },
  { title: 'Cliente', cell: (row) => row.cliente ?? row.cod_pedido ?? '' },
  { title: 'Total', cell: (row) => formatEuros(row.total), width: 120, isNumber: true },
  { title: 'Estado', cell: (row) => estadoLabel[row.estado], width: 120 },
];
const sentColumn: Column<Item> = {
  title: 'AEAT',
  cell: (row) => (row.envio ? estadoEnvioLabel[row.envio] : ''),
  width: 150,
};

function Facturas() {
  const search = useListSearch(Route.useSearch());
  const filter = filterOf(search.values);
  const { page } = search.values;
  const [message, setMessage] = useState<Message>();
  const query = useCall(
    'get_facturas_admin.php',
    { ...filter, page, limit: pageSize },
    'No se pudieron cargar las facturas.',
  );

  async function checkChain() {
    const result = await get('comprobar_cadena.php', {});
    const failed = result.ok && result.data.fallos.length > 0;
    setMessage({
      kind: result.ok && !failed ? 'success' : 'error',
      text: result.ok ? [result.message, ...result.data.fallos, ...result.data.avisos].join(' ') : result.message,
    });
  }

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
          <More filter={filter} onCheck={() => void checkChain()} />
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
        <DayInput search={search} name="desde" label="Desde" />
        <DayInput search={search} name="hasta" label="Hasta" />
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
        empty="Todavía no hay facturas: cada pedido pagado tendrá la suya."
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

/** What is needed now and then. */
function More({ filter, onCheck }: { filter: ReturnType<typeof filterOf>; onCheck(): void }) {
  const { desde, hasta } = filter;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden="true" />}>
          Más
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`/api/export_facturas.php${toQuery(filter)}`} download>
          Libro en CSV
        </Menu.Item>
        <Menu.Item component="a" href={`/api/get_registros_facturacion.php${toQuery({ desde, hasta })}`} download>
          Registros en XML
        </Menu.Item>
        <Menu.Item onClick={onCheck}>Comprobar la cadena</Menu.Item>
        <Menu.Item component={AppLink} href="/admin/facturas/declaracion">
          Declaración responsable
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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

function toQuery(filter: Record<string, string | undefined>): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
