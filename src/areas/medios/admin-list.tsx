import { Center, Group, NativeSelect, Skeleton, Switch, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useLastPage } from '#desk/list/use-last-page.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { MediaThumb } from '#desk/pictures/media-thumb.tsx';
import styles from '#desk/pictures/pictures.module.css';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { formatBytes } from '#values/bytes.ts';
import { plural } from '#values/plural.ts';
import { UploadArea } from './admin-upload.tsx';
import type { Medio } from './medio.ts';
import { type OrdenMedio, ordenesMedio, placesText, tipoMedioLabel, tiposMedio } from './tipos.ts';

const MedioDialog = lazyPart(() => import('#desk/pictures/medio-dialog.tsx').then(({ MedioDialog }) => MedioDialog));

export const Route = createFileRoute('/admin/medios')({ validateSearch: listSearch, component: Medios });

const ordenLabel = {
  fecha: 'Más recientes',
  titulo: 'Nombre',
  bytes: 'Tamaño',
} satisfies Record<OrdenMedio, string>;

function Medios() {
  const search = useListSearch(Route.useSearch());
  const { q, page = 1, ver } = search.values;
  const isUnused = search.values.sin_usar === '1';
  const tipo = tiposMedio.find((known) => known === search.values.tipo);
  const orden = ordenesMedio.find((known) => known === search.values.orden);
  const query = useCall(
    'get_medios_admin.php',
    { q, page, tipo, orden, sin_usar: isUnused ? '1' : undefined },
    'No se pudo cargar la biblioteca.',
  );
  const onPage = (next: number) => search.set({ page: next });
  useLastPage(query, { page, onPage });
  return (
    <AdminPage title="Imágenes y vídeos">
      <UploadArea />
      <Group mb="md" align="end">
        <SearchInput search={search} />
        <FilterSelect search={search} label="Tipo" name="tipo" choices={tipoMedioLabel} width={140} />
        <NativeSelect
          label="Orden"
          name="orden"
          data={Object.entries(ordenLabel).map(([value, label]) => ({ value, label }))}
          value={orden ?? 'fecha'}
          onChange={(event) => search.set({ orden: event.currentTarget.value })}
          w={170}
        />
        <Switch
          label="Sin usar"
          name="sin_usar"
          mb={8}
          checked={isUnused}
          onChange={(event) => search.set({ sin_usar: event.currentTarget.checked ? '1' : '' })}
        />
      </Group>
      {query.isPending && <Waiting />}
      <QueryFailed query={query} />
      {query.data?.total === 0 && (
        <Center py="xl">
          <Text c="dimmed">No hay archivos con esos criterios.</Text>
        </Center>
      )}
      {query.data && query.data.total > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="xs" role="status">
            {plural(query.data.total, 'archivo', 'archivos')}
          </Text>
          <ul className={styles.grid} aria-label="Biblioteca" aria-busy={query.isPlaceholderData}>
            {query.data.data.map((medio) => (
              <li key={medio.id}>
                <Tile medio={medio} onOpen={() => search.set({ page, ver: medio.id })} />
              </li>
            ))}
          </ul>
          <ListPages pages={query.data.pages} page={page} onPage={onPage} />
        </>
      )}
      {ver && (
        <Suspense fallback={null}>
          <MedioDialog which={{ id: Number(ver) }} onClose={() => search.set({ page, ver: undefined })} />
        </Suspense>
      )}
    </AdminPage>
  );
}

function Tile({ medio, onOpen }: { medio: Medio; onOpen(): void }) {
  const { titulo, ancho, alto, bytes, num_usos } = medio;
  return (
    <button type="button" className={styles.choice} onClick={onOpen}>
      <MediaThumb medio={medio} />
      <span className={styles.words}>
        {titulo}
        <small>{[ancho && alto && `${ancho} × ${alto}`, formatBytes(bytes)].filter(Boolean).join(' · ')}</small>
        <small>{num_usos === 0 ? 'Sin usar' : `Se usa en ${placesText(num_usos)}`}</small>
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <div className={styles.grid} role="status" aria-label="Cargando...">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} height={170} />
      ))}
    </div>
  );
}
