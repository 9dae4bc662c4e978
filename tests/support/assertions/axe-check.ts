import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

const DAY_AND_NIGHT = ['light', 'dark'] as const;
const ONLY_BY_DAY = ['light'] as const;

/** Rules that depend on colours, and therefore run again in the dark theme. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const OF_COLOURS: RunOnly = { type: 'rule', values: RULES_OF_COLOURS };

/** True for the short run, which skips the colour rules because they take half of the time. */
const isShortRun = process.env['JOURNEYS_WIDTHS'] === 'own';

/**
 * Asserts that axe finds no problem on the page, in the light and the dark theme. The short run checks only the light
 * theme, without colours.
 */
export async function expectNoFindings(page: Page, state: string): Promise<void> {
  for (const colorScheme of isShortRun ? ONLY_BY_DAY : DAY_AND_NIGHT) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Waits for colour transitions between the themes.
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(moving).toBe(0);
    const found = await listFindings(page, colorScheme === 'light' ? ALL : OF_COLOURS);
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Asserts that axe finds no problem in a part of the page, in the current theme. */
export async function expectNoFindingsIn(page: Page, part: string, state: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect.soft(await listFindings(page, ALL, part), state).toEqual([]);
}

/** Runs axe. Injects it once per page, because injecting takes longer than checking. */
async function listFindings(page: Page, asked: RunOnly, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ runOnly, leftOut, include }) => {
      // Excludes the frame of a mail, which blocks scripts.
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
  const findings = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
  const kept: string[] = [];
  for (const { id, node } of findings) {
    const target = node.target.join(' ');
    if (id === 'target-size' && (await fitsInMidWindow(page, target))) continue;
    kept.push(`${id}: ${target} (${node.any[0]?.message ?? node.html})`);
  }
  return kept;
}

/**
 * Measures a target again in the middle of the window, because axe reports a target as too small if a sticky header or
 * footer covers a part of it.
 */
async function fitsInMidWindow(page: Page, target: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const { scrollX, scrollY } = window;
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await window.axe.run(selector, { runOnly: ['target-size'] });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return violations.length === 0;
  }, target);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
