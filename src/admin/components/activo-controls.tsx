import { Badge, Group, NativeSelect, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type EstadoActivo, estadoActivoLabel, estadosActivo } from '#domain/activo.ts';
import type { ListSearch, useListSearch } from './list-search.ts';

export const pageSizes = [5, 10, 20] as const;
export const usualPageSize = 10;

/** What the address asks of a list of things that can be switched off, as its call takes it. */
export function activoFilter({ q, page, limit, estado }: ListSearch) {
  return {
    q,
    page,
    limit: limit ?? usualPageSize,
    estado: estadosActivo.find((known) => known === estado),
  };
}

/** Search, status and page size of a list. */
export function ActivoControls({ search }: { search: ReturnType<typeof useListSearch> }) {
  const { estado, limit } = activoFilter(search.values);
  return (
    <Group mb="md" align="end">
      <TextInput
        label="Buscar"
        name="q"
        type="search"
        leftSection={<Search size={16} aria-hidden="true" />}
        value={search.typed}
        onChange={(event) => search.type(event.currentTarget.value)}
        flex="1 1 14rem"
      />
      <NativeSelect
        label="Estado"
        name="estado"
        data={[
          { value: '', label: 'Todos' },
          ...estadosActivo.map((value) => ({ value, label: estadoActivoLabel[value] })),
        ]}
        value={estado ?? ''}
        onChange={(event) => search.set({ estado: event.currentTarget.value })}
        w={150}
      />
      <NativeSelect
        label="Por página"
        name="limit"
        data={pageSizes.map(String)}
        value={String(limit)}
        onChange={(event) => search.set({ limit: Number(event.currentTarget.value) })}
        w={110}
      />
    </Group>
  );
}

export function ActivoBadge({ activo }: { activo: number }) {
  const estado: EstadoActivo = activo === 1 ? 'activo' : 'inactivo';
  return (
    <Badge color={estado === 'activo' ? 'green' : 'gray'} variant="light">
      {estadoActivoLabel[estado]}
    </Badge>
  );
}
