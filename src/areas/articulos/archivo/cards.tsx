import type { ReactNode } from 'react';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { get, type Result } from '#ui/call.ts';
import { say } from '#values/idioma/say.ts';
import { ArticuloCards, articulosFailure } from '../cards.tsx';

/** By what articles are looked through. */
export interface ArchivoSearch {
  categoria?: number;
  tema?: number;
  mes?: string;
}

interface Props {
  result: Result<'get_articulos.php'>;
  filter: ArchivoSearch;
  /** Where the list is, with its filters. */
  path: string;
  empty: string;
  emptyHint?: ReactNode;
}

/** Cards of articles of any category, page after page. */
export function ArchivoList({ filter, ...list }: Props) {
  return (
    <GrowingResult
      {...list}
      unreachable={say(articulosFailure)}
      load={(page) => get('get_articulos.php', { ...filter, page })}
    >
      {(items) => <ArticuloCards articulos={items} />}
    </GrowingResult>
  );
}
