import type { Page } from '@playwright/test';

/** Text spacing that a reader may set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({ content: SPACED });
}

/** Lists the texts that their own box or an ancestor's cuts off, and the controls that overlap. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(findMisfits);
}

/** Runs in the page. */
function findMisfits(): string[] {
  const name = (element: Element) => {
    const label = (element.textContent ?? '').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${label}”`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // Ignores elements for screen readers only, which are one pixel large.
    return element.checkVisibility({ opacityProperty: true }) && width > 2 && height > 2;
  };
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isShown);
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const isHidden = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      if (getComputedStyle(each).overflow !== 'visible' && (width <= 2 || height <= 2)) return true;
    }
    return false;
  };

  const textsWithOwner = all.flatMap((element) =>
    isHidden(element) ? [] : ownTexts(element).map((node) => ({ element, node })),
  );
  const cut = textsWithOwner.flatMap(({ element, node }) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const isOut = text.right > edge.right + 1 || text.left < edge.left - 1;
      const isBelow = text.bottom > edge.bottom + 1;
      // A scrollable box can show all of its text.
      if (isOut && overflowX !== 'auto') return [`${name(element)} leaves ${name(box)} sideways`];
      if (isBelow && overflowY === 'hidden') return [`${name(element)} is cut off below`];
      if (isBelow && box.matches('button, a')) return [`${name(element)} leaves its button`];
      if (overflowX === 'auto') break;
    }
    return [];
  });

  const isFixed = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const controls = all.filter(
    (element) =>
      element.matches('a[href], button, input, select, textarea, summary') && !isFixed(element),
  );
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const over = boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          !element.contains(other.element) &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      .map((other) => `${name(element)} lies over ${name(other.element)}`),
  );
  return [...cut, ...over];
}
