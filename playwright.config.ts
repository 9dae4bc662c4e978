import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const GUESTS = '**/journeys/guest/**/*.test.ts';
const OPERATORS = '**/journeys/operator/**/*.test.ts';
const ADMINS = '**/journeys/admin/**/*.test.ts';
const BY_GUESTS = ['phone', 'desktop'];
const BY_OPERATORS = ['operator-phone', 'operator-desktop'];

/**
 * Runs each journey at the width it is about: guests and operators use a phone, admins a desktop, unless a tag says
 * otherwise. The long run adds tests tagged `@long` and files called `*.long.test.ts`, and runs those tagged
 * `@both-widths` at the other width as well. Journeys requested by name run at both.
 */
const widths = process.env['JOURNEYS_WIDTHS'] as 'own' | 'long' | 'both' | undefined;
const isLong = widths === 'long';
const notNow = widths === 'own' ? ['**/*.long.test.ts'] : [];
const setsItsOwn = /@every-width/;
const without = (tags: string) =>
  new RegExp(isLong ? `(${tags})(?!.*@both-widths)` : `${tags}|@long`);
const only = (tags: string) =>
  new RegExp(isLong ? `${tags}|@both-widths` : `^(?!.*@long).*(${tags})`);
const anyWidth = {
  phone: { use: phone, grepInvert: setsItsOwn },
  desktop: { use: desktop },
};
const onPhones = {
  phone: { use: phone, grepInvert: without('@every-width|@desktop') },
  desktop: { use: desktop, grep: only('@every-width|@desktop') },
};
const atDesks = {
  phone: { use: phone, grep: only('@phone') },
  desktop: { use: desktop, grepInvert: without('@phone') },
};
const [handheld, seated] = widths === 'both' ? [anyWidth, anyWidth] : [onPhones, atDesks];

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/product/journeys-product.ts',
  outputDir: 'test-results/journeys',
  // Journeys sometimes wait for mails and payments: a third worker keeps two cores busy.
  workers: 3,
  // Generous: a slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Retried tests are listed at the end: docs/decisions/0070.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: process.env['JOURNEYS_URL'],
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Traces take a third of the time: request one with `--trace on`.
    trace: 'off',
    // Blocks service workers in the short run: each journey would install one (docs/decisions/0070).
    serviceWorkers: widths === 'own' ? 'block' : 'allow',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
        // Positions glyphs at subpixels, like phones.
        '--font-render-hinting=none',
      ],
    },
  },
  // Runs guests first, then operators, then admins: operators add and feature boats, and admins unpublish them.
  projects: [
    { name: 'phone', testMatch: GUESTS, testIgnore: notNow, ...handheld.phone },
    { name: 'desktop', testMatch: GUESTS, testIgnore: notNow, ...handheld.desktop },
    {
      name: 'operator-phone',
      testMatch: OPERATORS,
      testIgnore: notNow,
      dependencies: BY_GUESTS,
      ...handheld.phone,
    },
    {
      name: 'operator-desktop',
      testMatch: OPERATORS,
      testIgnore: notNow,
      dependencies: BY_GUESTS,
      ...handheld.desktop,
    },
    {
      name: 'admin-phone',
      testMatch: ADMINS,
      testIgnore: notNow,
      dependencies: BY_OPERATORS,
      ...seated.phone,
    },
    {
      name: 'admin-desktop',
      testMatch: ADMINS,
      testIgnore: notNow,
      dependencies: BY_OPERATORS,
      ...seated.desktop,
    },
  ],
});
