/** The faces of a thing's page: what came of loading it (load-detail.ts). */
import type { ReactNode } from 'react';
import type { Detail, DetailTexts } from './load-detail.ts';
import { NotFound } from './not-found.tsx';
import { ErrorBox, Loading } from './pieces/states.tsx';

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

/** What `detailNotFound` threw. */
export function DetailNotFound({ data }: { data?: unknown }) {
  return <NotFound {...(data as { title: string; text: string } | undefined)} />;
}
