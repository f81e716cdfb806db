/** On https a cookie is this host's alone: no other name of the same domain can read it or put another in its place. */
export function cookieName(siteUrl: string, name: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
