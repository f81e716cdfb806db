import type { ReactNode } from 'react';
import { TagsField } from '#desk/form/tags-field.tsx';
import { useCall } from '#desk/use-call.ts';
import { plain } from '#values/slug.ts';
import { maxTemas } from './limits.ts';

interface Props {
  label: string;
  name: string;
  description?: string;
  value: string[];
  onChange(names: string[]): void;
  error?: ReactNode;
}

/** Names of topics: any, with those that there are offered. */
export function TemasField({ value, onChange, ...rest }: Props) {
  const query = useCall('get_temas.php', {}, 'Error al cargar los temas.');
  const known = (query.data?.data ?? []).map(({ nombre }) => nombre);
  return (
    <TagsField
      {...rest}
      value={value}
      onChange={(names) => onChange(asKnown(names, known))}
      known={known}
      max={maxTemas}
      isSame={(one, other) => plain(one) === plain(other)}
    />
  );
}

/** Written with other accents or capitals it is the same topic. */
function asKnown(names: string[], known: string[]): string[] {
  return names.map((name) => known.find((other) => plain(other) === plain(name)) ?? name.trim());
}
