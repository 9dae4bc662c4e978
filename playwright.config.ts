import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const CAPTAINS = '**/operator-*.test.ts';
const ADMINS = '**/admin-*.test.ts';
const NOT_OF_VISITORS = [CAPTAINS, ADMINS];
const VISITORS = ['phone', 'desktop'];
const OF_CAPTAINS = ['operator-phone', 'operator-desktop'];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/journeys-product.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Named at the end when it was needed: docs/decisions/0029.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: process.env['JOURNEYS_URL'],
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Keeping a trace takes a third of the time: ask for one with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
      ],
    },
  },
  // Captains add and feature boats, which visitors would count: they come when the visitors have left,
  // and admins, who may take a boat off the site, when the captains have.
  projects: [
    // A journey that sets its own widths needs only one browser.
    { name: 'phone', testIgnore: NOT_OF_VISITORS, grepInvert: /@every-width/, use: phone },
    { name: 'desktop', testIgnore: NOT_OF_VISITORS, use: desktop },
    { name: 'operator-phone', testMatch: CAPTAINS, use: phone, dependencies: VISITORS },
    { name: 'operator-desktop', testMatch: CAPTAINS, use: desktop, dependencies: VISITORS },
    { name: 'admin-phone', testMatch: ADMINS, use: phone, dependencies: OF_CAPTAINS },
    { name: 'admin-desktop', testMatch: ADMINS, use: desktop, dependencies: OF_CAPTAINS },
  ],
});
