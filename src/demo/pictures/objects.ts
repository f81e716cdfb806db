/** Every object picture by name: products, book covers and emblems. Each call returns a complete SVG. */
import type { CoverName, EmblemName, ProductName } from './names.ts';
import { artesania } from './objects-artesania.ts';
import { cubiertas } from './objects-cubiertas.ts';
import { despensa } from './objects-despensa.ts';
import { emblemas } from './objects-emblemas.ts';
import { papel } from './objects-papel.ts';

export const objects: Record<ProductName | CoverName | EmblemName, () => string> = {
  ...despensa,
  ...artesania,
  ...papel,
  ...cubiertas,
  ...emblemas,
};
