import type { Page } from '@playwright/test';

/** How a translator goes on: some translate only what was there, most also what comes later. */
export type Translator = 'once' | 'ever since';

/**
 * Changes the page as a browser's translator does: each text of two letters or more is replaced by nested `<font>`
 * elements, here in capitals, but for parts that must not be translated.
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.evaluate((isEverSince) => {
    const left = '[translate="no"], script, style, textarea, svg, font';
    const replace = (text: Text) => {
      if (!/\p{L}{2}/u.test(text.data) || !text.isConnected) return;
      if (text.parentElement?.closest(left)) return;
      const inner = document.createElement('font');
      inner.append(text.data.toUpperCase());
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) replace(text);
    };
    replaceAll(document.body);
    document.documentElement.classList.add('translated-ltr');
    if (!isEverSince) return;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) replace(target);
        for (const node of addedNodes) replaceAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, translator === 'ever since');
  // The page has noticed, and its code for it has come.
  await page.waitForFunction(() => document.querySelector('font font') !== null);
  await page.waitForLoadState('networkidle');
}
