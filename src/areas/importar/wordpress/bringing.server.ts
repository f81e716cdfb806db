/** What is at hand while the things of an export are brought, one after the other. */
import type { Files } from '#areas/importar/files.server.ts';
import type { Work } from '#areas/importar/work.server.ts';
import type { Categorias } from './categorias.server.ts';
import type { Plan } from './plan.server.ts';
import type { Temas } from './temas.server.ts';
import type { Conversion } from './texto/html.server.ts';

export interface Bringing extends Work {
  plan: Plan;
  files: Files;
  conversion: Omit<Conversion, 'find' | 'notes'>;
  categorias: Categorias;
  temas: Temas;
  /** Articles and pages: their number there → their address here. */
  slugs: Map<number, string>;
  /** Where each of them is, or will be, read. */
  paths: Map<number, string>;
}

/** Under which it is remembered what an article or a page became. */
export function claveOf(id: number): string {
  return `post:${id}`;
}
