import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boardingAtServer,
  paidGuest,
  waitForOfflineDay,
} from '../../../support/browser/day-journey.ts';
import { expect, test } from '../../../support/browser/journey.ts';
import {
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { mailedTrip } from '../../../support/browser/trip-journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

/** Video file that the browser shows as its camera's picture. */
const CAMERA = join(tmpdir(), `camera-${process.pid}.mjpeg`);
const chromium = process.env['CHROMIUM_PATH'];
test.use({
  serviceWorkers: 'allow',
  permissions: ['camera'],
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    // Simulates a camera that shows this file, and a person who allows its use.
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
      ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
      `--use-file-for-fake-video-capture=${CAMERA}`,
    ],
  },
});

test.afterAll(() => rm(CAMERA, { force: true }));

/** Shows the code of the guest's page to the camera, slightly rotated. */
async function showCode(page: Page, tripPath: string): Promise<void> {
  await page.goto(tripPath);
  const code = await page.getByRole('img', { name: /^QR code/ }).screenshot();
  const turned = sharp(code).resize(300).rotate(8, { background: '#8a8f94' });
  const frame = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#8a8f94' },
  })
    .composite([{ input: await turned.png().toBuffer() }])
    .jpeg()
    .toBuffer();
  await writeFile(CAMERA, Buffer.concat(Array.from({ length: 10 }, () => frame)));
}

test('an operator finds a guest by name, by code and by scanning a code', async ({
  page,
  press,
  open,
  context,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Fay Finder', `finder-${own}`);
  const boat = await newBoat(baseUrl, operator, `Finder Boat ${own}`);
  const names = ['Ana Ash', 'Bea Birch', 'Cléo Cedar', 'Dan Date', 'Eli Elm', 'Fin Fir'];
  const codes = new Map<string, string>();
  for (const customer of names) {
    const trip = { mode: 'perSeat', start: day, time: '09:00', groupSize: 1, customer } as const;
    codes.set(customer, (await reserve(baseUrl, { ...trip, boat })).body.code);
  }
  const gus = `Gus Gale ${own}`;
  await paidGuest(baseUrl, boat, day, { name: gus, guests: 1 });
  const email = `${gus.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
  await showCode(page, await mailedTrip(baseUrl, email, /./));
  await signIn(page, press, operator);
  await open(`/operator/day/${day}`);
  const shown = page.getByRole('heading', { level: 3 });
  await expect(shown).toHaveText([...names, gus]);
  const field = page.getByLabel('Find a Guest by Name or Code');
  await field.fill('cleo');
  await expect(shown).toHaveText(['Cléo Cedar']);
  await field.fill(codes.get('Bea Birch')?.slice(4).toLowerCase() ?? '');
  await expect(shown).toHaveText(['Bea Birch']);
  await field.fill('nobody');
  await expect(page.getByText('No guest found')).toBeVisible();
  await press(page.getByRole('button', { name: 'Show All' }));
  await expect(shown).toHaveText([...names, gus]);

  // Scans offline, in a browser without a code reader of its own.
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  await waitForOfflineDay(page);
  await context.setOffline(true);
  await press(page.getByRole('button', { name: 'Scan' }));
  await expect(shown).toHaveText([gus]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expectNoFindings(page, 'a guest who was found');
  await press(page.getByRole('button', { name: `Check in 1 guest: ${gus}` }));
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))[gus]?.guests, {
      timeout: 30_000,
    })
    .toBe(1);
});
