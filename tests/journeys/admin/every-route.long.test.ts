import { everyPattern as paths } from '../../support/browser/page-patterns.ts';
import {
  makeWalkedWorld,
  stopsBesides,
  stopsByRoute,
  type WalkedWorld,
  type Walker,
} from '../../support/browser/route-addresses.ts';
import {
  dialogsByRoute,
  expectWellMadeDialogs,
  expectWellMadeFolds,
} from '../../support/browser/route-dialogs.ts';
import { expect, test as journey } from '../../support/browser/journey.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import { expectWellMade, linkChecker } from '../../support/assertions/page-walk.ts';
import { arrive, signInAsBoth } from '../../support/browser/walkers.ts';

/** Fixtures that are created once per worker. */
type Kept = {
  world: WalkedWorld;
  checker: ReturnType<typeof linkChecker>;
  seen: Set<string>;
};

const test = journey.extend<object, Kept>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => use(await makeWalkedWorld(process.env['JOURNEYS_URL'] ?? '')),
    { scope: 'worker', timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  checker: [async ({}, use) => use(linkChecker()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  seen: [async ({}, use) => use(new Set()), { scope: 'worker' }],
});

// Axe checks every element, which takes long on a small machine.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** Signed-in walkers use the dark scheme, so that both schemes are covered. */
const openedIn: Record<Walker, 'light' | 'dark'> = {
  'a stranger': 'light',
  'an operator and admin': 'dark',
};

for (const [room, own] of Object.entries(Object.groupBy(paths, roomOf))) {
  test(`a stranger and a signed-in user find no faults while walking through the ${room} @phone @both-widths`, async ({
    page,
    world,
    baseUrl,
    troubles,
    checker,
    seen,
  }) => {
    const stops = stopsByRoute(world);
    // The server decides whether a stranger at a portal page has a session.
    troubles.allow('answer 401: GET /api/admin/me', '/api/admin/me)');
    for (const walker of walkersOf(room, test.info().project.name)) {
      if (walker === 'an operator and admin') await signInAsBoth(page, world);
      const stopsHere = (own ?? []).flatMap((path) =>
        (stops[path] ?? []).map((stop, nth) => ({ ...stop, path, isFirst: nth === 0 })),
      );
      for (const stop of stopsHere) {
        if (stop.status) troubles.allow(`GET ${stop.address}`, baseUrl + stop.address);
        troubles.allow(...(stop.refused ?? []));
        await page.emulateMedia({ colorScheme: openedIn[walker] });
        const isHere = await arrive(page, stop, walker);
        if (!isHere) continue;
        await expectWellMade(page, { isSitePage: true, seen });
        await checker(page);
        if (!stop.isFirst || !opensDialogs(walker, test.info().project.name)) continue;
        await expectWellMadeDialogs(page, stop.path);
        await expectWellMadeFolds(page, stop.path);
      }
    }
  });
}

test('pages outside the router have no accessibility violations @phone @both-widths', async ({
  page,
  world,
  checker,
  seen,
}) => {
  for (const { address } of stopsBesides(world)) {
    await page.goto(address);
    await expectWellMade(page, { isSitePage: false, seen });
    await checker(page);
  }
});

/** Titles that several routes may share. */
const shared = ['Complete Your Booking', 'Booking Confirmed', 'Boat departures from'];

test('the walk covers every route, and each route has its own document head @phone', async ({
  world,
  baseUrl,
}) => {
  const stops = stopsByRoute(world);
  expect(paths.filter((path) => !stops[path]?.length)).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(dialogsByRoute)));
  const routeOfTitle = new Map<string, string>();
  for (const path of paths) {
    for (const { address, status = 200 } of stops[path] ?? []) {
      const read = await readPage(baseUrl + address);
      expect.soft(read.status, `status of ${address}`).toBe(status);
      expect.soft(read.meta('description'), `description of ${address}`).toMatch(/\S.{20,}/);
      const canonical = baseUrl + new URL(address, baseUrl).pathname;
      expect.soft(read.canonical, `canonical address of ${address}`).toBe(canonical);
      expect.soft(read.html, `language of ${address}`).toMatch(/^<!doctype html><html lang="en"/);
      if (shared.some((title) => read.title.startsWith(title)) || status === 404) continue;
      const other = routeOfTitle.get(read.title) ?? path;
      expect.soft(other, `${read.title} is the title of ${address}`).toBe(path);
      routeOfTitle.set(read.title, path);
    }
  }
});

/**
 * Walks the portals with both walkers at each width, but strangers only on phones, where they see the sign-in. Other
 * pages have one walker per width.
 */
function walkersOf(room: string, project: string): Walker[] {
  const isPhone = project.endsWith('phone');
  if (room === 'portals' && isPhone) return Object.keys(openedIn) as Walker[];
  return [isPhone ? 'a stranger' : 'an operator and admin'];
}

/** Opens dialogs only at the width at which most of them have a button. */
function opensDialogs(walker: Walker, project: string): boolean {
  return walker === 'an operator and admin' && project.endsWith('desktop');
}

function roomOf(path: string): string {
  if (path.startsWith('/admin/') || path.startsWith('/operator')) return 'portals';
  if (path.startsWith('/info/')) return 'information pages';
  return path.startsWith('/book/') || path.startsWith('/booking/') ? 'checkout' : 'boats';
}
