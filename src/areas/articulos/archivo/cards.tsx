import { GrowingList } from '#site/pieces/growing-list.tsx';
import { get, type Result } from '#ui/call.ts';
import { ArticuloCards } from '../cards.tsx';

/** By what articles are looked through. */
export interface ArchivoSearch {
  categoria?: number;
  tema?: number;
  mes?: string;
}

interface Props {
  first: Result<'get_articulos.php'> & { ok: true };
  filter: ArchivoSearch;
  /** Where the list is, with its filters. */
  path: string;
}

/** Cards of articles of any category, page after page. */
export function ArchivoList({ first, filter, path }: Props) {
  return (
    <GrowingList first={first} load={(page) => get('get_articulos.php', { ...filter, page })} path={path}>
      {(items) => <ArticuloCards articulos={items} />}
    </GrowingList>
  );
}
