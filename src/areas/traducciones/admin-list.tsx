/** Per language, what there is to translate: what is visited most first. */
import { Badge, Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import { things, translatedTipos } from '#things.ts';
import { quoted } from '#values/quoted.ts';
import { estadoLabel, hrefOf, useIdiomas } from './admin-words.ts';
import { type Estado, estados } from './estado.ts';
import { MaquinaPanel } from './maquina/admin-panel.tsx';

export const Route = createFileRoute('/admin/traducciones/')({ validateSearch: listSearch, component: Traducciones });

const title = 'Traducciones';
const tipoChoices = Object.fromEntries(translatedTipos.map((tipo) => [tipo, things[tipo].plural]));

function Traducciones() {
  const { query, idiomas } = useIdiomas();
  const search = useListSearch(Route.useSearch());
  if (idiomas?.[0])
    return <OfIdioma idiomas={idiomas} idioma={String(search.values.idioma ?? idiomas[0].codigo)} search={search} />;
  return <AdminPage title={title}>{query.isError ? <QueryFailed query={query} /> : <Skeleton h={320} />}</AdminPage>;
}

interface Props {
  idiomas: { codigo: string; nombre: string; visible: boolean }[];
  idioma: string;
  search: ReturnType<typeof useListSearch>;
}

function OfIdioma({ idiomas, idioma, search }: Props) {
  const { q, page } = search.values;
  const tipo = search.values.tipo as (typeof translatedTipos)[number] | undefined;
  const estado = (search.values.estado ?? 'falta') as Estado | 'todas';
  const query = useCall(
    'get_traducciones_admin.php',
    { idioma, q, page, tipo, estado: estado === 'todas' ? undefined : estado },
    'No se pudieron cargar las traducciones.',
  );
  const shown = idiomas.find(({ codigo }) => codigo === idioma);
  return (
    <ListFrame
      title={title}
      label={title}
      intro={
        <>
          <Text mb="sm" maw="70ch">
            Lo que has escrito, en otros idiomas. Lo más visitado va primero. Lo que falta se enseña en español, y la
            página lo dice.
            {shown && !shown.visible && ' Este idioma todavía no lo ven las visitas: se enciende en Ajustes, Idiomas.'}
          </Text>
          <MaquinaPanel idioma={idioma} />
          <EstadoTabs estado={estado} counts={query.data?.estados} onChange={(next) => search.set({ estado: next })} />
        </>
      }
      search={search}
      filters={
        <>
          <NativeSelect
            label="Idioma"
            name="idioma"
            data={idiomas.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
            value={idioma}
            onChange={({ currentTarget }) => search.set({ idioma: currentTarget.value })}
            w={150}
          />
          <FilterSelect search={search} label="Qué es" name="tipo" choices={tipoChoices} all="Todas" width={220} />
        </>
      }
      query={query}
      rows={({ data }) => data}
      rowKey={(row) => `${row.tipo}:${row.id}`}
      columns={[
        { title: 'Título', cell: (row) => row.titulo, isTitle: true },
        { title: 'Qué es', cell: (row) => things[row.tipo].label, width: 190 },
        { title: 'Estado', cell: (row) => <EstadoBadge {...row} />, width: 220 },
        { title: 'Visitas', cell: (row) => row.visitas.toLocaleString('es'), width: 90, isNumber: true },
      ]}
      nameOf={(row) => quoted(row.titulo)}
      opens={(row) => hrefOf(row, { estado: estado === 'todas' ? row.estado : estado, solo: tipo })}
      empty={estado === 'falta' ? 'No falta nada: todo está traducido.' : 'No hay ninguna así.'}
    />
  );
}

interface TabsProps {
  estado: Estado | 'todas';
  counts: Partial<Record<Estado, number>> | undefined;
  onChange(estado: Estado | 'todas'): void;
}

function EstadoTabs({ estado, counts, onChange }: TabsProps) {
  const all = counts && estados.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const tabs = [
    ...estados.map((one) => [one, estadoLabel[one], counts?.[one]] as const),
    ['todas', 'Todas', all] as const,
  ];
  return (
    <Group gap="xs" mb="md" role="group" aria-label="Estado">
      {tabs.map(([value, label, count]) => (
        <Button
          key={value}
          size="compact-md"
          variant={value === estado ? 'filled' : 'default'}
          aria-pressed={value === estado}
          onClick={() => onChange(value)}
        >
          {label}
          {count !== undefined && ` (${count.toLocaleString('es')})`}
        </Button>
      ))}
    </Group>
  );
}

const color = { falta: 'red', anticuada: 'orange', sin_revisar: 'yellow', hecha: 'green' } satisfies Record<
  Estado,
  string
>;

function EstadoBadge({ estado, campos_faltan }: { estado: Estado; campos_faltan: number | null }) {
  const label =
    estado === 'falta' && campos_faltan !== null
      ? `${campos_faltan === 1 ? 'Falta 1 texto' : `Faltan ${campos_faltan} textos`}`
      : estadoLabel[estado];
  return (
    <Badge variant="light" color={color[estado]}>
      {label}
    </Badge>
  );
}
