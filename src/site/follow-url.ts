/** Leaves the page for an address that a call answered. Our own addresses are followed on the host the visitor is on. */
export function followUrl(url: string, siteUrl: string): undefined {
  const isOurs = siteUrl !== '' && url.startsWith(`${siteUrl}/`);
  location.assign(isOurs ? url.slice(siteUrl.length) : url);
}
