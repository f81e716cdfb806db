import { optionsOf } from '#desk/form/fields.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import type { useListSearch } from '#desk/list/use-list-search.ts';
import { useCall } from '#desk/use-call.ts';
import { useCategorias } from './categorias/admin-use-categorias.ts';
import { situacionLabel } from './estado.ts';

/** What a redactor has: nothing of it is published. */
const { revision, borrador } = situacionLabel;
const ownLabel = { revision, borrador };

/** Which of the articles are shown: by state, category, topic and author. */
export function ArticuloFilters({
  search,
  canPublish,
}: {
  search: ReturnType<typeof useListSearch>;
  canPublish: boolean;
}) {
  const { categorias } = useCategorias();
  const temas = useCall('get_temas.php', {}, 'Error al cargar los temas.').data?.data ?? [];
  const autores = useCall('get_autores_articulo.php', {}, 'Error al cargar los autores.').data?.data ?? [];
  return (
    <>
      <FilterSelect search={search} label="Estado" name="estado" choices={canPublish ? situacionLabel : ownLabel} />
      <FilterSelect search={search} label="Categoría" name="categoria" all="Todas" choices={categorias} />
      {temas.length > 0 && <FilterSelect search={search} label="Tema" name="tema" choices={optionsOf(temas)} />}
      {autores.length > 1 && (
        <FilterSelect
          search={search}
          label="Autor"
          name="autor"
          choices={autores.map(({ autor }) => ({ value: autor, label: autor }))}
        />
      )}
    </>
  );
}
