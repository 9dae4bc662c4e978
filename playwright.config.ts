import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const CAPTAINS = '**/captain-*.test.ts';
const VISITORS = ['phone', 'desktop'];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/journeys-product.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: process.env['JOURNEYS_URL'],
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
      ],
    },
  },
  // Captains add and feature boats, which visitors would count: they come when the visitors have left.
  projects: [
    // A journey that sets its own widths needs only one browser.
    { name: 'phone', testIgnore: CAPTAINS, grepInvert: /@every-width/, use: phone },
    { name: 'desktop', testIgnore: CAPTAINS, use: desktop },
    { name: 'captain-phone', testMatch: CAPTAINS, use: phone, dependencies: VISITORS },
    { name: 'captain-desktop', testMatch: CAPTAINS, use: desktop, dependencies: VISITORS },
  ],
});
