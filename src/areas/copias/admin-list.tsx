import { ActionIcon, Alert, Badge, Button, Paper, Progress, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Download, HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { confirmedDownload } from '#desk/confirmed-download.ts';
import { confirmDelete, notifyResult } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { DeleteButton } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { CallOutput } from '#ui/call.ts';
import { formatBytes } from '#values/bytes.ts';
import { formatDateTime } from '#values/fecha.ts';
import { type Copia, isOld, kept, tipoCopiaLabel } from './copia.ts';

export const Route = createFileRoute('/admin/copias')({ validateSearch: listSearch, component: Copias });

type Estado = CallOutput<'get_copias_admin.php'>;

const lookMs = 1500;

function Copias() {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const search = useListSearch(Route.useSearch());
  const { page = 1 } = search.values;
  const query = useCall('get_copias_admin.php', { page }, 'No se pudieron cargar las copias.', {
    refetchInterval: ({ state }) => (isAsking || state.data?.en_curso ? lookMs : false),
  });
  const isMaking = Boolean(query.data?.en_curso);

  async function make() {
    setAsking(true);
    const result = await send('create_copia.php', {});
    await refresh();
    setAsking(false);
    notifyResult(result, 'No se ha podido hacer la copia.');
  }

  function remove(copia: Copia) {
    confirmDelete({
      question: `¿Estás seguro de que quieres borrar la copia del ${formatDateTime(copia.fecha)}? Esta acción no se puede deshacer.`,
      label: 'Borrar la copia',
      work: () => send('delete_copia.php', { id: copia.id }),
      done: 'La copia se ha borrado.',
      failed: 'Error al borrar la copia.',
      onDone: () => void refresh(),
    });
  }

  return (
    <AdminPage
      title="Copias de seguridad"
      actions={
        <Button
          leftSection={<HardDriveDownload size={16} aria-hidden="true" />}
          loading={isAsking || isMaking}
          onClick={() => void make()}
        >
          Hacer una copia ahora
        </Button>
      }
    >
      <Stack gap="md">
        {query.data && <CopiesState estado={query.data} />}
        <DataTable
          label="Copias de seguridad"
          query={query}
          rows={({ data }) => data}
          rowKey={({ id }) => id}
          // Its content is a file: it is downloaded, after the password, and not opened.
          opens={() => undefined}
          columns={[
            { title: 'Fecha', cell: ({ fecha }) => formatDateTime(fecha) },
            { title: 'Tipo', cell: ({ tipo }) => <TipoBadge tipo={tipo} />, width: 160 },
            { title: 'Tamaño', cell: ({ bytes }) => formatBytes(bytes), width: 140 },
          ]}
          actions={(copia) => (
            <>
              <DownloadLink copia={copia} />
              <DeleteButton
                label="Borrar"
                of={`la copia del ${formatDateTime(copia.fecha)}`}
                onClick={() => remove(copia)}
              />
            </>
          )}
          paging={{ page, onPage: (next) => search.set({ page: next }) }}
          empty="Todavía no hay ninguna copia."
        />
      </Stack>
    </AdminPage>
  );
}

/** What a copy is, how the one that is being made goes, and what went wrong. */
function CopiesState({ estado: { automaticas, carpeta, en_curso, fallo, ultima } }: { estado: Estado }) {
  return (
    <>
      <Text maw={800}>
        Cada copia es un archivo con todo el sitio: los datos, las imágenes y los vídeos.{' '}
        {automaticas
          ? `Cada noche se hace una automática: se conservan las de los últimos ${kept.days} días, ${kept.weeks} semanas y ${kept.months} meses.`
          : 'Las de cada noche están apagadas (COPIES=off).'}{' '}
        Las que haces a mano se quedan hasta que las borres.
      </Text>
      <Text maw={800} style={{ overflowWrap: 'anywhere' }}>
        Están en el servidor, en <code>{carpeta}</code>. Si el servidor se estropea, se pierden con él: descarga una de
        vez en cuando y guárdala en otro sitio. Quien tenga una copia tiene todo lo que hay en ella, también los datos
        de tus clientes. La clave del sitio (<code>secret.key</code>) no va dentro: guárdala aparte.
      </Text>
      {en_curso && <Making enCurso={en_curso} />}
      {fallo && !en_curso && (
        <Alert color="red" variant="light" role="alert" title={`La copia del ${formatDateTime(fallo.en)} no se hizo`}>
          {fallo.motivo}
        </Alert>
      )}
      {!en_curso && ultima && isOld(ultima) && (
        <Alert color="yellow" variant="light" role="alert" title={`La última copia es del ${formatDateTime(ultima)}`}>
          Tiene más de un día y medio: lo que ha cambiado desde entonces no está en ninguna.
        </Alert>
      )}
    </>
  );
}

function Making({ enCurso: { desde, porcentaje } }: { enCurso: NonNullable<Estado['en_curso']> }) {
  const time = formatDateTime(desde).split(', ').at(-1);
  return (
    <Paper withBorder p="md">
      <Text role="status">Haciendo una copia desde las {time}. Puedes seguir trabajando.</Text>
      <Text mb="xs">
        {porcentaje === null ? 'Guardando los datos…' : `Guardando las imágenes y los vídeos: ${porcentaje} %.`}
      </Text>
      <Progress
        value={porcentaje ?? 100}
        animated={porcentaje === null}
        striped={porcentaje === null}
        aria-label="Avance de la copia"
      />
    </Paper>
  );
}

function TipoBadge({ tipo }: Pick<Copia, 'tipo'>) {
  return (
    <Badge color={tipo === 'automatica' ? 'blue' : 'grape'} variant="light">
      {tipoCopiaLabel[tipo]}
    </Badge>
  );
}

function DownloadLink({ copia: { id, fecha } }: { copia: Copia }) {
  return (
    <ActionIcon
      title="Descargar"
      component="a"
      href={`/api/get_copia_archivo.php?id=${id}`}
      download
      onClick={confirmedDownload}
      variant="subtle"
      size="lg"
      aria-label={`Descargar la copia del ${formatDateTime(fecha)}`}
    >
      <Download size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
