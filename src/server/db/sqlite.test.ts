/** Another program holds the lock: it is waited for, for a while, and nothing stands still meanwhile. */
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
  let ticks = 0;
  for (const started = Date.now(); Date.now() - started < 400; ticks++) await wait(5);
  expect(ticks).toBeGreaterThan(10);
  release();
  await Promise.all([writing, longer]);
  expect((await sql<{ texto: string }>`select texto from notas`.execute(db)).rows).toHaveLength(2);
});

test('after a while it is given up, those who come later wait no more, and once it is free all goes on', async () => {
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
