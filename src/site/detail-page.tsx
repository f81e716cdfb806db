/** The faces of a thing's page: what came of loading it (load-detail.ts). */
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './detail-page.module.css';
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
  return (
    <>
      {children(detail.thing)}
      <SomethingWrong />
    </>
  );
}

/** A link to report a mistake, at the foot of whatever one reads; no code. */
export function SomethingWrong() {
  // Every page has this one already.
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <p className={`wide ${styles.wrong}`}>
      <AppLink href={`/proponer?sobre=${encodeURIComponent(pathname)}`} rel="nofollow">
        {say('¿Ves algo mal?')}
      </AppLink>
    </p>
  );
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
