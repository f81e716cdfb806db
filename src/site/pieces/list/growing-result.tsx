import { GrowingList, type GrowingListProps, type PageOf } from './growing-list.tsx';
import { ListResult, type ListResultProps } from './list-result.tsx';

type Answer<Item> = PageOf<Item> & { ok: true; message: string };

/** The first page of such a list that a call brought, or why there is none. */
export function GrowingResult<Item>({
  load,
  path,
  anchor,
  parameter,
  children,
  ...shown
}: Omit<GrowingListProps<Item>, 'first'> & Omit<ListResultProps<Answer<Item>>, 'children'>) {
  return (
    <ListResult {...shown}>
      {(first) => <GrowingList {...{ first, load, path, anchor, parameter }}>{children}</GrowingList>}
    </ListResult>
  );
}
