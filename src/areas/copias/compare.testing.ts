/** Two sites are the same: row by row and file by file. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseLocation, readDatabase } from './databases.server.ts';
import { sumTable } from './rows.server.ts';

/** Of every table how many rows, the sum of all of them, and the highest id ever given. */
export async function sumsOf(place: DatabaseLocation, leavesOut: string[]): Promise<Record<string, unknown>> {
  const snapshot = await readDatabase(place);
  try {
    const sums: Record<string, unknown> = {};
    const ids = await snapshot.lastIds();
    for (const table of snapshot.tables)
      if (!leavesOut.includes(table.name))
        sums[table.name] = { ...(await sumTable(snapshot, table)), lastId: ids[table.name] };
    return sums;
  } finally {
    await snapshot.close();
  }
}

/** Path below the folder → hash, of every file. */
export function filesIn(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
