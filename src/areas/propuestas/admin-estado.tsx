import { Badge } from '@mantine/core';
import { type EstadoPropuesta, estadoPropuestaLabel } from '#values/agenda/propuesta.ts';

const colors: Record<EstadoPropuesta, string> = {
  sin_confirmar: 'gray',
  pendiente: 'arcilla',
  devuelta: 'yellow',
  aceptada: 'green',
  rechazada: 'gray',
};

export function Estado({ estado }: { estado: EstadoPropuesta }) {
  return (
    <Badge color={colors[estado]} variant="light">
      {estadoPropuestaLabel[estado]}
    </Badge>
  );
}
