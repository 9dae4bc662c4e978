import type { Page } from '@playwright/test';

type Watched = { movements?: string[] };

/** Records animations, transitions and smooth scrolling on all pages that are opened later. */
export async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(noteMovements);
}

/** Returns the movements on this page so far. */
export function movementsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      .map((each) => `${each.playState} ${each.constructor.name}`);
    return [...((globalThis as Watched).movements ?? []), ...running];
  });
}

/** Runs in the page before its own scripts. */
function noteMovements(): void {
  const movements: string[] = [];
  (globalThis as Watched).movements = movements;
  for (const kind of ['transitionrun', 'animationstart'] as const) {
    document.addEventListener(kind, ({ target, type }) => {
      movements.push(
        `${type} on ${target instanceof Element ? target.outerHTML.slice(0, 90) : ''}`,
      );
    });
  }
  for (const way of ['scrollTo', 'scrollBy', 'scroll', 'scrollIntoView'] as const) {
    const scroll = Element.prototype[way] as (...inputs: unknown[]) => void;
    const noted = function noted(this: Element, ...inputs: unknown[]) {
      const isSmooth = JSON.stringify(inputs).includes('"smooth"');
      if (isSmooth || getComputedStyle(this).scrollBehavior === 'smooth') movements.push(way);
      scroll.apply(this, inputs);
    };
    Object.assign(Element.prototype, { [way]: noted });
    if (way !== 'scrollIntoView') {
      const scrollPage = window[way].bind(window) as (...inputs: unknown[]) => void;
      Object.assign(window, {
        [way]: (...inputs: unknown[]) => {
          if (JSON.stringify(inputs).includes('"smooth"')) movements.push(`window.${way}`);
          scrollPage(...inputs);
        },
      });
    }
  }
}
