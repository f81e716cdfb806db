import { Badge } from '@mantine/core';
import { type EstadoEnvio, estadoEnvioLabel } from './estado.ts';

const colors = {
  borrador: 'gray',
  programado: 'blue',
  enviando: 'yellow',
  pausado: 'orange',
  enviado: 'green',
} satisfies Record<EstadoEnvio, string>;

export function EnvioBadge({ estado }: { estado: EstadoEnvio }) {
  return (
    <Badge color={colors[estado]} variant="light">
      {estadoEnvioLabel[estado]}
    </Badge>
  );
}
