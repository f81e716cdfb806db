/** SQLite answers at once, in our own thread: nothing stands still meanwhile, nor while another program holds the lock. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#server/files.ts';
import { openSqlite } from './sqlite.ts';

async function openLocked() {
  const folder = await mkdtemp(join(tmpdir(), 'cerrada-'));
  const { db, close } = openSqlite(folder);
  await sql`create table notas (texto text)`.execute(db);
  const other = new DatabaseSync(databaseFile(folder));
  other.exec('begin immediate');
  onTestFinished(async () => {
    other.close();
    await close();
    await rm(folder, { recursive: true });
  });
  return { db, release: () => other.exec('rollback') };
}

test('a write and a transaction wait until the lock is free, and the process goes on', async () => {
  const { db, release } = await openLocked();
  const writing = sql`insert into notas values ('una')`.execute(db);
  const longer = db.transaction().execute(async (db) => {
    // Reading first: the lock must be ours from the beginning.
    await sql`select count(*) from notas`.execute(db);
    await sql`insert into notas values ('dos')`.execute(db);
  });
  const started = Date.now();
  for (let tick = 0; tick < 20; tick++) await wait(5);
  // Standing still for the lock would take it longer.
  expect(Date.now() - started).toBeLessThan(4000);
  release();
  await Promise.all([writing, longer]);
  expect((await sql<{ texto: string }>`select texto from notas`.execute(db)).rows).toHaveLength(2);
});

test('after a while nobody waits any more, and once it is free all goes on', async () => {
  const { db, release } = await openLocked();
  const write = () => sql`insert into notas values ('una')`.execute(db);
  const started = Date.now();
  await expect(write()).rejects.toMatchObject({ errcode: 5 });
  expect(Date.now() - started).toBeGreaterThan(4000);
  await expect(sql`select * from notas`.execute(db)).resolves.toMatchObject({ rows: [] });
  const again = Date.now();
  await expect(write()).rejects.toMatchObject({ errcode: 5 });
  expect(Date.now() - again).toBeLessThan(2000);
  release();
  await write();
});

test('others have their turn between the questions of one long transaction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larga-'));
  const { db, close } = openSqlite(folder);
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  let turns = 0;
  const count = () => {
    turns++;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await db.transaction().execute(async (db) => {
    for (let n = 0; n < 5; n++)
      await sql`with recursive k(n) as (select 1 union all select n + 1 from k where n < 60000) select sum(n) from k`.execute(
        db,
      );
  });
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(1);
});
