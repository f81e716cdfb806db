/** A short sentence at the foot of the window (announcement.tsx), from wherever it is to be said. */
export const announcementEvent = 'aviso';

export function announce(text: string): void {
  window.dispatchEvent(new CustomEvent(announcementEvent, { detail: text }));
}
