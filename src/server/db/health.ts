import { sql } from 'kysely';
import type { Db } from './open.ts';

export async function isDatabaseAnswering(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
