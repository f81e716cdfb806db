/** What is said of a new thing is said on its own screen, which opens once it is saved. */
import type { ReactNode } from 'react';

let next: { path: string; text: ReactNode } | undefined;

/** `href` is where it is edited. */
export function keepMessage(href: string, text: ReactNode): void {
  next = { path: pathOf(href), text };
}

/** Said once: to that screen, if it is the one that opens. */
export function keptMessage(path: string): ReactNode {
  return next?.path === pathOf(path) ? next.text : undefined;
}

export function clearMessage(): void {
  next = undefined;
}

/** However its letters are written in an address. */
function pathOf(href: string): string {
  return decodeURI(href.split(/[?#]/)[0]!);
}
