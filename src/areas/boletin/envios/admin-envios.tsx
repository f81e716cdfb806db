import { Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { EnvioBadge } from './admin-envio-badge.tsx';
import type { EnvioListItem } from './envio.ts';
import { estadoEnvioLabel, estadosEnvio } from './estado.ts';
import { envioOrders } from './orders.ts';

export const Route = createFileRoute('/admin/boletin/envios/')({ validateSearch: listSearch, component: Envios });

const path = '/admin/boletin/envios';
const create = { href: `${path}/nuevo`, label: 'Nuevo envío' };

function Envios() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const estado = estadosEnvio.find((known) => known === search.values.estado);
  const query = useCall(
    'get_envios_admin.php',
    { q, page, estado, ...orderFields(envioOrders, search.values) },
    'No se pudieron cargar los envíos del boletín.',
  );
  return (
    <ListFrame
      title="Envíos del boletín"
      label="Envíos del boletín"
      create={create}
      search={search}
      filters={<FilterSelect search={search} label="Estado" name="estado" choices={estadoEnvioLabel} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Asunto', cell: (row) => row.asunto, sort: 'asunto', isTitle: true },
        { title: 'Estado', cell: (row) => <Estado envio={row} />, width: 190, sort: 'estado' },
        { title: 'Enviados', cell: (row) => <Sent envio={row} />, width: 150, sort: 'enviados' },
        { title: 'Clics', cell: (row) => row.clics, width: 90 },
      ]}
      nameOf={(row) => row.asunto}
      viewHref={(row) => (row.empezado_en ? things.envio.path(row.slug) : undefined)}
      editHref={(row) => `${path}/${row.id}`}
      remove={{ tipo: 'envio', work: (row) => send('delete_envio.php', { id: row.id }) }}
      empty="No se han encontrado envíos. ¡Escribe el primer boletín!"
      emptyHint={<AppLink href={create.href}>{create.label}</AppLink>}
    />
  );
}

function Estado({ envio }: { envio: EnvioListItem }) {
  const { estado, programado_para, empezado_en } = envio;
  const at = estado === 'programado' ? programado_para : empezado_en;
  return (
    <div>
      <EnvioBadge envio={envio} />
      {at && <Text size="sm">{formatDateTime(at)}</Text>}
    </div>
  );
}

function Sent({ envio: { empezado_en, enviados, en_archivo, destinatarios, rechazados } }: { envio: EnvioListItem }) {
  if (!empezado_en) return '-';
  return (
    <div>
      {enviados} de {destinatarios}
      {en_archivo > 0 && <Text size="sm">{en_archivo} en un archivo</Text>}
      {rechazados > 0 && <Text size="sm">{rechazados} rechazados</Text>}
    </div>
  );
}
