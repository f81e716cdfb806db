import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import type { useListSearch } from './use-list-search.ts';

/** The search of a list, kept in the address. */
export function SearchInput({ search }: { search: ReturnType<typeof useListSearch> }) {
  return (
    <TextInput
      label="Buscar"
      name="q"
      type="search"
      leftSection={<Search size={16} aria-hidden="true" />}
      value={search.typed}
      onChange={(event) => search.type(event.currentTarget.value)}
      flex="1 1 14rem"
    />
  );
}
