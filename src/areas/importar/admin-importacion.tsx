import { Alert, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { plural } from '#values/plural.ts';
import { EstadoBadge } from './admin-estado.tsx';
import { MenuOffers } from './admin-menus.tsx';
import { OptionsForm } from './admin-options.tsx';
import { Outcome } from './admin-outcome.tsx';
import { type Importacion, isAtWork, tipoImportacionLabel } from './importacion.ts';

interface Props {
  id: number;
  eachMs: number;
  onClose(): void;
  onChanged(): void;
}

/** One import from its analysis to its end, wherever it is by now. */
export function ImportacionCard({ id, eachMs, onClose, onChanged }: Props) {
  const query = useCall('get_importacion_admin.php', { id }, 'No se pudo cargar la importación.', {
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.data.estado) ? eachMs : false),
  });
  const estado = query.data?.data.estado;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list below tells the same, each time it is another
  useEffect(() => {
    if (estado) onChanged();
  }, [estado]);

  function changed() {
    void query.refetch();
    onChanged();
  }

  if (query.isPending) return <Text role="status">Cargando...</Text>;
  if (query.isError)
    return (
      <QueryFailed query={query}>
        <Button variant="subtle" size="sm" onClick={onClose}>
          Importar otro archivo
        </Button>
      </QueryFailed>
    );
  return <Card importacion={query.data.data} onClose={onClose} onChanged={changed} />;
}

function Card({
  importacion,
  onClose,
  onChanged,
}: { importacion: Importacion } & Pick<Props, 'onClose' | 'onChanged'>) {
  const { estado, archivo, tipo, analisis, informe, consentimiento } = importacion;
  return (
    <Paper withBorder p="md" component="section" aria-label={`Importación de ${archivo}`}>
      <Stack>
        <Group justify="space-between" align="start" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Title order={2} fz="lg" style={{ overflowWrap: 'anywhere' }}>
              {archivo}
            </Title>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {tipoImportacionLabel[tipo]}
              {analisis.origen && ` · ${analisis.origen}`}
            </Text>
          </div>
          <EstadoBadge estado={estado} />
        </Group>
        {isAtWork(estado) && <Running importacion={importacion} />}
        {informe?.error && (
          <Alert color="red" variant="light" role="alert">
            {informe.error}
          </Alert>
        )}
        {estado === 'analizada' ? (
          <>
            <Outcome title="Vendrá" counts={analisis.vienen} none="No hay nada que traer." outcome={analisis} />
            <OptionsForm importacion={importacion} onBegun={onChanged} />
          </>
        ) : (
          informe && (
            <Outcome
              title={estado === 'deshecha' ? 'Se ha quitado' : 'Ha venido'}
              counts={informe.hecho}
              none="Nada nuevo."
              outcome={informe}
            />
          )
        )}
        {estado === 'terminada' && informe && <MenuOffers informe={informe} />}
        {consentimiento && <Text size="sm">Consentimiento declarado: {consentimiento}</Text>}
        <Group>
          <Actions importacion={importacion} onChanged={onChanged} />
          {!isAtWork(estado) && (
            <Button variant="subtle" onClick={onClose}>
              Importar otro archivo
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

function Running({ importacion: { estado, hechos, total, parada } }: { importacion: Importacion }) {
  const text = `${estado === 'deshaciendo' ? 'Deshaciendo' : 'Importando'}: ${hechos} de ${plural(total, 'elemento', 'elementos')}`;
  return (
    <div role="status">
      <Text size="sm">{text}</Text>
      <Progress value={total > 0 ? (hechos / total) * 100 : 0} animated aria-label={text} my={6} />
      <Text size="sm" c="dimmed">
        {parada
          ? 'El servidor se ha parado a la mitad. Continúa sola en cuanto vuelve, sin repetir nada.'
          : 'Se hace en el servidor: puedes cerrar esta página y volver cuando quieras.'}
      </Text>
    </div>
  );
}

function Actions({ importacion: { id, estado, archivo }, onChanged }: { importacion: Importacion; onChanged(): void }) {
  if (estado !== 'terminada' && estado !== 'fallida') return null;
  return (
    <>
      {estado === 'fallida' && <Continue id={id} onChanged={onChanged} />}
      <UndoButton id={id} archivo={archivo} onChanged={onChanged} />
    </>
  );
}

function Continue({ id, onChanged }: { id: number; onChanged(): void }) {
  async function go() {
    await send('run_importacion.php', { id });
    onChanged();
  }
  return <Button onClick={() => void go()}>Continuar la importación</Button>;
}

function UndoButton({ id, archivo, onChanged }: { id: number; archivo: string; onChanged(): void }) {
  function ask() {
    confirmDelete({
      label: 'Deshacer la importación',
      question: `¿Estás seguro de que quieres deshacer la importación de "${archivo}"? Todo lo que trajo se va a la papelera y sus direcciones antiguas dejan de funcionar. Lo que hayas cambiado después se queda.`,
      work: () => send('undo_importacion.php', { id }),
      done: 'La importación se está deshaciendo.',
      failed: 'Error al deshacer la importación.',
      onDone: onChanged,
    });
  }
  return (
    <Button variant="outline" color="red" onClick={ask} aria-label={`Deshacer la importación de ${archivo}`}>
      Deshacer la importación
    </Button>
  );
}
