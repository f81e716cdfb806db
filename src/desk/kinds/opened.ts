/** The declared screens of an address, once their code is here. A loader may not hand on what draws one: it is kept. */
import { type DrawForm, type DrawList, formLoaders, listLoaders } from '#admin-screens.ts';

export const lists = opened<DrawList>(listLoaders);
export const forms = opened<DrawForm>(formLoaders);

function opened<Draw>(loaders: Readonly<Record<string, () => Promise<Draw>>>) {
  const here = new Map<string, Draw>();
  return {
    get: (kind: string) => here.get(kind),
    async open(kind: string): Promise<void> {
      if (Object.hasOwn(loaders, kind)) here.set(kind, await loaders[kind]!());
    },
  };
}
