import { Badge } from '@mantine/core';
import { type EstadoEnvio, estadoEnvioLabel, isOnlyFiled } from './estado.ts';

const colors = {
  borrador: 'gray',
  programado: 'blue',
  enviando: 'yellow',
  pausado: 'orange',
  enviado: 'green',
} satisfies Record<EstadoEnvio, string>;

/** Without a mail server: nothing of it is sent. */
const filedLabel: Partial<Record<EstadoEnvio, string>> = {
  enviando: 'Guardando en un archivo',
  enviado: 'Guardado en un archivo',
};

interface Props {
  envio: { estado: EstadoEnvio; enviados: number; en_archivo: number };
}

export function EnvioBadge({ envio }: Props) {
  const { estado } = envio;
  const filed = isOnlyFiled(envio) ? filedLabel[estado] : undefined;
  return (
    <Badge color={filed ? 'gray' : colors[estado]} variant="light">
      {filed ?? estadoEnvioLabel[estado]}
    </Badge>
  );
}
