import { Badge, NativeSelect } from '@mantine/core';
import { type EstadoActivo, estadoActivoLabel, estadosActivo } from '#values/activo.ts';
import { FilterSelect } from './filter-select.tsx';
import type { ListSearch } from './list-search.ts';
import type { useListSearch } from './use-list-search.ts';

const pageSizes = [5, 10, 20] as const;
const usualPageSize = 10;

/** What the address asks of a list of things that can be switched off, as its call takes it. */
export function activoFilter({ q, page, limit, estado }: ListSearch) {
  return {
    q,
    page,
    limit: limit ?? usualPageSize,
    estado: estadosActivo.find((known) => known === estado),
  };
}

/** Status and page size of a list, beside its search. */
export function ActivoFilters({ search }: { search: ReturnType<typeof useListSearch> }) {
  const { limit } = activoFilter(search.values);
  return (
    <>
      <FilterSelect search={search} label="Estado" name="estado" choices={estadoActivoLabel} />
      <NativeSelect
        label="Por página"
        name="limit"
        data={pageSizes.map(String)}
        value={String(limit)}
        onChange={(event) => search.set({ limit: Number(event.currentTarget.value) })}
        w={110}
      />
    </>
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
