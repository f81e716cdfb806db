/** The page of a person, by the address they write from: after the #, which no server is told and no log keeps. */
export function personaHref(email: string): string {
  return `/admin/personas#${encodeURIComponent(email)}`;
}
