/** Where a link leads: a page or category of the site, chosen by its name, or any address, typed. */
import {
  Autocomplete,
  type ComboboxItem,
  type ComboboxItemGroup,
  Group,
  type OptionsFilter,
  Text,
} from '@mantine/core';
import { useCall } from '#desk/use-call.ts';
import { sitePages } from '#site-pages.ts';
import { plain } from '#values/slug.ts';
import type { SectionForm } from './admin-section-form.ts';

const pagePaths = new Set(sitePages.map(({ path }) => path));

export function TargetField({ form, name, label = 'Destino' }: { form: SectionForm; name: string; label?: string }) {
  const categorias = useCall('get_categories.php', {}, '').data?.categories ?? [];
  const paginas = useCall('get_paginas_admin.php', { estado: 'publicado', limit: 100 }, '').data?.data ?? [];
  const own = paginas.map(({ slug, titulo }) => ({ path: `/${slug}`, label: titulo }));
  const groups = [
    { group: 'Páginas', items: [...sitePages, ...own.filter(({ path }) => !pagePaths.has(path))] },
    {
      group: 'Categorías',
      items: categorias.map(({ slug, nombre_categoria }) => ({ path: `/${slug}`, label: nombre_categoria })),
    },
  ];
  const labels = new Map(groups.flatMap(({ items }) => items.map(({ path, label }) => [path, label] as const)));
  const data = groups.map(({ group, items }) => ({
    group,
    items: items.map(({ path }) => path).filter((path) => group === 'Páginas' || !pagePaths.has(path)),
  }));
  const filter: OptionsFilter = ({ options, search }) =>
    (options as ComboboxItemGroup<ComboboxItem>[])
      .map((option) => ({
        ...option,
        items: option.items.filter(({ value }) => matches(value, labels.get(value), search)),
      }))
      .filter(({ items }) => items.length > 0);
  const { value, ...input } = form.getInputProps(name);
  return (
    <Autocomplete
      label={label}
      name={name}
      placeholder="Elige una página o escribe una dirección"
      data={data}
      filter={filter}
      renderOption={({ option }) => <Option path={option.value} label={labels.get(option.value)} />}
      maxDropdownHeight={280}
      value={value ?? ''}
      {...input}
    />
  );
}

function Option({ path, label }: { path: string; label: string | undefined }) {
  return (
    <Group gap="xs">
      <span>{label}</span>
      <Text size="xs" c="dimmed">
        {path}
      </Text>
    </Group>
  );
}

/** A path that was chosen finds everything: the list is there to choose another. */
function matches(path: string, label: string | undefined, search: string): boolean {
  if (search === '' || search.startsWith('/')) return path.startsWith(search.length > 1 ? search : '');
  return plain(`${label} ${path}`).includes(plain(search));
}
