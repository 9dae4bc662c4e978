import { defineConfig } from 'vitest/config';

/** Over HTTP: on a real PostgreSQL, by workers that keep the product they share running from file to file. */
const overHttp = {
  globalSetup: ['tests/support/product/database-server.ts'],
  pool: 'forks' as const,
  isolate: false,
  // Much of it is waiting for jobs and timeouts: two more workers keep two cores busy meanwhile.
  maxWorkers: 4,
  // Patience, not a measure: a busy machine is no failure.
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
          // Nothing in them is shared, so nothing needs to be kept apart.
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
            '**/*.long.test.ts',
          ],
        },
      },
      {
        // The packages' own: they know nothing of the shop.
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
        // What kills processes, loads, waits long, and speaks S3.
        test: {
          ...overHttp,
          name: 'http-long',
          // The hosted world goes beside it, and some promises have a time.
          maxWorkers: 3,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['tests/**/*.long.test.ts', 'packages/**/*.long.test.ts'],
          exclude: ['tests/journeys/**', '**/node_modules/**'],
        },
      },
      {
        // From an earlier version of the product, which comes out of git's history.
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
