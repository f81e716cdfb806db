import { Text, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { CatalogKind } from '#desk/kinds/kind.ts';
import { KindCatalog } from '#desk/kinds/kind-catalog.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { kind } from './direccion.ts';

export const Route = createFileRoute('/admin/direcciones')({
  component: () => <KindCatalog catalog={catalog} below={<Former />} />,
});

const call = 'get_direcciones_admin.php';

const catalog = {
  tipo: 'direccion',
  title: 'Direcciones',
  intro: 'Quien llegue por una dirección que ya no está irá a donde digas, y los buscadores con él (301).',
  call,
  kind,
  columns: [
    { title: 'Dirección antigua', cell: (row) => String(row.de), isTitle: true },
    { title: 'Lleva a', cell: (row) => <AppLink href={String(row.a)}>{readable(String(row.a))}</AppLink> },
  ],
  texts: { empty: 'No has hecho ninguna redirección.' },
} satisfies CatalogKind;

const labels: Record<string, string> = {
  ...Object.fromEntries(Object.entries(things).map(([tipo, { label }]) => [tipo, label])),
  autor: 'Autor',
  medio: 'Imagen o archivo',
};

/** Addresses that things had before lead to them by themselves: there is nothing to do here but to know it. */
function Former() {
  const query = useCall(call, {}, 'No se pudieron cargar las direcciones anteriores.');
  const more = (query.data?.total_anteriores ?? 0) - (query.data?.anteriores.length ?? 0);
  return (
    <section aria-labelledby="anteriores">
      <Title order={2} size="h3" mt="xl" mb="xs" id="anteriores">
        Direcciones anteriores
      </Title>
      <Text c="dimmed" mb="md">
        Las que tuvo cada cosa antes de cambiar de nombre, aquí o en el sitio del que vino. Llevan solas a la de ahora.
      </Text>
      <DataTable
        label="Direcciones anteriores"
        query={query}
        rows={(data) => data.anteriores}
        rowKey={(row) => row.de}
        opens={(row) => row.a ?? undefined}
        columns={[
          { title: 'Dirección anterior', cell: (row) => readable(row.de) },
          { title: 'De', cell: (row) => labels[row.tipo] ?? '', width: 180 },
          {
            title: 'Lleva a',
            cell: (row) => (row.a ? <AppLink href={row.a}>{readable(row.a)}</AppLink> : 'Nada que se vea ahora'),
          },
        ]}
        empty="Ninguna: nada ha cambiado de dirección."
      />
      {more > 0 && <Text mt="sm">{`Y ${more.toLocaleString('es-ES')} más.`}</Text>}
    </section>
  );
}

/** Without the codes of accents and spaces. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
