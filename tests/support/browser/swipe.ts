import type { Locator, Page } from '@playwright/test';

/** Drags an element `by` pixels to the right, with a finger or the mouse. */
export async function swipe(
  page: Page,
  what: Locator,
  by: number,
  isTouch: boolean,
): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('The element to swipe is not visible.');
  const start = { x: box.x + 5, y: box.y + box.height / 2 };
  const points = [0.25, 0.5, 0.75, 1].map((part) => ({ x: start.x + by * part, y: start.y }));
  if (isTouch) return swipeByFinger(page, start, points);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of points) await page.mouse.move(x, y);
  await page.mouse.up();
}

type Point = { x: number; y: number };

async function swipeByFinger(page: Page, start: Point, points: readonly Point[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of points) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await devtools.detach();
}
