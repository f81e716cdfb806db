import { Badge, Button, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatDate } from '#values/fecha.ts';
import { type ContratoEstado, contratoEstado, contratoEstadoLabel } from './contratos/contrato-estado.ts';
import { type SponsorTipo, sponsorCall, sponsorOrders, sponsorThing, sponsorTipoLabel } from './tipos.ts';

const NewSponsorMenu = lazyPart(() => import('./admin-new-menu.tsx').then(({ NewSponsorMenu }) => NewSponsorMenu));

export const Route = createFileRoute('/admin/patrocinadores/gestion')({
  validateSearch: listSearch,
  component: Patrocinadores,
});

function Patrocinadores() {
  const search = useListSearch(Route.useSearch());
  const { q, page, tipo, contrato } = search.values;
  const today = todayInMadrid(new Date());
  const query = useCall(
    'get_all_sponsors_admin.php',
    {
      ...{ q, page, tipo: tipo as SponsorTipo | undefined, contrato: contrato as ContratoEstado | undefined },
      ...orderFields(sponsorOrders, search.values),
    },
    'No se pudieron cargar los patrocinadores.',
  );
  return (
    <ListFrame
      title="Gestionar Patrocinadores"
      label="Patrocinadores"
      create={<NewSponsorButton />}
      search={search}
      filters={
        <>
          <FilterSelect search={search} label="Tipo" name="tipo" choices={sponsorTipoLabel} width={220} />
          <FilterSelect search={search} label="Contrato" name="contrato" choices={contratoEstadoLabel} />
        </>
      }
      query={query}
      rows={({ data }) => data}
      rowKey={(row) => `${row.tipo}-${row.id}`}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
        { title: 'Tipo', cell: (row) => sponsorTipoLabel[row.tipo], width: 200, sort: 'tipo' },
        { title: 'URL', cell: (row) => row.url, sort: 'url' },
        { title: 'Contrato', cell: (row) => <ContratoCell row={row} today={today} />, width: 190, sort: 'hasta' },
      ]}
      nameOf={(row) => row.nombre}
      pictureOf={(row) => row.imagen}
      hasLogos
      viewHref={(row) => row.url}
      editHref={(row) => `/admin/patrocinadores/editar/${row.tipo}/${row.id}`}
      remove={{
        tipo: (row) => sponsorThing(row.tipo),
        work: (row) => send(`delete_${sponsorCall[row.tipo]}`, { id: row.id }),
        words: {
          question: (row) =>
            `¿Estás seguro de que quieres eliminar ${things[sponsorThing(row.tipo)].one} "${row.nombre}"?`,
          done: (row) => `El patrocinador "${row.nombre}" ha sido eliminado.`,
          failed: 'Error al eliminar el patrocinador.',
        },
      }}
      empty="No se han encontrado patrocinadores."
      emptyHint={<NewSponsorButton />}
    />
  );
}

/** "Acaba pronto, el 31/12/2026" */
function ContratoCell({ row, today }: { row: { desde: string | null; hasta: string | null }; today: string }) {
  const estado = contratoEstado(row, today);
  const day = estado === 'futuro' ? row.desde : row.hasta;
  const color = { vigente: 'green', acaba: 'yellow', terminado: 'gray', futuro: 'blue' }[estado];
  return (
    <>
      <Badge color={color} variant="light" tt="none">
        {contratoEstadoLabel[estado]}
      </Badge>
      {day && (
        <Text size="sm" c="dimmed">
          {estado === 'futuro' ? 'Desde' : 'Hasta'} el {formatDate(day)}
        </Text>
      )}
    </>
  );
}

/** Its menu comes when it is asked for: most of the time nobody adds a sponsor. */
function NewSponsorButton() {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button leftSection={<Plus size={16} aria-hidden="true" />} aria-haspopup="menu" onClick={() => setAsked(true)}>
      Nuevo Patrocinador
    </Button>
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <NewSponsorMenu>{button}</NewSponsorMenu>
    </Suspense>
  ) : (
    button
  );
}
