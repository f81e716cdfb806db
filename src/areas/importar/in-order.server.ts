/** Prepares a few ahead, answers them in the order they came. */
export async function* inOrder<In, Out>(
  source: AsyncIterable<In>,
  width: number,
  prepare: (one: In) => Promise<Out>,
): AsyncGenerator<Out> {
  const running: Promise<Out>[] = [];
  try {
    for await (const one of source) {
      const started = prepare(one);
      // Whoever waits for it hears of the failure; until then it is nobody's.
      started.catch(() => {});
      running.push(started);
      if (running.length >= width) yield await running.shift()!;
    }
    while (running.length > 0) yield await running.shift()!;
  } finally {
    await Promise.allSettled(running);
  }
}
