import { unfoldFooter } from '../../../support/browser/folds.ts';
import type { Locator, Page } from '@playwright/test';
import type { BoardView } from '#contract/public/board-api.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, formatTime } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { islandToday, readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';
import { createLocalServer } from '../../../support/providers/local-server.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';

const TOMORROW = addDays(islandToday(), 1);
const CLOCK = /^As of \d+:\d\d [AP]M$/;

/** A departure of tomorrow with free seats, different for each `nth`. */
async function openDeparture(baseUrl: string, nth: number) {
  const { rows } = (await (await fetch(`${baseUrl}/api/board`)).json()) as BoardView;
  const open = rows.filter(
    ({ day, isCharter, left, fromGuests }) =>
      day === TOMORROW && !isCharter && left >= 3 && fromGuests === 1,
  );
  const row = open[nth];
  if (!row) throw new Error(`Tomorrow there is no departure number ${nth}.`);
  return { boat: await readBoat(baseUrl, row.boat.name), time: row.time, row };
}

/** The row of a boat that leaves tomorrow at this time. */
function lineOf(page: Page, boat: { name: string }, time: string): Locator {
  return page
    .getByRole('region', { name: 'Tomorrow' })
    .getByRole('listitem')
    .filter({ has: page.getByText(formatTime(time), { exact: true }) })
    .filter({ has: page.getByRole('link', { name: boat.name }) });
}

async function placesIn(line: Locator): Promise<number> {
  const text = await line.getByText(/seats left$/).textContent();
  return Number(text?.split(' ')[0]);
}

async function sellOne(baseUrl: string, boat: BoatView, time: string): Promise<void> {
  const trip = { boat, mode: 'perSeat', start: TOMORROW, time, groupSize: 1 } as const;
  expect((await askForCheckout(baseUrl, trip)).status).toBe(200);
}

test('a visitor sees a sale on the board as it happens and continues to the boat', async ({
  page,
  open,
  press,
  baseUrl,
  hasTouch,
}) => {
  const { boat, time, row } = await openDeparture(baseUrl, hasTouch ? 0 : 1);
  await open('/');
  await unfoldFooter(page, press);
  await press(page.getByRole('link', { name: 'Today’s Departures' }));
  await expect(heading(page, 'Departures from Sint Maarten')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const line = lineOf(page, boat, time);
  await expect(line.getByText('Scheduled')).toBeVisible();
  const before = await placesIn(line);
  await sellOne(baseUrl, boat, time);
  await expect(line.getByText(`${before - 1} of ${row.seats} seats left`)).toBeVisible();
  await expectNoFindings(page, 'board');

  await press(line.getByRole('link', { name: boat.name }));
  await expect(page).toHaveURL(
    `/boats/${boat.slug}?date=${TOMORROW}&time=${encodeURIComponent(time)}`,
  );
  await expect(heading(page, boat.name)).toBeVisible();
});

test('a port has its own board, with a snippet to embed it @desktop', async ({
  page,
  open,
  press,
}) => {
  await open('/board');
  await press(page.getByRole('link', { name: 'Marigot', exact: true }));
  await expect(page).toHaveURL('/board/sxm-marigot');
  await expect(heading(page, 'Departures from Marigot')).toBeVisible();
  await expect(page).toHaveTitle(/^Boat departures from Marigot, today and tomorrow/);
  await expect(page.getByRole('main').getByText('Philipsburg')).toHaveCount(0);
  await expect(page.getByLabel('For your website')).toHaveValue(
    /^<iframe src="http[^"]+\/board\/sxm-marigot\/embed" title="[^"]+"/,
  );
  await press(page.getByRole('link', { name: 'All ports' }));
  await expect(heading(page, 'Departures from Sint Maarten')).toBeVisible();
});

test('the board of a port without departures says so', async ({ page, open }) => {
  await open('/board/sxm-cupecoy');
  await expect(page.getByText('No more departures today')).toBeVisible();
  await expect(page.getByText('No departures available tomorrow')).toBeVisible();
  await expectNoFindings(page, 'empty board');
});

test('a board whose stream is refused shows its age and polls each minute', async ({
  page,
  baseUrl,
  troubles,
  hasTouch,
}) => {
  troubles.allow('/api/board/stream', 'EventSource');
  const { boat, time, row } = await openDeparture(baseUrl, hasTouch ? 2 : 3);
  await page.route('**/api/board/stream*', (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  await page.goto('/board');
  await waitForHydration(page);
  const line = lineOf(page, boat, time);
  const before = await placesIn(line);
  await expect(page.getByText(CLOCK)).toBeVisible();
  await sellOne(baseUrl, boat, time);
  await page.clock.runFor(61_000);
  await expect(line.getByText(`${before - 1} of ${row.seats} seats left`)).toBeVisible();
  await expect(page.getByText(CLOCK)).toBeVisible();
});

test('a board page from an older build reloads once', async ({ page, troubles }) => {
  troubles.allow('/api/board/stream', 'EventSource');
  const alive = { at: new Date().toISOString(), build: 'another' };
  let asked = 0;
  await page.route('**/api/board/stream*', (route) => {
    asked += 1;
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 100\n\nevent: alive\ndata: ${JSON.stringify(alive)}\n\n`,
    });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/board');
  await expect.poll(() => loads).toBe(2);
  const then = asked;
  await expect.poll(() => asked).toBeGreaterThan(then + 2);
  expect(loads).toBe(2);
});

test('a hotel can embed the board in its own page, but no other page of the site', async ({
  page,
  baseUrl,
  troubles,
}) => {
  troubles.allow('frame-ancestors', "'X-Frame-Options'", 'ERR_BLOCKED_BY_RESPONSE', 'chrome-error');
  const frames = ['/board/embed', '/booking'].map(
    (path) => `<iframe src="${baseUrl}${path}" title="${path}" width="100%" height="600"></iframe>`,
  );
  // Served by a local server: browsers block frames of local pages in pages without an origin.
  const hotel = await createLocalServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>Hotel</title>${frames.join('')}`),
  );
  await page.goto(hotel.base);
  const board = page.frameLocator('[title="/board/embed"]');
  await expect(board.getByRole('heading', { name: 'Departures from Sint Maarten' })).toBeVisible();
  await expect(board.getByText('Live', { exact: true })).toBeVisible();
  await expect(board.getByRole('listitem').getByRole('link').last()).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(board.getByRole('contentinfo')).toContainText(new URL(baseUrl).host);
  await expect(board.getByRole('link', { name: 'Book a Boat' })).toHaveCount(0);
  const other = page.frameLocator('[title="/booking"]');
  await expect(other.getByRole('heading', { name: 'Available Boats' })).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  await hotel.close();
});

test('axe finds no violations on the standalone board, on a phone and on a lobby screen', async ({
  page,
  open,
}) => {
  await open('/board/embed');
  await expectNoFindings(page, 'board alone');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expectNoFindings(page, 'board alone, in a lobby');
  const size = await page
    .getByRole('listitem')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size, 'pixels of a letter, across a lobby').toBeGreaterThan(28);
});

test(
  'boards fit every screen from 320 px to 4K @long',
  { tag: '@every-width' },
  async ({ page, open }) => {
    for (const address of ['/board', '/board/embed', '/board/sxm-cupecoy']) {
      await open(address);
      for (const width of [320, 390, 768, 1023, 1024, 1280, 1920, 3840]) {
        await page.setViewportSize({ width, height: 900 });
        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(overhang, `${address} at ${width} px`).toBe(0);
      }
    }
  },
);

test.describe('the board without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board without scripts shows its age and reloads each minute', async ({
    page,
    press,
    baseUrl,
    troubles,
  }) => {
    troubles.allow('.js (csp)');
    const { boat, time, row } = await openDeparture(baseUrl, 4);
    await page.goto(`/board/${row.port}`);
    const line = lineOf(page, boat, time);
    await expect(line.getByText('Scheduled')).toBeVisible();
    await expect(line.getByText(/seats left$/)).toBeVisible();
    await expect(page.getByText(CLOCK)).toBeVisible();
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute('content', '60');
    await press(line.getByRole('link', { name: boat.name }));
    await expect(heading(page, boat.name)).toBeVisible();
  });
});
