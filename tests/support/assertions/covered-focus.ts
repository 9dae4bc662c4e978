import { expect, type Page } from '@playwright/test';

/** Presses Tab through the page or its open dialog. Asserts that the focused element is in view and not covered. */
export async function expectFocusInView(page: Page, presses: number): Promise<void> {
  const seen: string[] = [];
  const covered: string[] = [];
  for (let nth = 0; nth < presses; nth += 1) {
    await page.keyboard.press('Tab');
    const { name, problem } = await page.evaluate(findCover);
    seen.push(name);
    if (problem) covered.push(`${name}: ${problem}`);
  }
  expect(new Set(seen).size, 'focused elements').toBeGreaterThan(2);
  expect(covered, `covered at ${page.url()}`).toEqual([]);
}

/** Runs in the page. Finds what covers the focused element at all of nine points. */
function findCover(): { name: string; problem: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'body', problem: '' };
  // A radio or file field may be hidden behind its label.
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const right = Math.min(innerWidth, box.right);
  const top = Math.max(0, box.top);
  const bottom = Math.min(innerHeight, box.bottom);
  const name = (element.getAttribute('aria-label') ?? shown.textContent).trim().slice(0, 40);
  const edges = [0.1, 0.5, 0.9];
  const hits = edges.flatMap((x) =>
    edges.map((y) =>
      document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
    ),
  );
  const isHit = hits.some((hit) => hit && (shown.contains(hit) || hit.contains(shown)));
  const hit = hits.find((each) => each);
  const cover = hit ? hit.outerHTML.slice(0, 80) : 'out of view';
  return { name: `${element.tagName} ${name}`, problem: isHit ? '' : cover };
}
