/** A short sentence at the foot of the window (announcement.tsx), from wherever it is to be said. */
export const announcementEvent = 'aviso';

export interface Said {
  text: string;
  /** Beside it, the way to the cart. */
  isAboutCarrito: boolean;
}

export function announce(text: string, isAboutCarrito = false): void {
  window.dispatchEvent(new CustomEvent<Said>(announcementEvent, { detail: { text, isAboutCarrito } }));
}
