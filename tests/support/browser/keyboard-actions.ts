import { expect, type Locator, type Page } from '@playwright/test';
import { dayButton } from './boat-page-actions.ts';
import type { Day } from '#domain/time/days.ts';

/** Presses Tab until the target has the focus. Asserts that the focus is always visible and never lost. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (await hasFocus(target)) return;
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    if (await hasFocus(target)) return;
  }
  throw new Error('120 presses of Tab did not reach the target.');
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

export async function activate(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types a day into a native date field with the parts month, day and year. */
export async function typeDay(page: Page, field: Locator, day: Day): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(day.slice(5, 7) + day.slice(8) + day.slice(0, 4));
  await expect(field).toHaveValue(day);
}

/** Moves the focus through the calendar's grid to a day: by month, then by week, then by day. */
export async function walkToDay(page: Page, day: Day): Promise<void> {
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  for (let steps = 0; steps < 60; steps += 1) {
    const current = await focusedDay(page);
    if (current === day) break;
    await page.keyboard.press(keyTowards(current, day));
    await expect.poll(() => focusedDay(page)).not.toBe(current);
    await expectFocusInSight(page);
  }
  await expect(dayButton(page, day)).toBeFocused();
}

function keyTowards(from: Day, to: Day): string {
  if (from.slice(0, 7) < to.slice(0, 7)) return 'PageDown';
  if (from.slice(0, 7) > to.slice(0, 7)) return 'PageUp';
  const distance = Number(to.slice(8)) - Number(from.slice(8));
  if (Math.abs(distance) >= 7) return distance > 0 ? 'ArrowDown' : 'ArrowUp';
  return distance > 0 ? 'ArrowRight' : 'ArrowLeft';
}

function focusedDay(page: Page): Promise<Day> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
}

/** Asserts that the focus was not reset to the body. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'nothing');
  await expect.poll(focused, 'what has the focus').not.toMatch(/^(BODY|HTML|nothing)$/);
}

/** Asserts that the focus is visible and not hidden behind a bar (WCAG 2.4.7, 2.4.11). */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus), 'the focus').toBe('in sight');
}

/** Runs in the page. */
function describeFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'lost';
  const name = `${element.tagName} ${element.textContent.slice(0, 40)}`;
  // Date and time fields highlight the focused part themselves.
  const isDateField = element.matches('input[type="date"], input[type="time"]');
  const box = element.getBoundingClientRect();
  const isOutlined = (styles: CSSStyleDeclaration) =>
    styles.outlineStyle !== 'none' && Number.parseFloat(styles.outlineWidth) >= 1;
  let marked: Element | null = element;
  while (marked && !isOutlined(getComputedStyle(marked))) marked = marked.parentElement;
  if (!marked && !isDateField) return `has no mark: ${name}`;
  const across = [0.1, 0.5, 0.9].map((part) => box.left + box.width * part);
  const down = [0.1, 0.5, 0.9].map((part) => box.top + box.height * part);
  const isSeen = across.some((x) =>
    down.some((y) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    }),
  );
  return isSeen ? 'in sight' : `out of sight: ${name}`;
}
