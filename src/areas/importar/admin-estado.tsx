import { Badge } from '@mantine/core';
import { type EstadoImportacion, estadoImportacionLabel } from './importacion.ts';

const colors: Record<EstadoImportacion, string> = {
  analizada: 'gray',
  en_curso: 'blue',
  terminada: 'green',
  fallida: 'red',
  deshaciendo: 'yellow',
  deshecha: 'gray',
};

export function EstadoBadge({ estado }: { estado: EstadoImportacion }) {
  return (
    <Badge color={colors[estado]} variant="light" style={{ flexShrink: 0 }}>
      {estadoImportacionLabel[estado]}
    </Badge>
  );
}
