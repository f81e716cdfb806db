import { Badge, Button, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { personaHref } from '#desk/persona-href.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { CallOutput } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { mailTrouble } from './mail-trouble.ts';

export const Route = createFileRoute('/admin/correos')({ validateSearch: listSearch, component: Correos });

type Correo = CallOutput<'get_correos_admin.php'>['data'][number];
type EstadoCorreo = Correo['estado'];

const estadoCorreo = {
  enviado: { label: 'Enviado', color: 'green' },
  archivo: { label: 'Guardado en un archivo', color: 'gray' },
  pendiente: { label: 'Pendiente', color: 'yellow' },
  fallido: { label: 'Fallido', color: 'red' },
} satisfies Record<EstadoCorreo, { label: string; color: string }>;
const choices = Object.fromEntries(Object.entries(estadoCorreo).map(([estado, { label }]) => [estado, label]));

function Correos() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const estado = (Object.keys(estadoCorreo) as EstadoCorreo[]).find((known) => known === search.values.estado);
  const query = useCall('get_correos_admin.php', { q, page, estado }, 'No se pudieron cargar los correos.');
  const refresh = useRefresh();
  const [sendingId, setSendingId] = useState<number>();

  async function resend(row: Correo) {
    setSendingId(row.id);
    const result = await send('reenviar_correo.php', { id: row.id });
    setSendingId(undefined);
    notifyResult(result, 'Error al reenviar el correo.');
    void refresh();
  }

  return (
    <ListFrame
      title="Correos Enviados"
      label="Correos"
      search={search}
      filters={<FilterSelect search={search} label="Estado" name="estado" choices={choices} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Fecha', cell: (row) => formatDateTime(row.creado_en), width: 130 },
        { title: 'Para', cell: (row) => row.para, isTitle: true },
        { title: 'Asunto', cell: (row) => row.asunto },
        { title: 'Estado', cell: (row) => <Progress correo={row} />, width: 190 },
      ]}
      nameOf={(row) => row.asunto}
      // What was written is not kept to be read; of whom it was written to there is a page.
      opens={(row) => personaHref(row.para)}
      moreActions={(row) => (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={sendingId === row.id}
          onClick={() => void resend(row)}
          aria-label={`Reenviar «${row.asunto}» a ${row.para}`}
        >
          Reenviar
        </Button>
      )}
      empty="No se han encontrado correos."
    />
  );
}

function Progress({ correo: { estado, intentos, enviado_en, siguiente_en, ultimo_error } }: { correo: Correo }) {
  return (
    <div>
      <Badge color={estadoCorreo[estado].color} variant="light">
        {estadoCorreo[estado].label}
      </Badge>
      {enviado_en && <Text size="sm">{formatDateTime(enviado_en)}</Text>}
      {estado === 'fallido' && !siguiente_en && (
        <Text size="sm">No se intentará más. Comprueba la dirección; con «Reenviar» sale otra vez.</Text>
      )}
      {siguiente_en && <Text size="sm">Próximo intento: {formatDateTime(siguiente_en)}</Text>}
      {ultimo_error && !enviado_en && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {intentos} {intentos === 1 ? 'intento' : 'intentos'}: {mailTrouble(ultimo_error)}
        </Text>
      )}
    </div>
  );
}
