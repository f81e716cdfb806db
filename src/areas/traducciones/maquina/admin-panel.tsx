/** The machine that proposes what is missing: begin, how far it is, pause, and what it could not do. */
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { hrefOf } from '../admin-words.ts';

const lookMs = 3000;
const mostShown = 20;

export function MaquinaPanel({ idioma }: { idioma: string }) {
  const query = useCall('get_maquina_admin.php', { idioma }, 'No se pudo cargar la traducción automática.', {
    refetchInterval: ({ state }) => (state.data?.data.encargo?.estado === 'en_marcha' ? lookMs : false),
  });
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const encargo = query.data?.data.encargo;
  const done = useRef(encargo?.hechas);
  // What was proposed meanwhile is no longer missing in the list.
  useEffect(() => {
    if (done.current !== undefined && done.current !== encargo?.hechas) void refresh('get_traducciones_admin.php');
    done.current = encargo?.hechas;
  }, [encargo?.hechas, refresh]);

  async function run(call: 'proponer_traducciones.php' | 'pausar_traducciones.php') {
    setBusy(true);
    const result = await send(call, { idioma });
    setBusy(false);
    notifyResult(result, 'No se ha podido hacer.');
    void refresh('get_maquina_admin.php');
  }

  if (!query.data) return null;
  const { falta } = query.data.data;
  if (falta)
    return (
      <Text size="sm" c="dimmed" mb="md">
        {falta}
      </Text>
    );
  const isAtWork = encargo?.estado === 'en_marcha';
  return (
    <Alert variant="light" role="note" mb="md" title="Traducción automática">
      {encargo && <Progress encargo={encargo} />}
      <Group mt="xs">
        {isAtWork ? (
          <Button
            size="compact-md"
            variant="default"
            disabled={isBusy}
            onClick={() => void run('pausar_traducciones.php')}
          >
            Pausar
          </Button>
        ) : (
          <Button size="compact-md" disabled={isBusy} onClick={() => void run('proponer_traducciones.php')}>
            {encargo?.estado === 'pausado' ? 'Seguir proponiendo' : 'Proponer traducciones de lo que falta'}
          </Button>
        )}
      </Group>
      {encargo && encargo.rechazos.length > 0 && <Rechazos idioma={idioma} rechazos={encargo.rechazos} />}
    </Alert>
  );
}

type Encargo = NonNullable<ReturnType<typeof useMaquina>>;
function useMaquina() {
  return useCall('get_maquina_admin.php', { idioma: '' }, '').data?.data.encargo;
}

const said = { en_marcha: 'En marcha', pausado: 'En pausa', terminado: 'Terminado' } satisfies Record<
  Encargo['estado'],
  string
>;

function Progress({ encargo }: { encargo: Encargo }) {
  const { estado, hechas, problema, siguiente_en } = encargo;
  const things = hechas === 1 ? '1 propuesta' : `${hechas.toLocaleString('es')} propuestas`;
  return (
    <>
      <Text size="sm" role="status">
        {said[estado]}: {things}. Hasta que alguien las lea, las páginas dicen que nadie las ha revisado.
      </Text>
      {problema && (
        <Text size="sm" c="red" mt={4}>
          {problema}
          {siguiente_en && ` Siguiente intento: ${formatDateTime(siguiente_en)}.`}
        </Text>
      )}
    </>
  );
}

function Rechazos({ idioma, rechazos }: { idioma: string; rechazos: Encargo['rechazos'] }) {
  return (
    <details>
      <summary>Textos que no se han podido tomar ({rechazos.length}): siguen faltando</summary>
      <List size="sm" mt="xs">
        {rechazos.slice(0, mostShown).map((one) => (
          <List.Item key={`${one.tipo}:${one.id}:${one.campo}`}>
            <AppLink href={hrefOf({ ...one, idioma })}>{one.titulo}</AppLink>: {one.motivo}.
          </List.Item>
        ))}
      </List>
    </details>
  );
}
