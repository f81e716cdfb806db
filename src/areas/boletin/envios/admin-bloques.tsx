/** What a newsletter is made of: blocks in their order, each with its own fields. */
import { MultiSelect, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useCall } from '#desk/use-call.ts';
import { stripHtml } from '#values/summary.ts';
import { type Bloque, bloqueLabel, bloqueTitulo, maxBloques, maxCosas, type TipoLista, tiposLista } from './envio.ts';

export type EnvioValues = {
  asunto: string;
  bloques: Bloque[];
};

const settledMs = 250;

export function Bloques({ form }: { form: UseFormReturnType<EnvioValues> }) {
  return (
    <ListField<Bloque>
      form={form}
      path="bloques"
      label="Bloques"
      help="Lo que lleva el boletín, de arriba abajo. Ordénalos arrastrando o con las flechas."
      one="el bloque"
      title={titleOf}
      empty={{ tipo: 'texto', texto: '' }}
      add="Añadir texto"
      alsoAdd={tiposLista.map((tipo) => ({
        label: `Añadir ${bloqueLabel[tipo].toLowerCase()}`,
        item: { tipo, titulo: bloqueTitulo[tipo], ids: [] },
      }))}
      max={maxBloques}
    >
      {(path, bloque) =>
        bloque.tipo === 'texto' ? (
          <RichTextInput
            label="Texto"
            name="texto"
            value={bloque.texto}
            onChange={(html) => form.setFieldValue(`${path}.texto`, html)}
          />
        ) : (
          <>
            <TextField form={form} name={`${path}.titulo`} label="Título del bloque" maxLength={120} />
            <Pick
              tipo={bloque.tipo}
              ids={bloque.ids}
              onChange={(ids) => form.setFieldValue(`${path}.ids`, ids)}
              error={form.errors[`${path}.ids`] as string | undefined}
            />
          </>
        )
      }
    </ListField>
  );
}

const shownLetters = 60;

function titleOf(bloque: Bloque): string {
  if (bloque.tipo === 'texto') return `Texto: ${stripHtml(bloque.texto).slice(0, shownLetters) || 'vacío'}`;
  const { tipo, titulo, ids } = bloque;
  return `${bloqueLabel[tipo]}${titulo && `: ${titulo}`} (${ids.length})`;
}

interface PickProps {
  tipo: TipoLista;
  ids: number[];
  onChange(ids: number[]): void;
  error: string | undefined;
}

/** Found by typing; the server knows them all. */
function Pick({ tipo, ids, onChange, error }: PickProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), settledMs);
  const failed = 'No se pudo buscar.';
  const found = useCall('get_envio_opciones.php', { tipo, q }, failed);
  const chosen = useCall('get_envio_opciones.php', { tipo, ids: ids.join(',') }, failed, { enabled: ids.length > 0 });
  const labels = new Map([...(chosen.data?.data ?? []), ...(found.data?.data ?? [])].map((one) => [one.id, one]));
  const gone = ids.filter((id) => !labels.has(id));
  return (
    <>
      <MultiSelect
        label={bloqueLabel[tipo]}
        name="ids"
        description={`Los que se enseñan, en este orden; como mucho ${maxCosas}.`}
        placeholder="Escribe para buscar"
        data={[...new Set([...labels.keys(), ...ids])].map((id) => ({
          value: String(id),
          label: labels.get(id)?.titulo ?? `N.º ${id}`,
        }))}
        value={ids.map(String)}
        onChange={(values) => onChange(values.map(Number))}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        // The server has already looked.
        filter={({ options }) => options}
        hidePickedOptions
        clearable
        clearButtonProps={{ 'aria-label': 'Quitar todos' }}
        maxValues={maxCosas}
        nothingFoundMessage={found.isFetching ? 'Buscando...' : 'No se ha encontrado nada.'}
        error={error ?? (found.isError ? found.error.message : undefined)}
      />
      {chosen.isSuccess && !chosen.isPlaceholderData && gone.length > 0 && (
        <Text size="sm" c="dimmed">
          {gone.length === 1
            ? 'Uno ya no se ve en el sitio y no saldrá'
            : `${gone.length} ya no se ven en el sitio y no saldrán`}
          .
        </Text>
      )}
    </>
  );
}
