import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Package, Plus } from 'lucide-react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { DeleteButton, EditLink, RowLink } from '#desk/list/row-actions.tsx';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Tienda } from './tienda.ts';

export const Route = createFileRoute('/admin/tiendas/gestion')({ component: Tiendas });

function Tiendas() {
  const client = useQueryClient();
  const query = useCall('get_tiendas.php', {} as never, 'Error al cargar las tiendas.', {
    unreachable: 'Error al cargar las tiendas. Por favor, inténtalo de nuevo más tarde.',
  });

  function remove({ id }: Tienda) {
    confirmDelete({
      question: '¿Estás seguro de que quieres eliminar esta tienda?',
      work: () => send('delete_tienda.php', { id }),
      done: 'Tienda eliminada con éxito.',
      failed: 'Error al eliminar la tienda.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_tiendas.php'] }),
    });
  }

  return (
    <AdminPage
      title="Gestión de Tiendas"
      back={{ href: '/admin', label: 'Volver al menú' }}
      actions={
        <Button component={AppLink} href="/admin/tiendas/nuevo" leftSection={<Plus size={16} aria-hidden="true" />}>
          Nueva Tienda
        </Button>
      }
    >
      <DataTable
        label="Tiendas"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        columns={[
          { title: 'Referencia', cell: (row) => row.referencia, width: 130 },
          { title: 'Nombre', cell: (row) => row.nombre },
          { title: 'Dirección', cell: (row) => row.direccion ?? '-' },
          { title: 'Teléfono', cell: (row) => row.telefono ?? '-', width: 130 },
        ]}
        actions={(row) => (
          <>
            <RowLink
              href={`/admin/tiendas/${row.id}/articulos`}
              label="Gestionar artículos"
              of={row.nombre}
              icon={<Package size={18} aria-hidden="true" />}
            />
            <EditLink href={`/admin/tiendas/editar/${row.id}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado tiendas."
        emptyHint={<AppLink href="/admin/tiendas/nuevo">Crea la primera para empezar</AppLink>}
      />
    </AdminPage>
  );
}
