/** One way to load a thing's page: 404, 301 to its present address, failure texts; and one way to show what came of it. */
import { notFound, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CallName, type CallOutput, get } from '#ui/call.ts';
import { failure } from './failure.ts';
import { NotFound } from './not-found.tsx';
import { ErrorBox, Loading } from './pieces/states.tsx';
import { notFoundSeo, seo } from './seo.ts';

export interface DetailTexts {
  loading: string;
  /** Heads the page of an address that leads to nothing. */
  notFoundTitle: string;
  notFound: string;
  failure: string;
  /** For an address without a slug. */
  missingSlug?: string;
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
  if (!slug) throw notFound();
  const result = await get<DetailCall>(name, { slug, ...here?.input });
  if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
  const { data: thing } = result as unknown as { data?: Data<Name> };
  if (!result.ok || !thing) return { error: failure(result, texts.notFound, texts.failure) };
  const current = path(thing.slug, thing);
  if (here ? current !== here.path : thing.slug !== slug)
    throw redirect({ to: current, statusCode: 301, replace: true });
  return { thing };
}

/** What a loader left for the head: the thing's own metadata, or the site's when there is no thing. */
export function detailHead<Thing>(
  detail: Detail<Thing> | undefined,
  matches: Matches,
  describe: (thing: Thing, matches: Matches) => ReturnType<typeof seo>,
) {
  if (!detail) return notFoundSeo(matches);
  return detail.thing ? describe(detail.thing, matches) : seo({ matches }, {});
}

export type Matches = Parameters<typeof seo>[0]['matches'];

export function DetailPage<Thing>({
  detail,
  children,
}: {
  detail: Detail<Thing>;
  children: (thing: Thing) => ReactNode;
}) {
  if (detail.thing === undefined)
    return (
      <div className="wide">
        <ErrorBox text={detail.error ?? ''} />
      </div>
    );
  return children(detail.thing);
}

export function DetailLoading({ texts }: { texts: DetailTexts }) {
  return (
    <div className="wide">
      <Loading text={texts.loading} />
    </div>
  );
}

export function DetailNotFound({ texts, said, slug }: { texts: DetailTexts; said: unknown; slug: string | undefined }) {
  return (
    <NotFound
      title={texts.notFoundTitle}
      said={said}
      text={slug ? texts.notFound : (texts.missingSlug ?? texts.notFound)}
    />
  );
}
