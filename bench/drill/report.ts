/** What a drill has to say, and the table of all of them. */
export interface Report {
  /** What was done and seen, a line each. */
  done: string[];
  /** What was lost, or was not as it must be. */
  faults: string[];
  /** Against an undisturbed run, with its unit. */
  ratio: string;
}

export interface Row extends Report {
  drill: string;
  database: string;
  seconds: number;
}

export function printReport({ drill, database, seconds, done, faults }: Row): void {
  console.log(`\n${drill}, ${database} (${seconds} s)`);
  for (const line of done) console.log(`  ${line}`);
  for (const fault of faults.slice(0, 10)) console.log(`  FAILED: ${fault}`);
  if (faults.length > 10) console.log(`  … and ${faults.length - 10} more`);
}

export function printTable(rows: Row[]): void {
  const cells = rows.map(({ drill, database, seconds, faults, ratio }) => [
    drill,
    database,
    `${seconds} s`,
    String(faults.length),
    ratio,
  ]);
  const table = [['drill', 'database', 'took', 'lost', 'ratio to an undisturbed run'], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  console.log();
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

/** "0.83 (writes per second)". */
export function ratioOf(disturbed: number, undisturbed: number, what: string): string {
  return undisturbed > 0 ? `${(disturbed / undisturbed).toFixed(2)} (${what})` : `— (${what})`;
}
