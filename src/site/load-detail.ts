/** One way to load a thing's page: 404, 301 to its present address, failure texts, its head. */
import { notFound, redirect } from '@tanstack/react-router';
import { type CallName, type CallOutput, get } from '#ui/call.ts';
import { isSpanish, say } from '#values/idioma/say.ts';
import { failure } from './failure.ts';
import { notFoundSeo, seo } from './seo.ts';

/** What the page says while, or because, there is no thing to show. */
export interface DetailTexts {
  loading: string;
  /** Heads the page of an address that leads to nothing. */
  notFoundTitle: string;
  notFound: string;
  failure: string;
  /** For an address without a slug. */
  missingSlug?: string | undefined;
}

/** The texts of a kind, from how sentences name it: "el libro". Made once, said whenever they are read. */
export function detailTexts(one: string, own: { notFound?: string; missingSlug?: string } = {}): DetailTexts {
  const { notFound, missingSlug } = own;
  // Spanish leaves the article out.
  const named = () => (isSpanish() ? one.slice(3) : say(one));
  return {
    get loading() {
      return say('Cargando {cosa}...', { cosa: named() });
    },
    get notFoundTitle() {
      const title = say(one.startsWith('la ') ? '{cosa} no encontrada' : '{cosa} no encontrado', { cosa: named() });
      return title.charAt(0).toUpperCase() + title.slice(1);
    },
    get notFound() {
      return notFound ? say(notFound) : `${this.notFoundTitle}.`;
    },
    get failure() {
      return say('Error al cargar {cosa}. Por favor, inténtalo de nuevo más tarde.', { cosa: say(one) });
    },
    get missingSlug() {
      return missingSlug && say(missingSlug);
    },
  };
}

type DetailCall = {
  [Name in CallName]: CallOutput<Name> extends { data: { slug: string } } ? Name : never;
}[CallName];
type Data<Name extends DetailCall> =
  CallOutput<Name> extends { data: infer Thing extends { slug: string } } ? Thing : never;
export interface Detail<Thing> {
  thing?: Thing;
  error?: string;
}

/**
 * `path` makes the thing's present address from its slug. `here`, for an address that says more than the slug: the
 * address itself, and what the call is asked besides.
 */
export async function loadDetail<Name extends DetailCall>(
  name: Name,
  slug: string | undefined,
  texts: DetailTexts,
  path: (slug: string, thing: Data<Name>) => string,
  here?: { path: string; input: object },
): Promise<Detail<Data<Name>>> {
  if (!slug) throw detailNotFound(texts, texts.missingSlug);
  const result = await get<DetailCall>(name, { slug, ...here?.input });
  if (!result.ok && (result.status === 404 || result.status === 422)) throw detailNotFound(texts, result.message);
  const { data: thing } = result as unknown as { data?: Data<Name> };
  if (!result.ok || !thing) return { error: failure(result, texts.notFound, texts.failure) };
  const current = path(thing.slug, thing);
  if (here ? current !== here.path : thing.slug !== slug)
    throw redirect({ to: current, statusCode: 301, replace: true });
  return { thing };
}

/** Thrown by a loader, shown by `DetailNotFound`. */
function detailNotFound({ notFoundTitle: title, notFound: text }: DetailTexts, said?: string) {
  return notFound({ data: { title, text: said || text } });
}

export type Matches = Parameters<typeof seo>[0]['matches'];

/** The head of what a loader left: the thing's own metadata, or the site's when there is no thing. */
export function detailHead<Loaded extends Detail<unknown>>(
  { loaderData: loaded, matches }: { loaderData?: Loaded | undefined; matches: Matches },
  describe: (thing: NonNullable<Loaded['thing']>, matches: Matches, loaded: Loaded) => ReturnType<typeof seo>,
) {
  if (!loaded) return notFoundSeo(matches);
  return loaded.thing ? describe(loaded.thing, matches, loaded) : seo({ matches }, {});
}
