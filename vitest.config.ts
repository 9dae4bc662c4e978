import { defineConfig } from 'vitest/config';

/** Tests over HTTP: on a real PostgreSQL, with workers that share a running product between files. */
const overHttp = {
  globalSetup: ['tests/support/product/database-server.ts'],
  setupFiles: ['tests/support/product/expect-listed-codes.ts'],
  pool: 'forks' as const,
  isolate: false,
  // Tests often wait for jobs and timeouts: two more workers keep two cores busy.
  maxWorkers: 4,
  // Generous: a slow machine is no failure.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          // Tests share no state, so they need no isolation.
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'tools/**/*.test.ts',
            'packages/calendar-reader/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...overHttp,
          name: 'http',
          include: ['tests/**/*.test.ts'],
          exclude: [
            ...['tests/journeys/**', 'tests/hosted/**', 'tests/failover/**'],
            ...['**/*.long.test.ts', '**/*.load.test.ts'],
          ],
        },
      },
      {
        // Tests of the packages, which are independent of the shop.
        test: {
          ...overHttp,
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: ['packages/calendar-reader/src/**', '**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        // On three database nodes: `npm test -- failover`.
        test: {
          name: 'failover',
          pool: 'forks',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          include: ['tests/failover/**/*.test.ts'],
        },
      },
      {
        // Tests that kill processes, wait long, or use S3.
        test: {
          ...overHttp,
          name: 'http-long',
          // Runs beside the hosted world, and some assertions have deadlines.
          maxWorkers: 3,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['tests/**/*.long.test.ts', 'packages/**/*.long.test.ts'],
          exclude: ['tests/journeys/**', '**/node_modules/**'],
        },
      },
      {
        // The rules that other tests prove, under volume: `npm test -- load`.
        test: {
          ...overHttp,
          name: 'load',
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['tests/**/*.load.test.ts'],
        },
      },
      {
        // Upgrades from an earlier version, which is checked out from git's history.
        test: {
          ...overHttp,
          name: 'upgrade',
          testTimeout: 600_000,
          include: ['tests/upgrade/*.upgrade.ts'],
        },
      },
    ],
  },
});
