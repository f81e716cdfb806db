import { Group, Pagination } from '@mantine/core';
import type { Paging } from './use-last-page.ts';

const controls = { first: 'Primera', last: 'Última', next: 'Siguiente', previous: 'Anterior' };

/** The pages of a list, where it has more than one. */
export function ListPages({ pages, page, onPage }: Paging & { pages: number }) {
  if (pages < 2) return null;
  return (
    <Group justify="center" mt="md">
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        getControlProps={(control) => ({ 'aria-label': controls[control] })}
        getItemProps={(number) => ({ 'aria-label': `Página ${number}` })}
      />
    </Group>
  );
}
