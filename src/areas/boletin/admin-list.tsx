import { Badge, Button, Group, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { CsvButton } from '#desk/list/csv-button.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { personaHref } from '#desk/persona-href.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { formatDateTime } from '#values/fecha.ts';
import { AddSuscriptor } from './admin-add.tsx';
import { SuscriptorBadge } from './admin-suscriptor.tsx';
import type { Suscriptor } from './boletin.ts';
import { estadoSuscriptorLabel, estadosSuscriptor } from './estado.ts';
import { suscriptorOrders } from './orders.ts';

export const Route = createFileRoute('/admin/boletin/gestion')({ validateSearch: listSearch, component: Boletin });

function Boletin() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const estado = estadosSuscriptor.find((known) => known === search.values.estado);
  const etiqueta = search.values.etiqueta === undefined ? undefined : String(search.values.etiqueta);
  const query = useCall(
    'get_suscriptores_admin.php',
    { q, page, estado, etiqueta, ...orderFields(suscriptorOrders, search.values) },
    'No se pudieron cargar las direcciones del boletín.',
  );
  const labels = query.data?.etiquetas ?? [];
  const refresh = useRefresh();

  function erase(row: Suscriptor) {
    confirmDelete({
      question: `¿Estás seguro de que quieres borrar definitivamente la dirección "${row.email}"? Se borran también la prueba de su consentimiento y los correos del boletín que se le enviaron. Si pide que se borre todo lo que guardamos de ella, lo hace quien administra en «Exportar y datos personales». Esta acción no se puede deshacer.`,
      label: 'Borrar definitivamente',
      work: () => send('erase_suscriptor.php', { id: row.id }),
      done: 'La dirección se ha borrado definitivamente.',
      failed: 'Error al borrar la dirección.',
      onDone: () => void refresh(),
    });
  }

  return (
    <ListFrame
      title="Boletín"
      label="Direcciones del boletín"
      create={
        <Group gap="sm">
          <CsvButton call="get_suscriptores_admin.php" filter={{ q, estado, etiqueta }} />
          <AddSuscriptor />
        </Group>
      }
      search={search}
      filters={
        <>
          <FilterSelect search={search} label="Estado" name="estado" choices={estadoSuscriptorLabel} />
          {labels.length > 0 && (
            <FilterSelect
              search={search}
              label="Etiqueta"
              name="etiqueta"
              all="Todas"
              choices={labels.map((value) => ({ value, label: value }))}
            />
          )}
        </>
      }
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Correo electrónico', cell: (row) => row.email, sort: 'email', isTitle: true },
        { title: 'Nombre', cell: (row) => <Nombre suscriptor={row} />, width: 180 },
        { title: 'Estado', cell: (row) => <Estado suscriptor={row} />, width: 150 },
        { title: 'Prueba del consentimiento', cell: (row) => <Consent suscriptor={row} />, sort: 'pedido_en' },
      ]}
      nameOf={(row) => row.email}
      opens={(row) => personaHref(row.email)}
      moreActions={(row) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={() => erase(row)}
          aria-label={`Borrar suscripción de ${row.email}`}
        >
          Borrar suscripción
        </Button>
      )}
      empty="No se han encontrado direcciones."
    />
  );
}

function Nombre({ suscriptor: { nombre, etiquetas } }: { suscriptor: Suscriptor }) {
  return (
    <div>
      {nombre}
      <Group gap={4}>
        {etiquetas.map((name) => (
          <Badge key={name} variant="default" tt="none">
            {name}
          </Badge>
        ))}
      </Group>
    </div>
  );
}

function Consent({
  suscriptor: { pedido_en, origen, texto_version, consentimiento_version, confirmado_en, baja_en },
}: {
  suscriptor: Suscriptor;
}) {
  const proof = [origen, `texto ${texto_version}`, consentimiento_version && `frase ${consentimiento_version}`];
  return (
    <div>
      <Text size="sm">
        Pedido el {formatDateTime(pedido_en)} ({proof.filter(Boolean).join(', ')})
      </Text>
      <Text size="sm">{confirmado_en ? `Confirmado el ${formatDateTime(confirmado_en)}` : 'Sin confirmar'}</Text>
      {baja_en && <Text size="sm">Baja el {formatDateTime(baja_en)}</Text>}
    </div>
  );
}

function Estado({ suscriptor: { estado, rebotado_en } }: { suscriptor: Suscriptor }) {
  return (
    <div>
      <SuscriptorBadge estado={estado} />
      {rebotado_en && <Text size="sm">Su buzón no existe: devuelto el {formatDateTime(rebotado_en)}</Text>}
    </div>
  );
}
