import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'packages/calendar-reader/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/**/*.test.ts', 'packages/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/hosted/**', 'packages/calendar-reader/src/**'],
          globalSetup: ['tests/support/database-server.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
