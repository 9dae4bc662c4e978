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
 * Each journey is made at the one width that it is about: visitors and operators hold a phone, admins sit
 * at a desk, and a tag says otherwise. The long run adds those tagged `@long` and the files called `*.long.test.ts`,
 * and makes those tagged `@both-widths` at the other one as well; who asks for journeys by name gets all of them at
 * both.
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
  // Journeys wait now and then, for mails and payments: a third keeps two cores busy meanwhile.
  workers: 3,
  // Patience, not a measure: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Named at the end when it was needed: docs/decisions/0070.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: process.env['JOURNEYS_URL'],
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Keeping a trace takes a third of the time: ask for one with `--trace on`.
    trace: 'off',
    // Each journey is a new visitor, who would install one anew: docs/decisions/0070.
    serviceWorkers: widths === 'own' ? 'block' : 'allow',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
        // As phones do, letters stand where their widths add up to, not at whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  // Operators add and feature boats, which visitors would count: they come when the visitors have left,
  // and admins, who may take a boat off the site, when the operators have.
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
