import { NativeSelect } from '@mantine/core';
import type { useListSearch } from './use-list-search.ts';

interface Props {
  search: ReturnType<typeof useListSearch>;
  label: string;
  /** In the address and in the list's call. */
  name: string;
  /** What each value is called; a list where their order is not that of the values. */
  choices: Record<string, string> | { value: string; label: string }[];
  /** The first choice, in the label's gender; or what a queue shows at first. */
  all?: 'Todos' | 'Todas' | 'Por decidir';
  width?: number;
}

/** A filter of a list, kept in the address; at first everything is shown, of a queue what waits. */
export function FilterSelect({ search, label, name, choices, all = 'Todos', width = 170 }: Props) {
  return (
    <NativeSelect
      label={label}
      name={name}
      data={[{ value: '', label: all }, ...listOf(choices)]}
      value={String(search.values[name] ?? '')}
      onChange={(event) => search.set({ [name]: event.currentTarget.value })}
      w={width}
    />
  );
}

function listOf(choices: Props['choices']) {
  return Array.isArray(choices) ? choices : Object.entries(choices).map(([value, label]) => ({ value, label }));
}
