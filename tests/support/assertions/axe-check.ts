import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

const DAY_AND_NIGHT = ['light', 'dark'] as const;
const ONLY_BY_DAY = ['light'] as const;

/** What depends on the colours, and so has to be looked at again by night. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const OF_COLOURS: RunOnly = { type: 'rule', values: RULES_OF_COLOURS };

/** Colours take half of the time: the short run leaves them to the long one. */
const isShortRun = process.env['JOURNEYS_WIDTHS'] === 'own';

/**
 * What axe finds on the page as it is shown now, by day and by night; it should be nothing. In the short run by
 * day, and nothing about colours.
 */
export async function expectNoFindings(page: Page, state: string): Promise<void> {
  for (const colorScheme of isShortRun ? ONLY_BY_DAY : DAY_AND_NIGHT) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still on their way from day to night would be judged halfway.
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(moving).toBe(0);
    const found = await findingsOf(page, colorScheme === 'light' ? ALL : OF_COLOURS);
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Looks at one part of the page, in the colours that it has now. */
export async function expectNoFindingsIn(page: Page, part: string, state: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect.soft(await findingsOf(page, ALL, part), state).toEqual([]);
}

/** Axe stays in the page that it was put into: bringing it anew takes longer than looking. */
async function findingsOf(page: Page, asked: RunOnly, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ runOnly, leftOut, include }) => {
      // The frame around a mail lets no script in.
      return window.axe.run(
        { include, exclude: ['iframe'] },
        {
          runOnly,
          resultTypes: ['violations'],
          rules: {
            'label-content-name-mismatch': { enabled: true },
            ...Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
          },
        },
      );
    },
    { runOnly: asked, include: part, leftOut: isShortRun ? RULES_OF_COLOURS : [] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
