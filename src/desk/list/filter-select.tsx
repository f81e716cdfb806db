import { NativeSelect } from '@mantine/core';
import type { useListSearch } from './use-list-search.ts';

interface Props {
  search: ReturnType<typeof useListSearch>;
  label: string;
  /** In the address and in the list's call. */
  name: string;
  /** What each value is called. */
  choices: Record<string, string>;
  /** The first choice, in the label's gender. */
  all?: 'Todos' | 'Todas';
  width?: number;
}

/** A filter of a list, kept in the address; at first everything is shown. */
export function FilterSelect({ search, label, name, choices, all = 'Todos', width = 170 }: Props) {
  return (
    <NativeSelect
      label={label}
      name={name}
      data={[{ value: '', label: all }, ...Object.entries(choices).map(([value, label]) => ({ value, label }))]}
      value={String(search.values[name] ?? '')}
      onChange={(event) => search.set({ [name]: event.currentTarget.value })}
      w={width}
    />
  );
}
