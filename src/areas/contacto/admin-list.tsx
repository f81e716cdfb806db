import { ActionIcon, Badge, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { CsvButton } from '#desk/list/csv-button.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { notify } from '#desk/notifications/host.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { Mensaje } from './mensaje.ts';
import { mensajeOrders } from './orders.ts';

const MensajeDialog = lazyPart(() => import('./admin-dialog.tsx').then(({ MensajeDialog }) => MensajeDialog));

export const Route = createFileRoute('/admin/mensajes/gestion')({ validateSearch: listSearch, component: Mensajes });

/** How each choice of the filter is asked for. */
const filters: Record<string, { leido?: boolean; respondido?: boolean }> = {
  'sin-leer': { leido: false },
  'sin-responder': { respondido: false },
  respondidos: { respondido: true },
};
const filterLabels = { 'sin-leer': 'Sin leer', 'sin-responder': 'Sin responder', respondidos: 'Respondidos' };

function Mensajes() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const filter = filters[String(search.values.estado ?? '')] ?? {};
  const query = useCall(
    'get_mensajes_admin.php',
    { q, page, ...filter, ...orderFields(mensajeOrders, search.values) },
    'No se pudieron cargar los mensajes.',
  );
  const refresh = useRefresh();
  // Held here: once it is read, a list of what is not no longer has it.
  const [opened, setOpened] = useState<Mensaje>();
  const open = opened && (query.data?.data.find(({ id }) => id === opened.id) ?? opened);
  const asked = query.data?.data.find(({ id }) => String(id) === search.values.mensaje);
  const [wasAsked, setWasAsked] = useState<number>();

  async function mark(row: Mensaje, change: { leido?: boolean; respondido?: boolean }) {
    const result = await send('update_mensaje.php', { id: row.id, ...change });
    if (result.ok) {
      setOpened((one) => (one?.id === row.id ? { ...one, ...change } : one));
      void refresh();
    } else notify('error', failureText(result, 'Error al actualizar el mensaje.'));
  }

  function show(row: Mensaje) {
    setOpened(row);
    if (!row.leido) void mark(row, { leido: true });
  }

  // Whoever comes for one message reads it at once, and once.
  useEffect(() => {
    if (!asked || asked.id === wasAsked) return;
    setWasAsked(asked.id);
    show(asked);
  });

  const unread = query.data?.no_leidos ?? 0;
  const csvFilter = Object.fromEntries(
    Object.entries({ q, ...filter }).map(([name, value]) => [name, value?.toString()]),
  );
  return (
    <>
      <ListFrame
        title="Mensajes de Contacto"
        label="Mensajes"
        create={<CsvButton call="get_mensajes_admin.php" filter={csvFilter} />}
        intro={
          <Text mb="sm" role="status">
            {unread === 0 ? 'No hay mensajes sin leer.' : `${unread} sin leer.`}
          </Text>
        }
        search={search}
        filters={<FilterSelect search={search} label="Estado" name="estado" choices={filterLabels} />}
        query={query}
        rows={({ data }) => data}
        columns={[
          { title: 'Fecha', cell: (row) => formatDateTime(row.fecha), width: 130, sort: 'fecha' },
          { title: 'De', cell: (row) => <Sender mensaje={row} />, width: 240, sort: 'name', isTitle: true },
          {
            title: 'Mensaje',
            cell: (row) => (
              <Text inherit lineClamp={2}>
                {row.message}
              </Text>
            ),
          },
          { title: 'Estado', cell: (row) => <States mensaje={row} />, width: 130 },
        ]}
        nameOf={(row) => `el mensaje de ${row.name}`}
        opens={(row) => () => show(row)}
        moreActions={(row) => <OpenButton of={row.name} onClick={() => show(row)} />}
        remove={{
          tipo: 'mensaje',
          work: ({ id }) => send('delete_mensaje.php', { id }),
          words: {
            question: (row) => `¿Estás seguro de que quieres eliminar el mensaje de "${row.name}"?`,
            done: () => 'Mensaje eliminado con éxito.',
            failed: 'Error al eliminar el mensaje.',
          },
        }}
        empty="No se han encontrado mensajes."
      />
      {open && (
        <Suspense fallback={null}>
          <MensajeDialog
            mensaje={open}
            onClose={() => setOpened(undefined)}
            onMark={mark}
            onAnswered={(answered) => {
              setOpened(answered);
              void refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function OpenButton({ of, onClick }: { of: string; onClick(): void }) {
  return (
    <ActionIcon title="Leer" variant="subtle" size="lg" onClick={onClick} aria-label={`Leer el mensaje de ${of}`}>
      <MailOpen size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

function Sender({ mensaje: { name, email, leido } }: { mensaje: Mensaje }) {
  return (
    <div>
      <Text inherit fw={leido ? 400 : 700}>
        {name}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
    </div>
  );
}

function States({ mensaje }: { mensaje: Mensaje }) {
  if (mensaje.respondido)
    return (
      <Badge color="green" variant="light">
        Respondido
      </Badge>
    );
  return (
    <Badge color={mensaje.leido ? 'gray' : 'arcilla'} variant="light">
      {mensaje.leido ? 'Leído' : 'Sin leer'}
    </Badge>
  );
}
