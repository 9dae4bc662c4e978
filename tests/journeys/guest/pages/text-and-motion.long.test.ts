import { unfoldFilters } from '../../../support/browser/folds.ts';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { chooseTrip, goToCheckout } from '../../../support/browser/boat-page-actions.ts';
import { activate, expectFocusKept } from '../../../support/browser/keyboard-actions.ts';
import {
  boatCard,
  chooseTab,
  editor,
  fillSignIn,
  openEditor,
} from '../../../support/browser/operator-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  type Press,
} from '../../../support/browser/journey.ts';
import { movementsOn, watchMovements } from '../../../support/assertions/page-movements.ts';
import { misfits, spaceText } from '../../../support/assertions/text-fit.ts';

/** A boat of Rosa, whose password is part of the demo world. */
const BOAT = 'Windward Rose';

// Every page is checked at several sizes, which takes long on a small machine.

test('the page has no automatic motion when the visitor prefers reduced motion @both-widths', async ({
  page,
  press,
  hasTouch,
  boatNamed,
  dayFor,
}) => {
  await watchMovements(page);
  await page.goto('/');
  await lookAroundHome(page, press);
  // Hovering starts animations for other visitors; a touch does not.
  if (!hasTouch) expect(await movementsOn(page)).not.toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await lookAroundHome(page, press);
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect(heading(page, 'Available Boats')).toBeVisible();
  await unfoldFilters(page, press);
  await page.getByLabel('People').selectOption('1-4');
  const boat = await boatNamed(BOAT);
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await press(page.getByRole('button', { name: /^Open photo 1/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.getElementById('book')?.scrollIntoView());
  await chooseTrip(page, press, { day: dayFor(boat, 6), time: '09:00', guests: 2 });
  await goToCheckout(page, press);
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByLabel('Full Name')).toBeFocused();
  expect(await movementsOn(page)).toEqual([]);
});

/** Hovers, presses, and triggers a toast. */
async function lookAroundHome(page: Page, press: Press): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('article').first().hover();
  await press(page.getByRole('search').getByRole('button', { name: 'Book a Boat' }));
  await expect(toast(page, 'Date Required')).toBeVisible();
  await expect(page.getByRole('search').getByLabel('Date')).toBeFocused();
}

/** The pages of a visitor, with a chosen trip. */
async function visitorsPages(boatNamed: (name: string) => Promise<{ slug: string; id: string }>) {
  const boat = await boatNamed('Salt & Light');
  const trip = `?date=${addDays(islandToday(), 60)}&time=09:30&groupSize=3`;
  return [
    '/',
    '/booking',
    '/booking?groupSize=21%2B&boatType=Sailboat',
    `/boats/${boat.slug}${trip}`,
    `/book/${boat.id}${trip}`,
    '/booking/form',
    '/booking/confirmation',
    '/info/booking-terms',
    '/info/contact',
    '/operator',
    '/offline',
    '/no-such-page',
  ];
}

test(
  'every page keeps its content without horizontal scrolling when zoomed to 200 or 400 %',
  { tag: '@every-width' },
  async ({ page, troubles, boatNamed }) => {
    troubles.allow('/no-such-page');
    for (const address of await visitorsPages(boatNamed)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await waitForHydration(page);
      const whole = await page.evaluate(lookOver);
      for (const [zoom, width, height] of [
        [200, 640, 400],
        [400, 320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        const zoomed = await page.evaluate(lookOver);
        const place = `${address} at ${zoom} %`;
        expect.soft(zoomed.overhang, place).toBe(0);
        expect.soft(zoomed.barsShare, `${place}: what stays in place`).toBeLessThan(0.4);
        const lost = whole.offers.filter((offer) => !zoomed.offers.includes(offer));
        expect.soft(lost, `${place}: what is lost`).toEqual([]);
      }
    }
  },
);

/** Runs in the page. Returns the usable controls, the overflowing elements, and the height of sticky parts. */
function lookOver() {
  const isShown = (element: Element) => element.checkVisibility();
  const isFolded = (element: Element) =>
    element.closest('details:not([open]), details:not([open]) + *') !== null;
  const controls = [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
    // A table of contents belongs to large screens only (spec 2).
    (element) => !element.closest('nav[aria-labelledby="contents"]'),
  );
  const offered = controls.filter((element) => isShown(element) || isFolded(element));
  const offers = offered.map((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return `${element.tagName} ${element.ariaLabel ?? label?.textContent ?? element.textContent}`;
  });
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    const isInSight = bottom > 0 && top < innerHeight;
    return isShown(element) && isInSight && (position === 'fixed' || position === 'sticky');
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  const barsHeight = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  return { offers, overhang: scrollWidth - clientWidth, barsShare: barsHeight / innerHeight };
}

test.describe('text with wider spacing', () => {
  // Bypasses the content policy, which would block the injected styles.
  test.use({ bypassCSP: true });

  test('every page keeps all its text with wider text spacing @both-widths', async ({
    page,
    troubles,
    boatNamed,
  }) => {
    troubles.allow('/no-such-page');
    for (const address of await visitorsPages(boatNamed)) {
      await page.goto(address);
      await waitForHydration(page);
      expect.soft(await misfits(page), address).toEqual([]);
      await spaceText(page);
      expect.soft(await misfits(page), `${address}, text spaced`).toEqual([]);
    }
  });

  test('the smallest map shows every port’s name with wider text spacing', async ({
    page,
    press,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/booking');
    await press(page.locator('summary', { hasText: 'Choose on the map' }));
    await expect(page.getByRole('link', { name: /^Oyster Pond/ })).toBeVisible();
    await spaceText(page);
    // Plates may touch each other, but none leaves the map.
    const left = (await misfits(page)).filter((each) => !each.includes(' lies over '));
    expect(left).toEqual([]);
  });
});

test('the focus is never lost when a visitor opens or closes parts of a page, filters boats or leaves a page @desktop', async ({
  page,
  open,
  press,
  boatNamed,
}) => {
  const boat = await boatNamed('Salt & Light');
  await open('/');
  await activate(page, page.getByRole('search').getByRole('button', { name: 'Book a Boat' }));
  await page.keyboard.press('F8');
  await activate(page, toast(page, 'Date Required').getByRole('button', { name: 'Close' }));
  await expect(toast(page, 'Date Required')).toHaveCount(0);
  await expectFocusKept(page);

  await open('/booking?groupSize=21%2B&boatType=Sailboat');
  await activate(page, page.getByRole('button', { name: 'Clear filters' }));
  await expect(page.getByText('No boats match your filters')).toBeHidden();
  await expectFocusKept(page);
  await unfoldFilters(page, press);
  await page.getByLabel('People').selectOption('21+');
  await expectFocusKept(page);

  await open(`/boats/${boat.slug}`);
  const photo = page.getByRole('button', { name: /^Open photo 1/ });
  await expect(photo).toBeEnabled();
  await photo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect(photo).toBeFocused();
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect(heading(page, 'Available Boats')).toBeFocused();
  await page.goBack();
  await expect(heading(page, boat.name)).toBeFocused();
});

test('a page whose data arrives late moves the focus to its title afterwards @desktop', async ({
  page,
  open,
  press,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/boats', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await open('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect(page).toHaveURL('/booking');
  await expectFocusKept(page);
  answer.resolve();
  await expect(heading(page, 'Available Boats')).toBeFocused();
});

test('the focus is never lost when an operator deletes list entries or closes the editor @desktop', async ({
  page,
  open,
  press,
}) => {
  await open('/operator');
  await fillSignIn(page, press, 'rosa@demo.test', 'sail-away-sxm');
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await openEditor(page, press, BOAT);
  await chooseTab(page, press, 'Availability');
  const dates = editor(page).getByRole('list', { name: 'Blackout dates' });
  const before = await dates.getByRole('listitem').count();
  for (const ahead of [170, 171]) {
    await editor(page).getByLabel('Add a Date').fill(addDays(islandToday(), ahead));
    await press(editor(page).getByRole('button', { name: 'Add Date' }));
  }
  await expect(dates.getByRole('listitem')).toHaveCount(before + 2);
  await removeLast(dates);
  await expect(dates.getByRole('listitem')).toHaveCount(before + 1);
  await expectFocusKept(page);
  const question = page.getByRole('alertdialog');
  for (const answer of ['Keep Editing', 'Discard Changes']) {
    await press(editor(page).getByRole('button', { name: 'Close', exact: true }));
    await press(question.getByRole('button', { name: answer }));
    await expect(question).toHaveCount(0);
    await expectFocusKept(page);
  }
  await expect(boatCard(page, BOAT).getByRole('button', { name: 'Edit' })).toBeFocused();
});

async function removeLast(list: Locator): Promise<void> {
  await list.getByRole('listitem').last().getByRole('button').focus();
  await list.page().keyboard.press('Enter');
}
