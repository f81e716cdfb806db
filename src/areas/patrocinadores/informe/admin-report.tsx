/** Under a sponsor's form: its figures of thirty days, and the private address of its report. */
import { Button, CopyButton, Group, Text } from '@mantine/core';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { Part } from '#desk/page.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { SponsorTipo } from '../tipos.ts';

export function SponsorReport({ tipo, id }: { tipo: SponsorTipo; id: number }) {
  const refresh = useRefresh();
  const query = useCall(
    'get_estadisticas_patrocinador_admin.php',
    { tipo, id },
    'No se pudieron cargar las cifras del patrocinador.',
  );
  const data = query.data?.data;

  function renew() {
    confirmDelete({
      question: 'La dirección de ahora dejará de valer para quien la tenga. ¿Quieres cambiarla?',
      label: 'Cambiar la dirección',
      work: () => send('renew_informe.php', { tipo, id }),
      done: 'El informe tiene una dirección nueva.',
      failed: 'No se ha podido cambiar la dirección del informe.',
      onDone: () => void refresh('get_estadisticas_patrocinador_admin.php'),
    });
  }

  return (
    <Part title="Informe para el patrocinador" gap="sm" mt="lg">
      <QueryFailed query={query} />
      {data && (
        <>
          <Text>
            En los últimos 30 días: visto <b>{data.vistas.toLocaleString('es-ES')}</b>{' '}
            {data.vistas === 1 ? 'vez' : 'veces'}, <b>{data.clics.toLocaleString('es-ES')}</b>{' '}
            {data.clics === 1 ? 'clic' : 'clics'}.
          </Text>
          <Text size="sm" c="dimmed">
            Quien tenga esta dirección ve sus cifras de cada mes, sin entrar. No sale en buscadores.
          </Text>
          <AppLink href={data.informe} target="_blank" style={{ overflowWrap: 'anywhere' }}>
            {data.informe}
          </AppLink>
          <Group gap="sm">
            <CopyButton value={`${location.origin}${data.informe}`}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copiada' : 'Copiar la dirección'}
                </Button>
              )}
            </CopyButton>
            <Button variant="default" onClick={renew}>
              Cambiar la dirección
            </Button>
          </Group>
        </>
      )}
    </Part>
  );
}
