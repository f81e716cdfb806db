import { Box, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFailed } from '#desk/query-failed.tsx';
import { failureText, send } from '#desk/send.ts';
import type { EnvioValues } from './admin-bloques.tsx';

const settledMs = 500;
const widths = { movil: 375, ordenador: 680 };

/** The mail as it will be, while it is written. Nothing in it can do anything: the frame is closed. */
export function EnvioPreview({ asunto, bloques }: EnvioValues) {
  const [width, setWidth] = useState<keyof typeof widths>('ordenador');
  const [settled] = useDebouncedValue(JSON.stringify({ asunto, bloques }), settledMs);
  const query = useQuery<{ html: string; texto: string }, Error>({
    queryKey: ['preview_envio.php', settled],
    queryFn: async () => {
      const result = await send('preview_envio.php', JSON.parse(settled) as EnvioValues);
      if (!result.ok) throw new Error(failureText(result, 'No se pudo preparar la vista previa.'));
      return result.data;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-labelledby="vista-previa">
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg" id="vista-previa">
          Vista previa
        </Title>
        <SegmentedControl
          aria-label="Ancho de la vista previa"
          value={width}
          onChange={(value) => setWidth(value as keyof typeof widths)}
          data={[
            { value: 'ordenador', label: 'Ordenador' },
            { value: 'movil', label: 'Móvil' },
          ]}
        />
      </Group>
      {query.isError ? (
        <QueryFailed query={query} />
      ) : query.data ? (
        <>
          <Box
            component="iframe"
            title="Vista previa del correo"
            sandbox=""
            srcDoc={query.data.html}
            display="block"
            mx="auto"
            w="100%"
            maw={widths[width]}
            h={640}
            bd="1px solid var(--mantine-color-default-border)"
            style={{ borderRadius: 'var(--mantine-radius-md)', colorScheme: 'light' }}
          />
          <details>
            <Text component="summary" size="sm" mt="sm">
              Como texto sin formato
            </Text>
            <Text component="pre" size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {query.data.texto}
            </Text>
          </details>
        </>
      ) : (
        <Skeleton height={640} role="status" aria-label="Cargando..." />
      )}
    </Box>
  );
}
