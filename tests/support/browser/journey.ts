import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { Day } from '#domain/time/days.ts';
import { readBoat, unsoldDays } from '../worlds/guests/demo-days.ts';
import {
  expectNoSidewaysScroll,
  watchTroubles,
  type PageTroubles,
} from '../assertions/page-troubles.ts';

export type Press = (target: Locator) => Promise<void>;

type Journey = {
  baseUrl: string;
  /** Number of earlier runs of this journey in this world. */
  turn: number;
  /** Part of generated names and email addresses, unique to this run of the journey. */
  own: string;
  troubles: PageTroubles;
  /** Taps on a phone, clicks on a desktop. */
  press: Press;
  /** Opens a URL and waits for hydration. */
  open: (path: string) => Promise<void>;
  boatNamed: (name: string) => Promise<BoatView>;
  /** Returns an unsold day on which this boat sails. The caller must choose a `place` that no other journey has. */
  dayFor: (boat: BoatView, place: number) => Day;
};

/** A visitor's journey. Fails on console errors and warnings, failed requests and sideways scrolling. */
export const test = base.extend<Journey>({
  baseUrl: ({ baseURL }, use) => use(baseURL ?? ''),
  turn: async ({ browserName: _ }, use, { repeatEachIndex, retry }) => {
    await use(repeatEachIndex * 2 + retry);
  },
  own: async ({ turn }, use, { project }) => {
    await use(turn === 0 ? project.name : `${project.name}-${turn}`);
  },
  troubles: [
    async ({ page, javaScriptEnabled }, use) => {
      const troubles = await watchTroubles(page);
      await use(troubles);
      if (javaScriptEnabled) await expectNoSidewaysScroll(page);
      troubles.expectNone();
    },
    { auto: true },
  ],
  press: ({ hasTouch }, use) => use((target) => (hasTouch ? target.tap() : target.click())),
  open: ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await waitForHydration(page);
    }),
  boatNamed: ({ baseUrl }, use) => use((name) => readBoat(baseUrl, name)),
  dayFor: ({ hasTouch, turn }, use) =>
    use((boat, place) => {
      const day = unsoldDays(boat)[place * 2 + (hasTouch ? 1 : 0) + turn * 20];
      if (!day) throw new Error(`${boat.name} has no day for place ${place}.`);
      return day;
    }),
});

export { expect };

/** Waits until the page is hydrated, except for lazy parts. Presses and key strokes before that may be lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** Waits until a lazy part is hydrated. Until then the browser follows the part's links natively. */
export async function waitForPartHydration(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(hasListeners)).toBe(true);
}

/** Runs in the page. React stores an element's props in `__reactProps$…`. */
function hasListeners(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Returns the toast with this title. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });
}
