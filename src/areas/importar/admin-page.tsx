import { Stack } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AdminPage } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { ImportacionCard } from './admin-importacion.tsx';
import { PastImports } from './admin-past.tsx';
import { UploadForm } from './admin-upload.tsx';
import { isAtWork } from './importacion.ts';

export const Route = createFileRoute('/admin/importar')({
  validateSearch: (search: Record<string, unknown>): { id?: number } =>
    Number.isInteger(Number(search.id)) && Number(search.id) > 0 ? { id: Number(search.id) } : {},
  component: Importar,
});

const eachMs = 1500;

function Importar() {
  const { id } = Route.useSearch();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const list = useCall('get_importaciones_admin.php', {}, 'No se pudieron cargar las importaciones.');
  // Whoever comes back finds the one that is being done.
  const shownId = id ?? list.data?.data.find(({ estado }) => isAtWork(estado))?.id;

  function show(next: number | undefined) {
    void navigate({ to: '/admin/importar', search: next === undefined ? {} : { id: next } });
    void refresh();
    window.scrollTo({ top: 0 });
  }

  return (
    <AdminPage title="Importar">
      <Stack gap="xl">
        {shownId === undefined ? (
          <UploadForm onAnalysed={show} />
        ) : (
          <ImportacionCard
            key={shownId}
            id={shownId}
            eachMs={eachMs}
            onClose={() => show(undefined)}
            onChanged={() => void refresh()}
          />
        )}
        <PastImports query={list} shownId={shownId} onShow={show} />
      </Stack>
    </AdminPage>
  );
}
