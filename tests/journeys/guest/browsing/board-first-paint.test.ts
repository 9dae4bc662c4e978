import type { Page } from '@playwright/test';
import { expect, heading, test } from '../../../support/browser/journey.ts';

// Disables scripts, which lay out the whole page in one frame.
test.use({ javaScriptEnabled: false });

test('on a phone the board’s title is painted first, and its departures in the next frame', async ({
  page,
}) => {
  const goOn = await openAtFirstFrame(page, 390);
  await expect(page.getByRole('region', { name: 'Today' })).toHaveCount(0);
  await goOn();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
});

test('on a wide screen the whole board is painted in one frame', async ({ page }) => {
  await openAtFirstFrame(page, 1280);
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
});

/** Opens the board and stops at its first frame; the returned function resumes the later frames. */
async function openAtFirstFrame(page: Page, width: number): Promise<() => Promise<void>> {
  await page.setViewportSize({ width, height: 844 });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Animation.enable');
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/board');
  await expect(heading(page, 'Departures from Sint Maarten')).toBeVisible();
  return async () => {
    await protocol.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}
