import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import type { HostedWorld } from './tests/hosted/world/hosted-world.ts';

/** Set by the global setup, before the workers read this file again. */
const told = process.env['HOSTED_WORLD'];
const world = told === undefined ? null : (JSON.parse(told) as HostedWorld);
const trust = world && `--ignore-certificate-errors-spki-list=${world.certificate.fingerprint}`;
const { launchOptions } = journeys.use ?? {};

export default defineConfig({
  ...journeys,
  testDir: 'tests/hosted',
  globalSetup: './tests/hosted/world/open-hosted-world.ts',
  outputDir: 'test-results/hosted',
  // Faults affect the whole world: one test at a time.
  workers: 1,
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/hosted.json' }]],
  use: {
    ...journeys.use,
    ...(world && { baseURL: world.shop }),
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), trust ?? ''] },
  },
  projects: [{ name: 'hosted', use: { viewport: { width: 1280, height: 800 } } }],
});
