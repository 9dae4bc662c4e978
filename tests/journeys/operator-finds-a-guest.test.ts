import { expectNoFindings } from '../support/axe-check.ts';
import { boardingAtServer } from '../support/day-journey.ts';
import { expect, test } from '../support/journey.ts';
import { newBoat, newOperator, signIn, soldDay } from '../support/operator-journey.ts';
import { reserve } from '../support/visitors.ts';

const chromium = process.env['CHROMIUM_PATH'];
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    // A camera that shows a moving picture, and a person who allows it.
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
      ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
    ],
  },
});

test('one guest of many is found by name, by code, and by what the camera reads', async ({
  page,
  press,
  open,
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
  // The reading itself is the browser's, and this one brings none: it “reads” what stands here.
  await page.addInitScript(
    (text) => {
      class BarcodeDetector {
        detect = (video: HTMLVideoElement) =>
          Promise.resolve(video.videoWidth > 0 ? [{ rawValue: text }] : []);
      }
      Object.assign(window, { BarcodeDetector });
    },
    `${baseUrl}/board/${codes.get('Dan Date')}`,
  );
  await signIn(page, press, operator);
  await open(`/operator/day/${day}`);
  const shown = page.getByRole('heading', { level: 3 });
  await expect(shown).toHaveText(names);
  const field = page.getByLabel('Find a guest by name or code');
  await field.fill('cleo');
  await expect(shown).toHaveText(['Cléo Cedar']);
  await field.fill(codes.get('Bea Birch')?.slice(4).toLowerCase() ?? '');
  await expect(shown).toHaveText(['Bea Birch']);
  await field.fill('nobody');
  await expect(page.getByText('No guest found')).toBeVisible();
  await press(page.getByRole('button', { name: 'Show all' }));
  await expect(shown).toHaveText(names);

  await press(page.getByRole('button', { name: 'Scan' }));
  await expect(shown).toHaveText(['Dan Date']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoFindings(page, 'a guest who was found');
  await press(page.getByRole('button', { name: 'Board 1 guest: Dan Date' }));
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Dan Date']?.guests)
    .toBe(1);
});
