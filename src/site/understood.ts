type Read = (raw: Record<string, unknown>) => object;

/** What a page reads in its address. The router keeps all that stands there beside it: nonsense would be asked of the server. */
export function understood<Reading extends Read>(read: Reading): Reading {
  const only: Read = (raw) => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...read(raw),
  });
  return only as Reading;
}
