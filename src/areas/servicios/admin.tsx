import { Alert, Button, FileInput, Group, List, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogKind } from '#desk/kinds/kind.ts';
import { KindCatalog } from '#desk/kinds/kind-catalog.tsx';
import { Part } from '#desk/page.tsx';
import { noConnection, sendForm } from '#desk/send.ts';
import type { Succeeded } from '#ui/call.ts';
import { formatDate } from '#values/fecha.ts';
import { kind } from './servicio.ts';
import { type TipoServicio, tipoNames, tiposServicio } from './tipos.ts';

export const Route = createFileRoute('/admin/servicios/gestion')({
  component: () => <KindCatalog catalog={catalog} below={<Import />} />,
});

const catalog = {
  tipo: 'servicio',
  title: 'Gestionar Servicios',
  intro:
    'Aparcamientos, gasolineras, farmacias, fuentes… Se ven en el mapa, también sin conexión, y en la página de cada pueblo.',
  call: 'get_servicios.php',
  kind,
  choices: {
    tipo: { none: 'Elige qué es', options: tipoNames.map((tipo) => [tipo, tiposServicio[tipo]]) },
  },
  columns: [
    { title: 'Nombre', cell: (row) => String(row.nombre), isTitle: true },
    { title: 'Tipo', cell: (row) => tiposServicio[row.tipo as TipoServicio], width: 180 },
    { title: 'Comprobado el', cell: (row) => (row.fecha ? formatDate(String(row.fecha)) : '-'), width: 150 },
  ],
} satisfies CatalogKind;

type Outcome = Succeeded<'import_servicios.php'>;

/** Many at once, from a file of open data. */
function Import() {
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState('');

  async function bring() {
    if (isBusy) return;
    if (!file) return setError('Elige el archivo con los servicios.');
    setBusy(true);
    setError('');
    setOutcome(undefined);
    const result = await sendForm('import_servicios.php', { archivo: file }, () => {});
    setBusy(false);
    if (!result.ok) return setError(result.message || noConnection);
    setOutcome(result);
    setFile(null);
    await queries.invalidateQueries();
  }

  return (
    <Part title="Traer de un archivo" mt="xl">
      <Text c="dimmed">
        Un CSV con las columnas tipo, nombre, latitud, longitud y fecha, o un GeoJSON con puntos o áreas. Lo que ya está
        no se repite: solo cambia su fecha.
      </Text>
      <Group align="end">
        <FileInput
          name="archivo"
          label="Archivo CSV o GeoJSON"
          accept=".csv,.json,.geojson,text/csv,application/geo+json"
          placeholder="Elegir archivo"
          clearable
          value={file}
          onChange={setFile}
          error={error}
          miw={260}
        />
        <Button onClick={() => void bring()} loading={isBusy}>
          Traer servicios
        </Button>
      </Group>
      {outcome && (
        <Alert color={outcome.data.rechazados.length > 0 ? 'yellow' : 'green'} role="status">
          {outcome.message}
          {outcome.data.rechazados.length > 0 && (
            <List size="sm" mt="xs">
              {outcome.data.rechazados.map(({ donde, motivo }) => (
                <List.Item key={donde}>
                  {donde}: {motivo}
                </List.Item>
              ))}
            </List>
          )}
        </Alert>
      )}
    </Part>
  );
}
