/** The list of a kind as it is declared. */
import { useLocation } from '@tanstack/react-router';
import { ActivoFilters, activoFilter } from '#desk/list/activo-controls.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import type { Removal } from '#desk/list/removal.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { thingOf, things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallName, Fields } from '#ui/call.ts';
import type { ListKind, AnyRow as Row } from './kind.ts';
import { useRead } from './use-read.ts';
import { addressesOf, listWords } from './words.ts';

type Answer = { message: string; pages?: number; data: Row[] };

export function KindList({ kind }: { kind: ListKind }) {
  const { tipo, call, columns, filters = {}, hasEstado, publish } = kind;
  const search = useListSearch(listSearch(useLocation().search));
  const { q, page } = search.values;
  const chosen = Object.entries(filters).map(([name, { choices }]) => [
    name,
    Object.keys(choices).find((known) => known === search.values[name]),
  ]);
  const asked = {
    ...(hasEstado ? activoFilter(search.values) : { q, page }),
    ...Object.fromEntries(chosen),
    ...orderFields(kind.orders, search.values),
  };
  const words = { ...listWords(tipo), ...kind.texts };
  const query = useRead<Row[]>({ call, isPlain: kind.isPlain, input: asked, failed: words.failed });
  const at = kind.at ?? addressesOf(tipo);
  const { path, title } = thingOf(tipo);
  const viewOf = kind.viewOf ?? (path && ((row: Row) => path(row.slug!)));
  return (
    <ListFrame<Row, Answer>
      title={kind.title}
      label={things[tipo].plural}
      intro={kind.intro}
      create={{ href: at.create, label: words.create }}
      search={search}
      filters={
        <>
          {Object.entries(filters).map(([name, filter]) => (
            <FilterSelect key={name} search={search} name={name} {...filter} />
          ))}
          {hasEstado && <ActivoFilters search={search} />}
        </>
      }
      query={query}
      rows={({ data }) => data}
      columns={columns}
      nameOf={(row) => String(row[title])}
      {...(kind.pictureOf && { pictureOf: kind.pictureOf })}
      {...(viewOf && { viewHref: viewOf })}
      {...(kind.moreActions && { moreActions: kind.moreActions })}
      editHref={(row) => at.edit(row)}
      publish={publish}
      remove={
        {
          tipo,
          work: ({ id }: Row) => send(`delete_${tipo}.php` as CallName, { id } as Fields<CallName>),
          ...kind.removal,
        } as Removal<Row>
      }
      empty={words.empty}
      emptyHint={<AppLink href={at.create}>{words.emptyHint}</AppLink>}
    />
  );
}
