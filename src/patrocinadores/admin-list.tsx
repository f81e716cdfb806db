import { Button, Group, Menu, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { DeleteButton, EditLink, ViewLink } from '#desk/list/row-actions.tsx';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { sponsorKinds } from './admin-kinds.ts';
import { type SponsorAdminListItem, type SponsorTipo, sponsorTipoLabel, sponsorTipos } from './patrocinador.ts';

export const Route = createFileRoute('/admin/patrocinadores/gestion')({
  validateSearch: listSearch,
  component: Patrocinadores,
});

function Patrocinadores() {
  const search = useListSearch(Route.useSearch());
  const { q, page, tipo } = search.values;
  const query = useCall(
    'get_all_sponsors_admin.php',
    { q, page, tipo: tipo as SponsorTipo | undefined },
    'No se pudieron cargar los patrocinadores.',
  );
  const client = useQueryClient();

  function remove(row: SponsorAdminListItem) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar el patrocinador "${row.nombre}"? Esta acción no se puede deshacer.`,
      work: () => send(sponsorKinds[row.tipo].calls.remove, { id: row.id } as never),
      done: `El patrocinador "${row.nombre}" ha sido eliminado.`,
      failed: 'Error al eliminar el patrocinador.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_all_sponsors_admin.php'] }),
    });
  }

  return (
    <AdminPage title="Mantener Patrocinadores" actions={<NewSponsorMenu />}>
      <Group mb="md" align="end">
        <SearchInput search={search} />
        <NativeSelect
          label="Tipo"
          name="tipo"
          data={[
            { value: '', label: 'Todos' },
            ...sponsorTipos.map((value) => ({ value, label: sponsorTipoLabel[value] })),
          ]}
          value={tipo ?? ''}
          onChange={(event) => search.set({ tipo: event.currentTarget.value })}
          w={220}
        />
      </Group>
      <DataTable
        label="Patrocinadores"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => `${row.tipo}-${row.id}`}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          { title: 'Nombre', cell: (row) => row.nombre },
          { title: 'Tipo', cell: (row) => sponsorTipoLabel[row.tipo], width: 200 },
          { title: 'URL', cell: (row) => row.url },
        ]}
        actions={(row) => (
          <>
            <ViewLink href={row.url} of={row.nombre} />
            <EditLink href={`/admin/patrocinadores/editar/${row.tipo}/${row.id}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado patrocinadores."
        emptyHint={<NewSponsorMenu />}
      />
    </AdminPage>
  );
}

function NewSponsorMenu() {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<Plus size={16} aria-hidden="true" />}>Nuevo Patrocinador</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sponsorTipos.map((tipo) => (
          <Menu.Item key={tipo} component={AppLink} href={`/admin/patrocinadores_${tipo}/nuevo`}>
            {sponsorTipoLabel[tipo]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
