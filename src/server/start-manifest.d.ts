/** What the build says of each route: the files it needs. Start's own, without types. */
declare module 'tanstack-start-manifest:v' {
  export function tsrStartManifest(): { routes: Record<string, { css?: string[] }> };
}
