import { Button, Group, Paper, Progress, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Result } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { plural } from '#values/plural.ts';
import { EnvioBadge } from './admin-envio-badge.tsx';
import { backToEnvios } from './admin-envio-form.tsx';
import type { EnvioAdmin } from './envio.ts';

/** A newsletter that is on its way or has gone: how far, and what its readers followed. */
export function EnvioProgress({ envio }: { envio: EnvioAdmin }) {
  const { asunto, slug, empezado_en, terminado_en, enlaces } = envio;
  return (
    <AdminPage title={asunto} back={backToEnvios} actions={<Actions envio={envio} />}>
      <Stack gap="lg">
        <Paper withBorder p="md">
          <Group mb="sm">
            <EnvioBadge envio={envio} />
            <Text size="sm">
              Empezó el {formatDateTime(empezado_en!)}
              {terminado_en && `; terminó el ${formatDateTime(terminado_en)}`}
            </Text>
            <AppLink href={things.envio.path(slug)} target="_blank">
              Ver en el sitio
            </AppLink>
          </Group>
          {envio.en_archivo > 0 && (
            <Text size="sm" mb="md">
              {plural(envio.en_archivo, 'correo se ha guardado', 'correos se han guardado')} en un archivo: sin servidor
              de correo no llega nada a nadie.
            </Text>
          )}
          <Bar envio={envio} />
          <Figures envio={envio} />
        </Paper>
        {enlaces.length > 0 && <Links envio={envio} />}
      </Stack>
    </AdminPage>
  );
}

function Actions({ envio: { id, asunto, estado, pendientes, sin_salir } }: { envio: EnvioAdmin }) {
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  if (estado !== 'enviando' && estado !== 'pausado') return null;
  const isPaused = estado === 'pausado';

  async function during(work: () => Promise<Result<'pause_envio.php' | 'end_envio.php'>>, failed: string) {
    setBusy(true);
    const result = await work();
    notifyResult(result, failed);
    await refresh('get_envio_admin.php', 'get_envios_admin.php');
    setBusy(false);
  }

  const turn = () =>
    during(
      () => send('pause_envio.php', { id, reanudar: isPaused }),
      isPaused ? 'Error al reanudar el envío.' : 'Error al pausar el envío.',
    );
  const end = () => during(() => send('end_envio.php', { id }), 'Error al terminar el envío.');

  function askToEnd() {
    const left = plural(pendientes, 'correo que queda no saldrá', 'correos que quedan no saldrán');
    const text = `¿Dar por terminado «${asunto}»? ${left}, y no se podrá reanudar.`;
    askFirst({ title: 'Dar por terminado', text, yes: 'Dar por terminado' }, () => void end());
  }

  return (
    <>
      {isPaused && (
        <Button variant="default" loading={isBusy} onClick={sin_salir ? () => void end() : askToEnd}>
          {sin_salir ? 'Volver a borrador' : 'Dar por terminado'}
        </Button>
      )}
      <Button variant={isPaused ? 'filled' : 'default'} loading={isBusy} onClick={() => void turn()}>
        {isPaused ? 'Reanudar' : 'Pausar'}
      </Button>
    </>
  );
}

function Bar({ envio: { destinatarios, enviados, en_archivo, rechazados, estado } }: { envio: EnvioAdmin }) {
  if (estado === 'enviado') return null;
  const share = destinatarios === 0 ? 0 : ((enviados + en_archivo + rechazados) / destinatarios) * 100;
  return <Progress value={share} mb="md" aria-label="Progreso del envío" animated={estado === 'enviando'} />;
}

function Figures({ envio }: { envio: EnvioAdmin }) {
  const { destinatarios, enviados, en_archivo, rechazados, pendientes, clics } = envio;
  const figures: [label: string, count: number][] = [
    ['Destinatarios', destinatarios],
    ['Enviados', enviados],
    ...(en_archivo > 0 ? [['Guardados en un archivo', en_archivo] satisfies [string, number]] : []),
    ['Pendientes', pendientes],
    ['Rechazados', rechazados],
    ['Clics', clics],
  ];
  return (
    <SimpleGrid cols={{ base: 2, xs: 3, sm: 5 }} component="dl" m={0}>
      {figures.map(([label, count]) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fz={22} fw={600}>
            {count.toLocaleString('es')}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

function Links({ envio: { enlaces } }: { envio: EnvioAdmin }) {
  return (
    <Paper withBorder p="md">
      <Table.ScrollContainer minWidth={320}>
        <Table aria-label="Clics por enlace">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Enlace</Table.Th>
              <Table.Th scope="col" ta="right">
                Clics
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...enlaces]
              .sort((one, other) => other.clics - one.clics)
              .map(({ url, clics }) => (
                <Table.Tr key={url}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{url}</Table.Td>
                  <Table.Td ta="right">{clics}</Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" c="dimmed" mt="sm">
        Se cuenta cuántas veces se sigue cada enlace, no quién lo hace.
      </Text>
    </Paper>
  );
}
