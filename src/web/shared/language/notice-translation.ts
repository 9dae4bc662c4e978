/**
 * Detects a translation by the browser, which replaces each text node by `<font>` elements. Later updates go to the
 * detached text node, so the page would show stale text. The site itself never renders `<font>`, so the first such
 * element loads the code that restores texts. Changes are recorded until that code has loaded.
 */
export function noticeTranslation(): void {
  const aside = document.createDocumentFragment();
  const noted: MutationRecord[][] = [];
  let follow: ((records: readonly MutationRecord[]) => void) | undefined;
  const observer = new MutationObserver((records) => {
    if (follow) return follow(records);
    if (noted.length === 0) {
      if (!records.some(({ addedNodes: [first] }) => first?.nodeName === 'FONT')) return;
      import('./translated-texts.ts').then(
        ({ followTranslation }) => noted.forEach((follow = followTranslation(aside))),
        () => observer.disconnect(),
      );
    }
    noted.push(records);
    for (const { removedNodes } of records) {
      for (const node of removedNodes)
        if (!node.parentNode && node.nodeType === 3) aside.append(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  observer.observe(aside, { childList: true, characterData: true, subtree: true });
}
