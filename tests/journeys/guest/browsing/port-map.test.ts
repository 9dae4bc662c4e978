import type { Locator, Page } from '@playwright/test';
import { portPlaces, portsAround } from '#domain/island/port-places.ts';
import { portCodes, getPortName, type PortCode } from '#domain/island/ports.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../../../../src/web/shared/island/island-map.tsx';
import { onMap } from '../../../../src/web/shared/island/map-projection.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { unfoldFilters } from '../../../support/browser/folds.ts';
import { activate, expectFocusInSight } from '../../../support/browser/keyboard-actions.ts';
import { readBoats } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, type Press } from '../../../support/browser/journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';

const WIDTHS = [320, 390, 600, 768, 1024, 1280, 1920];

test('a port on the home page’s map leads to its boats', async ({ page, press, open, baseUrl }) => {
  const inMarigot = (await readBoats(baseUrl)).filter((boat) => boat.port === 'sxm-marigot');
  await open('/');
  await press(portOn(page, 'Marigot'));
  await expect(heading(page, 'Available Boats')).toBeFocused();
  await expect(page).toHaveURL('/booking?port=sxm-marigot');
  await expect(portFilter(page)).toHaveValue('sxm-marigot');
  await expect(cards(page)).toHaveCount(inMarigot.length);
});

test('the map beside the list filters boats like the port field, and both stay in sync @both-widths', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const boats = await readBoats(baseUrl);
  const inSimpsonBay = boats.filter((boat) => boat.port === 'sxm-simpson-bay');
  await open('/booking?tripType=private');
  await unfold(page, press);
  await press(portOn(page, 'Simpson Bay'));
  await expect(page).toHaveURL('/booking?port=sxm-simpson-bay&tripType=private');
  await expect(portFilter(page)).toHaveValue('sxm-simpson-bay');
  const charters = inSimpsonBay.filter((boat) => boat.tripType !== 'tour');
  await expect(cards(page)).toHaveCount(charters.length);
  await expect(chosen(page)).toHaveText(/^Simpson Bay/);

  await unfoldFilters(page, press);
  await portFilter(page).selectOption({ label: 'Grand Case' });
  await expect(chosen(page)).toHaveText(/^Grand Case/);
  await press(portOn(page, 'Grand Case'));
  await expect(page).toHaveURL('/booking?tripType=private');
  await expect(portFilter(page)).toHaveValue('');
  await expect(chosen(page)).toHaveCount(0);
});

test('each port on the map says how many boats match the other filters', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const boats = await readBoats(baseUrl);
  await open('/booking?port=sxm-marigot');
  await unfold(page, press);
  await expectCounts(page, (port) => boats.filter((boat) => boat.port === port).length);
  await unfoldFilters(page, press);
  await page.getByLabel('Boat Type').selectOption('Sailboat');
  const sails = boats.filter((boat) => boat.type === 'Sailboat');
  await expectCounts(page, (port) => sails.filter((boat) => boat.port === port).length);
  await press(portOn(page, 'Cupecoy, no boats'));
  await expect(page.getByRole('heading', { name: 'No boats match your filters' })).toBeVisible();
});

test('the arrow keys move between ports on the map, and Space or Enter chooses one @desktop', async ({
  page,
  press,
  open,
}) => {
  await open('/booking');
  await unfold(page, press);
  await activate(page, portOn(page, 'Philipsburg'), 'Space');
  await expect(page).toHaveURL('/booking?port=sxm-philipsburg');
  await expect(portOn(page, 'Philipsburg')).toBeFocused();
  for (const port of portsAround.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(portOn(page, getPortName(port))).toBeFocused();
    await expectFocusInSight(page);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/booking?port=sxm-dawn-beach');
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/booking');
  await expect(chosen(page)).toHaveCount(0);
});

test('axe finds no violations on an open map with a port chosen @every-width', async ({
  page,
  press,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/booking?port=sxm-marigot');
  await unfold(page, press);
  await expect(chosen(page)).toBeVisible();
  await expectNoFindings(page, 'listing, map');
});

test('map pins are at their ports, and port names never overlap @every-width', async ({
  page,
  press,
  open,
}) => {
  for (const path of ['/', '/booking?port=sxm-mullet-bay']) {
    await page.setViewportSize({ width: 320, height: 900 });
    await open(path);
    if (path !== '/') await unfold(page, press);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectPinsInPlace(page);
      await expectPlatesApart(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test.describe('the port map without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the port map links to the boats of a port', async ({ page, press, baseUrl, troubles }) => {
    troubles.allow('.js (csp)');
    const boats = await readBoats(baseUrl);
    await page.goto('/');
    await press(portOn(page, 'Grand Case'));
    await expect(page).toHaveURL('/booking?port=sxm-grand-case');
    await unfold(page, press);
    await press(portOn(page, 'Orient Bay'));
    await expect(page).toHaveURL('/booking?port=sxm-orient-bay');
    const inOrientBay = boats.filter((boat) => boat.port === 'sxm-orient-bay');
    await expect(page.getByRole('article')).toHaveCount(inOrientBay.length);
    await expect(portFilter(page)).toHaveValue('sxm-orient-bay');
  });
});

function map(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Ports on the island map' });
}

function portOn(page: Page, name: string): Locator {
  return map(page).getByRole('link', { name });
}

function chosen(page: Page): Locator {
  return map(page).locator('a[aria-current="true"]');
}

function portFilter(page: Page): Locator {
  return page.getByLabel('Port of Embarkment');
}

function cards(page: Page): Locator {
  return page.getByRole('region', { name: 'Boats' }).getByRole('article');
}

/** Unfolds the map on a small screen. */
async function unfold(page: Page, press: Press): Promise<void> {
  const fold = page.locator('summary', { hasText: 'Choose on the map' });
  if (await fold.isVisible()) await press(fold);
  await expect(map(page)).toBeVisible();
}

async function expectCounts(page: Page, countAt: (port: PortCode) => number): Promise<void> {
  for (const port of portCodes) {
    const count = countAt(port);
    const text = count === 0 ? 'no boats' : count === 1 ? '1 boat' : `${count} boats`;
    await expect(portOn(page, `${getPortName(port)}, ${text}`)).toBeVisible();
  }
}

async function expectPinsInPlace(page: Page): Promise<void> {
  for (const port of portCodes) {
    const { x, y } = onMap(portPlaces[port]);
    const off = await portOn(page, getPortName(port)).evaluate(
      (link, wanted) => {
        const drawing = link.closest('.island-map')?.querySelector('img');
        const sea = (drawing ?? link).getBoundingClientRect();
        const plate = link.getBoundingClientRect();
        const pin = getComputedStyle(link, '::after');
        const left = plate.left + link.clientLeft + Number.parseFloat(pin.left) - sea.left;
        const top = plate.top + link.clientTop + Number.parseFloat(pin.top) - sea.top;
        return Math.hypot(left - wanted.x * sea.width, top - wanted.y * sea.height);
      },
      { x: x / MAP_WIDTH, y: y / MAP_HEIGHT },
    );
    expect(off, `pixels between ${port} and its pin`).toBeLessThan(1.5);
  }
}

async function expectPlatesApart(page: Page): Promise<void> {
  const sea = await map(page).locator('xpath=..').boundingBox();
  const links = await map(page).getByRole('link').all();
  const plates = await Promise.all(links.map((link) => link.boundingBox()));
  for (const [i, plate] of plates.entries()) {
    if (!plate || !sea) throw new Error('A name is not shown.');
    const name = await links[i]?.textContent();
    expect(plate.height, `height of ${name}`).toBeGreaterThanOrEqual(24);
    expect(plate.x, `left end of ${name}`).toBeGreaterThanOrEqual(sea.x);
    expect(plate.x + plate.width, `right end of ${name}`).toBeLessThanOrEqual(sea.x + sea.width);
    for (const other of plates.slice(i + 1)) {
      const isApart =
        !other ||
        plate.x + plate.width <= other.x ||
        other.x + other.width <= plate.x ||
        plate.y + plate.height <= other.y ||
        other.y + other.height <= plate.y;
      expect(isApart, `${name} and a neighbour at ${sea.width} px`).toBe(true);
    }
  }
}
