/** After a restore nothing is issued until the operator says which was the last number of each series. */
import { Alert, Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Message } from '#desk/page.tsx';
import { failureText, noConnection, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useCan } from '#desk/use-user.ts';
import type { CallOutput } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { numeroOf } from './factura.ts';

interface Props {
  numeracion: CallOutput<'get_numeracion_admin.php'>['data'];
  say(message: Message): void;
}

export function AskNumeracion({ numeracion, say }: Props) {
  const refresh = useRefresh();
  const isAdmin = useCan('admin');
  const [series, setSeries] = useState(numeracion.series);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function confirm() {
    const result = await send('confirmar_numeracion.php', { series });
    setErrors(result.ok ? {} : result.errors);
    say(
      result.ok
        ? { kind: 'success', text: result.message }
        : { kind: 'error', text: failureText(result, 'No se pudo confirmar la numeración.', noConnection) },
    );
    if (result.ok) await refresh();
  }

  return (
    <Alert color="yellow" variant="light" role="note" mb="md" title="¿Cuál fue la última factura de cada serie?">
      <Stack gap="sm">
        <Text size="sm">
          El {formatDateTime(numeracion.restaurada_en!)} este sitio se restauró de una copia. Las facturas emitidas
          después de hacerla no están en ella, y un número no se puede dar dos veces: mira los correos con tus facturas
          y escribe el último número de cada serie. Si no falta ninguna, déjalos como están. Hasta entonces no se emite
          nada; lo que se pague quedará apuntado en Hoy.
        </Text>
        <Group align="end">
          {series.map(({ serie, ejercicio, ultimo }, index) => (
            <NumberInput
              key={`${serie}${ejercicio}`}
              label={`Serie ${serie}, ${ejercicio}`}
              description={`Seguirá la ${numeroOf(serie, ejercicio, ultimo + 1)}`}
              min={0}
              max={9_999_999}
              allowDecimal={false}
              w={170}
              disabled={!isAdmin}
              value={ultimo}
              error={errors[`${serie}${ejercicio}`]}
              onChange={(value) => setSeries(series.with(index, { serie, ejercicio, ultimo: Number(value) || 0 }))}
            />
          ))}
        </Group>
        {isAdmin ? (
          <Group>
            <Button onClick={() => void confirm()}>Confirmar y seguir facturando</Button>
          </Group>
        ) : (
          <Text size="sm">Lo confirma una persona administradora.</Text>
        )}
      </Stack>
    </Alert>
  );
}
