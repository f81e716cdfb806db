import { ActionIcon, Button, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { confirmDelete, notifyResult } from '#desk/list/confirm-delete.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { tipoChoices, tipoLabel } from '#desk/tipo-label.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useCan } from '#desk/use-user.ts';
import { trashDays } from '#things.ts';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { papeleraOrders } from './orders.ts';
import type { EnPapelera } from './papelera.ts';

export const Route = createFileRoute('/admin/papelera')({ validateSearch: listSearch, component: Papelera });

function Papelera() {
  // What is thrown away for good cannot come back: an administrator does it.
  const canEmpty = useCan('admin');
  const search = useListSearch(Route.useSearch());
  const { q, page, tipo } = search.values;
  const query = useCall(
    'get_papelera_admin.php',
    { q, page, tipo: tipo as string | undefined, ...orderFields(papeleraOrders, search.values) },
    'No se pudo cargar la papelera.',
  );
  const refresh = useRefresh();
  const [restoringId, setRestoringId] = useState<number>();

  async function restore(row: EnPapelera) {
    setRestoringId(row.id);
    const result = await send('restore_papelera.php', { id: row.id });
    setRestoringId(undefined);
    notifyResult(result, 'Error al restaurar el elemento.');
    refresh();
  }

  function empty() {
    confirmDelete({
      question:
        '¿Estás seguro de que quieres vaciar la papelera? Todo lo que hay en ella se borrará definitivamente. Esta acción no se puede deshacer.',
      label: 'Vaciar papelera',
      work: () => send('vaciar_papelera.php', {}),
      done: 'La papelera se ha vaciado.',
      failed: 'Error al vaciar la papelera.',
      onDone: refresh,
    });
  }

  return (
    <ListFrame
      title="Papelera"
      label="Papelera"
      {...(canEmpty && { create: <EmptyButton onClick={empty} isOff={!query.data?.tipos.length} />, remove: removal })}
      intro={<Text mb="sm">Lo que eliminas espera aquí {trashDays} días antes de borrarse para siempre.</Text>}
      search={search}
      filters={<FilterSelect search={search} label="Tipo" name="tipo" choices={tipoChoices(query.data?.tipos)} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Elemento', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
        { title: 'Tipo', cell: (row) => tipoLabel(row.tipo), width: 190, sort: 'tipo' },
        {
          title: 'Eliminado',
          cell: (row) => `${formatDateTime(row.borrado_en)} por ${row.borrado_por}`,
          width: 210,
          sort: 'borrado_en',
        },
        { title: 'Se borra el', cell: (row) => formatDate(row.caduca_en), width: 120 },
      ]}
      nameOf={(row) => `${row.titulo} definitivamente`}
      // What is in the trash is nowhere to be seen until it is restored.
      opens={() => undefined}
      moreActions={(row) => (
        <ActionIcon
          title="Restaurar"
          variant="subtle"
          size="lg"
          loading={restoringId === row.id}
          onClick={() => void restore(row)}
          aria-label={`Restaurar ${row.titulo}`}
        >
          <Undo2 size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      empty={search.isNarrowed ? 'No se ha encontrado nada en la papelera.' : 'La papelera está vacía.'}
    />
  );
}

const removal = {
  label: 'Borrar definitivamente',
  work: ({ id }: EnPapelera) => send('vaciar_papelera.php', { id }),
  words: {
    question: (row: EnPapelera) =>
      `¿Estás seguro de que quieres borrar definitivamente "${row.titulo}"? Esta acción no se puede deshacer.`,
    done: () => 'El elemento se ha borrado definitivamente.',
    failed: 'Error al borrar el elemento.',
  },
};

function EmptyButton({ onClick, isOff }: { onClick(): void; isOff: boolean }) {
  return (
    <Button
      variant="outline"
      color="red"
      leftSection={<Trash2 size={16} aria-hidden="true" />}
      onClick={onClick}
      disabled={isOff}
    >
      Vaciar papelera
    </Button>
  );
}
