/** What the pages "Dónde comer" and "Dónde dormir" begin with: the same list of businesses, each with its part of it. */

import { texto } from '#areas/ajustes/marca/texto.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import type { Matches } from '#site/load-detail.ts';
import { requirePage } from '#site/page-search.ts';
import type { PlaceFilter } from '#site/place-filter.ts';
import { get, type Result } from '#ui/call.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { type Para, paraTitles } from './categorias/para.ts';
import { paraTextos } from './textos.ts';

const perPage = 48;

type Search = PlaceFilter & { pagina?: number };

export function getEmpresas(filter: PlaceFilter & { empresa?: number; para?: Para }, page = 1) {
  return get('get_empresas_publicas.php', { ...filter, page, limit: perPage });
}

export async function loadPara(para: Para, { pagina, ...filter }: Search) {
  const result = await getEmpresas({ ...filter, para }, pagina);
  requirePage(result);
  return result;
}

export function paraSeo(
  para: Para,
  matches: Matches,
  { pagina, ...filter }: Search,
  result: Result<'get_empresas_publicas.php'> | undefined,
) {
  const textos: Record<string, string> = paraTextos[para];
  return listSeo(matches, {
    title: say(paraTitles[para]),
    description: texto(sitioOf(matches), textos, `${para}.busqueda`),
    path: `/${para}`,
    page: pagina,
    isFiltered: Object.keys(filter).length > 0,
    result,
    partOf: ({ nombre, slug, imagen }) => ({ name: nombre, path: paths.empresa(slug), image: imagen }),
  });
}
