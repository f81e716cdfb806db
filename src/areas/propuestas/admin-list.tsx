import { Button, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import type { ManyChange } from '#desk/list/selection.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { type Clase, estadoPropuestaLabel, isOpen } from '#values/agenda/propuesta.ts';
import { formatDateTime } from '#values/fecha.ts';
import { quoted } from '#values/quoted.ts';
import { RejectButton } from './admin-dialogs.tsx';
import { Estado } from './admin-estado.tsx';
import { otherIdioma, whenOf } from './admin-words.ts';
import { propuestaOrders } from './orders.ts';
import type { Propuesta } from './propuesta.ts';

export const Route = createFileRoute('/admin/propuestas/')({ validateSearch: listSearch, component: Propuestas });

const estadoLabels = { todas: 'Todas', ...estadoPropuestaLabel };
const claseLabels = { evento: 'Eventos', correccion: 'Correcciones', cambio: 'Cambios' } satisfies Record<
  Clase,
  string
>;

function Propuestas() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const estado = (search.values.estado ?? 'abiertas') as keyof typeof estadoLabels | 'abiertas';
  const query = useCall(
    'get_propuestas_admin.php',
    {
      q,
      page,
      estado: estado === 'todas' ? undefined : estado,
      clase: search.values.clase as Clase | undefined,
      ...orderFields(propuestaOrders, search.values),
    },
    'No se pudieron cargar las propuestas.',
  );
  return (
    <ListFrame
      title="Propuestas"
      label="Propuestas"
      intro={
        <Text mb="sm" maw="70ch">
          Lo que envían vecinos, colaboradores y calendarios de otros. Nada se publica hasta que lo aceptas; quien lo
          envió recibe un correo con lo que decidas.
        </Text>
      }
      search={search}
      filters={
        <>
          <FilterSelect search={search} label="Estado" name="estado" choices={estadoLabels} all="Por decidir" />
          <FilterSelect search={search} label="Qué es" name="clase" choices={claseLabels} all="Todas" />
        </>
      }
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Llegó', cell: (row) => formatDateTime(row.fecha), width: 130, sort: 'fecha' },
        { title: 'Propuesta', cell: (row) => <What propuesta={row} />, sort: 'titulo', isTitle: true },
        { title: 'De', cell: (row) => <From propuesta={row} />, width: 200 },
        { title: 'Ya tenemos', cell: (row) => <Here propuesta={row} />, width: 220 },
        { title: 'Estado', cell: (row) => <Estado estado={row.estado} />, width: 170 },
      ]}
      nameOf={(row) => quoted(row.titulo)}
      pictureOf={(row) => row.evento?.imagen ?? null}
      opens={(row) => `/admin/propuestas/${row.id}`}
      change={(change) => <DecideMany {...change} />}
      empty="No hay propuestas por decidir."
    />
  );
}

function DecideMany({ selected, isBusy, doToEach }: ManyChange<Propuesta>) {
  const open = selected.filter(({ estado }) => isOpen(estado));
  if (open.length === 0) return null;
  return (
    <>
      <Button
        size="compact-md"
        variant="light"
        loading={isBusy}
        leftSection={<Check size={15} aria-hidden="true" />}
        onClick={() =>
          doToEach(
            ({ id, version }) => send('accept_propuesta.php', { id, version, si_no_esta: true }),
            open,
            'aceptado',
          )
        }
      >
        Aceptar tal cual ({open.length})
      </Button>
      <RejectButton
        size="compact-md"
        label={`Rechazar (${open.length})`}
        onReject={(motivo) =>
          doToEach(({ id, version }) => send('reject_propuesta.php', { id, version, motivo }), open, 'rechazado')
        }
      />
    </>
  );
}

function What({ propuesta }: { propuesta: Propuesta }) {
  const { titulo, evento, correccion, cambio } = propuesta;
  const other = otherIdioma(propuesta);
  const where = evento && [whenOf(evento), evento.lugar, evento.municipio_nombre].filter(Boolean).join(' · ');
  const changes = cambio?.retira
    ? 'Retirarlo de la agenda'
    : cambio?.campos.map(({ campo, despues }) => `${campo}: ${despues || 'nada'}`).join('; ');
  return (
    <div>
      {titulo}
      {other && <Text size="sm">Escrito en {other}</Text>}
      <Text size="sm" c="dimmed" lineClamp={2}>
        {where ?? correccion?.texto ?? changes}
      </Text>
    </div>
  );
}

function From({ propuesta: { origen, nombre, email, usuario } }: { propuesta: Propuesta }) {
  if (origen === 'fuente') return 'Un calendario';
  if (origen === 'colaborador') return usuario;
  if (!email) return <Text c="dimmed">Datos borrados</Text>;
  return (
    <Stack gap={0}>
      {nombre}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
    </Stack>
  );
}

function Here({ propuesta: { parecidos } }: { propuesta: Propuesta }) {
  const [first] = parecidos;
  if (!first) return '-';
  return (
    <Text size="sm" c={first.es_igual ? 'red' : 'dimmed'} lineClamp={2}>
      {first.es_igual ? 'Parece el mismo: ' : ''}
      {first.titulo}
      {parecidos.length > 1 && ` y ${parecidos.length - 1} más`}
    </Text>
  );
}
