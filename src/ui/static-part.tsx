import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useFollowLinks } from './app-link.tsx';

interface Props {
  className?: string | undefined;
  /** As much room as it takes, for as long as its code is on the way: nothing moves when it comes. */
  room: ReactNode;
  children: ReactNode;
}

/** The same each time: another one, even if equal, is written into the element. */
const untouched = { __html: '' };

/**
 * A part of a page that only shows something, and may lead somewhere. A browser that got the page from the server leaves it as it came and does
 * without its code; on the way from page to page the code is loaded.
 */
export function StaticPart({ className, room, children }: Props) {
  const isFromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => !import.meta.env.SSR,
  );
  // As it was when this began: React asks once more right after it has taken the page over.
  const [isLeftAlone] = useState(isFromServer);
  const follow = useFollowLinks();
  if (isLeftAlone)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: links inside answer the keyboard themselves
      // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what bubbles up from them
      <div
        className={className}
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: to React an element with text of its own, which it does not look into
        dangerouslySetInnerHTML={untouched}
        suppressHydrationWarning
      />
    );
  return (
    <div className={className}>
      <Suspense fallback={room}>{children}</Suspense>
    </div>
  );
}
