/** The turns of things that share a place, in their order and in short: '1·4·5', '2–4·7'. */
export function turnsText(turns: readonly number[]): string {
  const runs: number[][] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    if (run?.at(-1) === turn - 1) run.push(turn);
    else runs.push([turn]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join('·'))).join('·');
}
