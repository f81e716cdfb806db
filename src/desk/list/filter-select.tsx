import { NativeSelect } from '@mantine/core';
import type { useListSearch } from './use-list-search.ts';

interface Props {
  search: ReturnType<typeof useListSearch>;
  label: string;
  /** In the address and in the list's call. */
  name: string;
  /** What each value is called. */
  choices: Record<string, string>;
  width?: number;
}

/** A filter of a list, kept in the address; at first everything is shown. */
export function FilterSelect({ search, label, name, choices, width = 170 }: Props) {
  return (
    <NativeSelect
      label={label}
      name={name}
      data={[{ value: '', label: 'Todos' }, ...Object.entries(choices).map(([value, label]) => ({ value, label }))]}
      value={String(search.values[name] ?? '')}
      onChange={(event) => search.set({ [name]: event.currentTarget.value })}
      w={width}
    />
  );
}
