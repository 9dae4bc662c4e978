import type { Page } from '@playwright/test';

/** Translators differ: some translate only the initial content, most also later changes. */
export type Translator = 'once' | 'ever since';

/**
 * Changes the page like a browser's translator: wraps each text of two or more letters in nested `<font>` elements,
 * here upper-cased, except where translation is disabled.
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
  // Waits until the page has loaded its code for translated pages.
  await page.waitForFunction(() => document.querySelector('font font') !== null);
  await page.waitForLoadState('networkidle');
}
