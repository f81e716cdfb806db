/** Made when it is first asked for: a formatter takes a browser milliseconds, which a page has no use for at its start. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
