import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is shown now, by day and by night; it should be nothing. */
export async function expectNoFindings(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).withTags(WCAG);
    // The frame around a mail lets no script in; the mail itself is looked at on its own.
    const { violations } = await axe.exclude('iframe').analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`),
    );
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
