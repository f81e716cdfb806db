import { defineConfig } from 'vitest/config';

/** The calls run twice: on SQLite and on a real PostgreSQL. */
const calls = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: `calls-${database}`,
    include: ['test/calls/**/*.test.ts'],
    env: { TEST_DATABASE: database },
    globalSetup: database === 'postgres' ? ['test/postgres-server.ts'] : [],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What a passing test logs is nobody's business.
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'test/docs/**/*.test.ts'] } },
      calls('sqlite'),
      calls('postgres'),
      { test: { name: 'faults', include: ['test/faults/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/site-server.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
          // A browser on a machine that does something else at that moment gets a second chance.
          retry: 2,
        },
      },
    ],
  },
});
