import type { Locator, Page } from '@playwright/test';

/** Drags an element to the right by some pixels, by touch or by mouse. */
export async function swipe(
  page: Page,
  what: Locator,
  by: number,
  isTouch: boolean,
): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('What should be swiped is not shown.');
  const start = { x: box.x + 5, y: box.y + box.height / 2 };
  const places = [0.25, 0.5, 0.75, 1].map((part) => ({ x: start.x + by * part, y: start.y }));
  if (isTouch) return swipeByFinger(page, start, places);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of places) await page.mouse.move(x, y);
  await page.mouse.up();
}

type Place = { x: number; y: number };

async function swipeByFinger(page: Page, start: Place, places: readonly Place[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const place of places) await touch('touchMove', [place]);
  await touch('touchEnd', []);
  await devtools.detach();
}
