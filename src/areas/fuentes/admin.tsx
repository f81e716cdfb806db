import { Alert, Badge, Button, Group, List, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { optionsOf } from '#desk/form/fields.tsx';
import type { CatalogKind } from '#desk/kinds/kind.ts';
import { KindCatalog } from '#desk/kinds/kind-catalog.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { Part } from '#desk/page.tsx';
import { noConnection, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { plural } from '#values/plural.ts';
import { kind, type VistaPrevia } from './fuente.ts';

export const Route = createFileRoute('/admin/agenda/fuentes')({
  component: () => <KindCatalog catalog={catalog} below={<Preview />} />,
});

const call = 'get_fuentes_admin.php';

const catalog = {
  tipo: 'fuente',
  title: 'Fuentes de la agenda',
  intro:
    'Calendarios de ayuntamientos y asociaciones, por su dirección. Se miran cada cuatro horas: lo nuevo llega, lo que cambia se cambia y lo que se cancela se quita. Lo que tú hayas cambiado aquí se queda como lo dejaste.',
  call,
  kind,
  choices: {
    municipio_id: {
      call: 'get_municipios.php',
      none: 'Selecciona un municipio',
      failed: 'No se pudieron cargar los municipios.',
    },
    publicar: { none: 'Espera en Propuestas', options: [['1', 'Se publica solo']] },
  },
  columns: [
    { title: 'Nombre', cell: (row) => String(row.nombre), isTitle: true },
    { title: 'Municipio', cell: (row) => String(row.municipio_nombre), width: 160 },
    { title: 'Lo nuevo', cell: (row) => (row.publicar ? 'Se publica' : 'En Propuestas'), width: 130 },
    { title: 'Última vez', cell: (row) => <LastTime row={row} />, width: 260 },
  ],
  moreActions: (row) => <AskNow id={row.id} nombre={String(row.nombre)} />,
  texts: { empty: 'No hay ninguna fuente.' },
} satisfies CatalogKind;

function LastTime({ row: { problema, traida_en, eventos } }: { row: Record<string, unknown> }) {
  return (
    <div>
      {problema ? (
        <>
          <Badge color="red" variant="light">
            No llega bien
          </Badge>
          <Text size="sm">{String(problema)}</Text>
        </>
      ) : (
        <Text size="sm">{traida_en ? plural(Number(eventos), 'evento', 'eventos') : 'Aún no ha llegado'}</Text>
      )}
      {Boolean(traida_en) && (
        <Text size="sm" c="dimmed">
          {formatDateTime(String(traida_en))}
        </Text>
      )}
    </div>
  );
}

function AskNow({ id, nombre }: { id: number; nombre: string }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    const result = await send('refresh_fuente.php', { id });
    setBusy(false);
    notifyResult(result, 'No se pudo pedir el calendario.');
    await queries.invalidateQueries();
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isBusy}
      onClick={() => void ask()}
      aria-label={`Traer ahora ${nombre}`}
    >
      Traer ahora
    </Button>
  );
}

/** What a calendar would bring, before it is added. */
function Preview() {
  const municipios = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const [url, setUrl] = useState('');
  const [municipio, setMunicipio] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [found, setFound] = useState<VistaPrevia>();

  async function look() {
    if (isBusy) return;
    setBusy(true);
    setError('');
    setFound(undefined);
    const result = await send('preview_fuente.php', { url, municipio_id: municipio || undefined });
    setBusy(false);
    if (!result.ok) return setError(result.message || noConnection);
    setFound(result.data);
  }

  return (
    <Part title="Mirar antes de añadir" mt="xl">
      <Text c="dimmed">Enseña lo que traería un calendario, y qué está ya en la agenda, sin añadir nada.</Text>
      <Group align="end">
        <TextInput
          label="Dirección del calendario"
          type="url"
          placeholder="https://…/calendario.ics"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={error}
          miw={300}
          style={{ flex: 1 }}
        />
        <NativeSelect
          label="Comparar con"
          value={municipio}
          onChange={(event) => setMunicipio(event.currentTarget.value)}
          data={[{ value: '', label: 'Nada' }, ...optionsOf(municipios.data?.data)]}
        />
        <Button variant="default" onClick={() => void look()} loading={isBusy}>
          Mirar
        </Button>
      </Group>
      <div role="status">{found && <Found found={found} />}</div>
    </Part>
  );
}

function Found({ found: { nombre, total, rotos, sobran, eventos } }: { found: VistaPrevia }) {
  return (
    <>
      <Text fw={600} mb="xs">
        {[nombre, plural(total, 'evento por venir', 'eventos por venir')].filter(Boolean).join(': ')}
      </Text>
      {rotos + sobran > 0 && (
        <Alert color="yellow" mb="sm">
          {[
            rotos > 0 && `${plural(rotos, 'evento no se entiende', 'eventos no se entienden')} y no vendrán.`,
            sobran > 0 && `Hay ${sobran} fechas más de las que se traen.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      <List spacing="xs">
        {eventos.map(({ titulo, cuando, lugar, ya_esta }) => (
          <List.Item key={`${titulo} ${cuando}`}>
            {titulo}
            <Text size="sm" c="dimmed">
              {[cuando, lugar].filter(Boolean).join(' · ')}
            </Text>
            {ya_esta && (
              <Text size="sm">
                Ya está: <AppLink href={`/admin/eventos/editar/${ya_esta.id}`}>{ya_esta.titulo}</AppLink>
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      {total > eventos.length && <Text mt="sm">{`Y ${total - eventos.length} más.`}</Text>}
    </>
  );
}
