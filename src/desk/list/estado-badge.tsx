import { Badge } from '@mantine/core';
import { type Estado, estadoLabel } from '#values/estado.ts';

export function EstadoBadge({ estado }: { estado: Estado }) {
  return (
    <Badge color={estado === 'publicado' ? 'green' : 'gray'} variant="light">
      {estadoLabel[estado]}
    </Badge>
  );
}
