import { Button, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from '#desk/list/data-table.tsx';
import type { Succeeded } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { EstadoBadge } from './admin-estado.tsx';
import { type Importacion, tipoImportacionLabel } from './importacion.ts';

interface Props {
  query: UseQueryResult<Succeeded<'get_importaciones_admin.php'>, Error>;
  shownId: number | undefined;
  onShow(id: number): void;
}

export function PastImports({ query, shownId, onShow }: Props) {
  return (
    <section aria-label="Importaciones anteriores">
      <Title order={2} fz="lg" mb="sm">
        Importaciones anteriores
      </Title>
      <DataTable
        label="Importaciones"
        query={query}
        rows={({ data }) => data}
        rowKey={({ id }) => id}
        opens={({ id }) =>
          () =>
            onShow(id)
          }
        columns={[
          { title: 'Fecha', cell: (row) => formatDateTime(row.creado_en), width: 130 },
          {
            title: 'Archivo',
            isTitle: true,
            cell: (row) => <span style={{ overflowWrap: 'anywhere' }}>{row.archivo}</span>,
          },
          { title: 'Qué', cell: (row) => tipoImportacionLabel[row.tipo] },
          { title: 'Estado', cell: (row) => <EstadoBadge estado={row.estado} />, width: 140 },
          { title: 'Resultado', cell: (row) => <Result importacion={row} /> },
        ]}
        actions={(row) =>
          row.id === shownId ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onShow(row.id)}
              aria-label={`Ver la importación de ${row.archivo}`}
            >
              Ver
            </Button>
          )
        }
        empty="Todavía no se ha importado nada."
      />
    </section>
  );
}

function Result({ importacion: { estado, informe, usuario } }: { importacion: Importacion }) {
  const said = (informe?.hecho ?? []).map(({ que, cuantos }) => `${que}: ${cuantos}`).join(' · ');
  return (
    // One thing beside its label on a phone, not two in a row.
    <div>
      <Text size="sm">{estado === 'analizada' ? 'Sin empezar' : said || '—'}</Text>
      <Text size="xs" c="dimmed">
        {usuario}
      </Text>
    </div>
  );
}
