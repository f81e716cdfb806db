/** One thing: its Spanish beside what it says in another language, text by text. */
import { Alert, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { QueryState } from '#desk/query-state.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { type Tipo, things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { quoted } from '#values/quoted.ts';
import { RemoveTraduccion } from './admin-remove.tsx';
import { TextPair } from './admin-text-pair.tsx';
import { type From, hrefOf, list, useIdiomas } from './admin-words.ts';
import { inReadingOrder } from './reading-order.ts';
import type { Traduccion } from './traduccion.ts';

export const Route = createFileRoute('/admin/traducciones/$idioma/$tipo/$id')({
  validateSearch: listSearch,
  component: TraduccionPage,
});

const back = { href: list, label: 'Volver a las traducciones' };

function TraduccionPage() {
  const { idioma, tipo, id } = Route.useParams();
  const which = { idioma, tipo: tipo as Tipo, id: Number(id) };
  const query = useCall('get_traduccion_admin.php', which, 'No se pudo cargar la traducción.');
  const key = `${idioma} ${tipo} ${id}`;
  return (
    <QueryState key={key} query={query} title="Traducción" back={back}>
      {({ data }) => <TraduccionForm first={ordered(data)} />}
    </QueryState>
  );
}

function ordered(read: Traduccion): Traduccion {
  return { ...read, original: inReadingOrder(read.original) };
}

/** By place: the names of texts have points in them, which a form takes for something inside something. */
interface Values {
  t: string[];
}

function TraduccionForm({ first }: { first: Traduccion }) {
  const [read, setRead] = useState(first);
  const { idioma, tipo, id, titulo } = first;
  const { nombre } = useIdiomas().idiomas?.find(({ codigo }) => codigo === idioma) ?? { nombre: idioma };
  const { estado = 'falta', solo } = Route.useSearch() as From;
  const next = useNext(first, { estado, solo });
  const navigate = useNavigate();
  const goesOn = useRef(false);
  const which = { tipo, id, idioma };
  return (
    <EditFrame<Values, Traduccion, Awaited<ReturnType<typeof save>>>
      key={read.version}
      record={read}
      draft={{ key: `traduccion-${idioma}-${tipo}-${id}`, of: `${quoted(titulo)} en ${nombre}` }}
      valuesOf={(record) => ({ t: record!.original.map(({ campo }) => record!.campos[campo] ?? '') })}
      validate={() => ({})}
      mode={{
        title: `${titulo}: ${nombre}`,
        back,
        texts: { success: 'Traducción guardada.', refused: 'No se pudo guardar la traducción.' },
        button: { resting: 'Guardar como revisada', busy: 'Guardando...' },
        alsoAs: [
          { as: 'borrador', resting: 'Guardar sin revisar', busy: 'Guardando...' },
          ...(next ? [{ as: 'siguiente', resting: 'Revisada y siguiente', busy: 'Guardando...' }] : []),
        ],
      }}
      list={list}
      send={(values, _, record, as) => {
        goesOn.current = as === 'siguiente';
        return save(record!, values, as === 'borrador' ? 'borrador' : 'revisada');
      }}
      recordOf={({ data }) => ordered(data)}
      editOf={(record) => hrefOf(record)}
      onSaved={() => {
        if (goesOn.current && next) void navigate({ href: hrefOf(next, { estado, solo }) });
      }}
    >
      {(form, record) => (
        <Stack>
          <State record={record!} kind={things[tipo].label}>
            <ProposeButton which={which} record={record!} isUnsaved={form.isDirty()} onProposed={setRead} />
            {next && (
              <Button
                {...{ component: AppLink, href: hrefOf(next, { estado, solo }) }}
                {...{ variant: 'default', size: 'compact-md', h: 'auto', py: 4 }}
                styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
              >
                Siguiente: {quoted(next.titulo)}
              </Button>
            )}
            {record!.version > 0 && <RemoveTraduccion which={which} of={`${titulo} (${nombre})`} />}
          </State>
          {record!.original.map((original, index) => (
            <Paper key={original.campo} withBorder p="md" component="section" aria-label={original.label}>
              <TextPair
                original={original}
                name={`t.${index}`}
                idioma={{ codigo: idioma, nombre }}
                value={form.values.t[index] ?? ''}
                onChange={(texto) => form.setFieldValue(`t.${index}`, texto)}
                error={form.errors[`t.${index}`] as string | undefined}
              />
            </Paper>
          ))}
        </Stack>
      )}
    </EditFrame>
  );
}

/** The server names what it refuses by the text's own name. */
async function save({ tipo, id, idioma, version, original }: Traduccion, { t }: Values, estado: Traduccion['estado']) {
  const campos = Object.fromEntries(original.map(({ campo }, index) => [campo, t[index] ?? '']));
  const result = await send('update_traduccion.php', { tipo, id, idioma, campos, estado, version });
  if (result.ok) return result;
  const places = new Map(original.map(({ campo }, index) => [campo, `t.${index}`]));
  const errors = Object.entries(result.errors).map(([campo, said]) => [places.get(campo) ?? campo, said] as const);
  return { ...result, errors: Object.fromEntries(errors) };
}

/** The next of the list one came from. */
function useNext({ idioma, tipo, id }: Traduccion, { estado, solo }: From) {
  const wanted = { idioma, estado, tipo: solo, limit: 20 };
  const query = useCall('get_traducciones_admin.php', wanted, 'No se pudo cargar la lista.');
  const rows = query.data?.data ?? [];
  const here = rows.findIndex((row) => row.tipo === tipo && row.id === id);
  return rows[here + 1] ?? rows.find((_, index) => index !== here);
}

function State({ record, kind, children }: { record: Traduccion; kind: string; children: React.ReactNode }) {
  const { estado, maquina, version, original } = record;
  const isRead = estado === 'revisada';
  const changed = original.filter(({ cambiado }) => cambiado).length;
  return (
    <Paper withBorder p="md">
      <Group>
        <Badge variant="light">{kind}</Badge>
        {version > 0 && !isRead && (
          <Badge variant="light" color="yellow">
            {maquina ? 'Hecha por una máquina, sin leer' : 'Sin revisar'}
          </Badge>
        )}
        {isRead && changed === 0 && (
          <Badge variant="light" color="green">
            Revisada
          </Badge>
        )}
        {children}
      </Group>
      {changed > 0 && (
        <Alert color="orange" variant="light" role="note" mt="sm">
          {changed === 1
            ? 'Un texto en español ha cambiado desde que se tradujo: está marcado.'
            : `${changed} textos en español han cambiado desde que se tradujeron: están marcados.`}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Lo que dejes vacío se enseña en español. «Guardar como revisada» dice que alguien la ha leído junto al original.
      </Text>
    </Paper>
  );
}

interface ProposeProps {
  which: { tipo: Tipo; id: number; idioma: string };
  record: Traduccion;
  isUnsaved: boolean;
  onProposed(record: Traduccion): void;
}

function ProposeButton({ which, record, isUnsaved, onProposed }: ProposeProps) {
  const [isBusy, setBusy] = useState(false);
  const maquina = useCall(
    'get_maquina_admin.php',
    { idioma: which.idioma },
    'No se pudo cargar la traducción automática.',
  );
  const isMissing = record.original.some(({ campo }) => !record.campos[campo]);
  if (!isMissing || maquina.data?.data.falta !== null) return null;

  async function propose() {
    setBusy(true);
    const result = await send('proponer_traduccion.php', which);
    setBusy(false);
    notifyResult(result, 'No se ha podido proponer.');
    if (result.ok) onProposed(ordered(result.data));
  }

  return (
    <Button
      size="compact-md"
      variant="light"
      loading={isBusy}
      disabled={isUnsaved}
      title={isUnsaved ? 'Guarda antes lo que has escrito' : undefined}
      onClick={() => void propose()}
    >
      Proponer lo que falta
    </Button>
  );
}
