/** The page of a person, by the address they write from: after the #, which is sent to no server and kept in no log. */
export function personaHref(email: string): string {
  return `/admin/personas#${encodeURIComponent(email)}`;
}
