import { createFileRoute } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { RowLink } from '#desk/list/row-actions.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';

export const Route = createFileRoute('/admin/tiendas/gestion')({ component: Tiendas });

const create = { href: '/admin/tiendas/nuevo', label: 'Nueva Tienda' };

function Tiendas() {
  const query = useCall('get_tiendas.php', {}, 'Error al cargar las tiendas.', {
    unreachable: 'Error al cargar las tiendas. Por favor, inténtalo de nuevo más tarde.',
  });
  return (
    <ListFrame
      title="Gestión de Tiendas"
      back={{ href: '/admin', label: 'Volver al menú' }}
      label="Tiendas"
      create={create}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Referencia', cell: (row) => row.referencia, width: 130, sort: (row) => row.referencia },
        { title: 'Nombre', cell: (row) => row.nombre, sort: (row) => row.nombre, isTitle: true },
        { title: 'Dirección', cell: (row) => row.direccion ?? '-', width: 220 },
        { title: 'Teléfono', cell: (row) => row.telefono ?? '-', width: 130 },
      ]}
      nameOf={(row) => row.nombre}
      wordsOf={(row) => `${row.referencia} ${row.nombre} ${row.direccion ?? ''} ${row.telefono ?? ''}`}
      pictureOf={(row) => row.imagen_url}
      moreActions={(row) => (
        <RowLink
          href={`/admin/tiendas/${row.id}/articulos`}
          label="Gestionar artículos"
          of={row.nombre}
          icon={<Package size={18} aria-hidden="true" />}
        />
      )}
      editHref={(row) => `/admin/tiendas/editar/${row.id}`}
      remove={{
        tipo: 'tienda',
        work: ({ id }) => send('delete_tienda.php', { id }),
        words: {
          question: () => '¿Estás seguro de que quieres eliminar esta tienda?',
          done: () => 'Tienda eliminada con éxito.',
          failed: 'Error al eliminar la tienda.',
        },
      }}
      empty="No se han encontrado tiendas."
      emptyHint={<AppLink href={create.href}>Crea la primera para empezar</AppLink>}
    />
  );
}
