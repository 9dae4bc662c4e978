import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What depends on the colours, and so has to be looked at again by night. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is shown now, by day and by night; it should be nothing. */
export async function expectNoFindings(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still on their way from day to night would be judged halfway.
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(moving).toBe(0);
    // The frame around a mail lets no script in.
    const axe = new AxeBuilder({ page }).exclude('iframe');
    const asked = colorScheme === 'light' ? axe.withTags(WCAG) : axe.withRules(OF_COLOURS);
    const { violations } = await asked.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`),
    );
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
