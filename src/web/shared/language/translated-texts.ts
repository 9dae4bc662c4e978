/**
 * Keeps a page current while the browser translates it. A translator replaces each text with a `<font>`; `aside` keeps
 * the detached texts. Once the renderer updates, moves or removes a text, all texts of its paragraph return to their
 * places, and the translator translates them again. Works on the DOM alone, independent of the renderer.
 */
export function followTranslation(
  aside: DocumentFragment,
): (records: readonly MutationRecord[]) => void {
  const standIns: StandIns = { aside, fontOf: new WeakMap(), textsOf: new WeakMap() };
  restoreBeforeChanges(standIns);
  return (records) => {
    // Restores before pairing: texts paired in these records were replaced after they had changed.
    for (const { type, target, removedNodes } of records) {
      if (type === 'characterData') restoreParagraph(standIns, target);
      else if (target === aside) {
        for (const text of removedNodes) restoreParagraph(standIns, text);
      }
    }
    pairTexts(standIns, records);
  };
}

type StandIns = {
  aside: DocumentFragment;
  fontOf: WeakMap<Node, Element>;
  /** Maps a `<font>` to the texts that it replaced, in order: a translator may merge several texts. */
  textsOf: WeakMap<Node, readonly Node[]>;
};

/** Pairs each detached text with the `<font>` that replaced it, in one step or in two. */
function pairTexts(standIns: StandIns, records: readonly MutationRecord[]): void {
  const { aside, textsOf } = standIns;
  const fonts = new Set<Node | null>(
    records.flatMap((each) => [...each.addedNodes].filter(isFont)),
  );
  const gaps: { target: Node; next: Node | null; texts: readonly Node[] }[] = [];
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (target === aside) continue;
    const texts = [...removedNodes].flatMap(
      (node) => textsOf.get(node) ?? (isDetachedText(node, aside) ? [node] : []),
    );
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => fonts.has(node));
    if (!font) {
      gaps.push({ target, next: nextSibling, texts });
      continue;
    }
    const gap = gaps.find((each) => each.target === target && each.next === nextSibling);
    const found = texts.length > 0 ? texts : (gap?.texts ?? []);
    pair(standIns, font as Element, found, font === nextSibling);
  }
}

function isFont(node: Node): boolean {
  return node.nodeName === 'FONT';
}

function isDetachedText(node: Node, aside: DocumentFragment): boolean {
  return node.nodeType === Node.TEXT_NODE && (!node.parentNode || node.parentNode === aside);
}

function pair(
  { aside, fontOf, textsOf }: StandIns,
  font: Element,
  texts: readonly Node[],
  isAfter: boolean,
): void {
  const known = (textsOf.get(font) ?? []).filter((text) => !texts.includes(text));
  textsOf.set(font, isAfter ? [...texts, ...known] : [...known, ...texts]);
  for (const text of texts) {
    fontOf.set(text, font);
    if (text.parentNode !== aside) aside.append(text);
  }
}

/** Restores all texts of a paragraph together, because a translator moves words between them. */
function restoreParagraph(standIns: StandIns, text: Node): void {
  const font = standIns.fontOf.get(text);
  if (!font) return;
  let paragraph = font.parentElement;
  while (paragraph?.parentElement && isInline(paragraph)) paragraph = paragraph.parentElement;
  for (const each of [font, ...(paragraph?.querySelectorAll('font') ?? [])]) {
    restoreTexts(standIns, each);
  }
}

function isInline(element: Element): boolean {
  return ['inline', 'contents'].includes(getComputedStyle(element).display);
}

/** Replaces a `<font>` with its texts, or removes the `<font>` if all its texts were removed meanwhile. */
function restoreTexts({ aside, fontOf, textsOf }: StandIns, font: Element): void {
  const texts = textsOf.get(font);
  if (!texts) return;
  textsOf.delete(font);
  for (const text of texts) fontOf.delete(text);
  font.replaceWith(...texts.filter((text) => text.parentNode === aside));
}

/**
 * Restores a text before a renderer removes it or inserts another node before it, because both fail if the text has
 * left its parent. If the text's place is unknown, a removal does nothing and an insertion appends.
 */
function restoreBeforeChanges(standIns: StandIns): void {
  const { insertBefore, removeChild, replaceChild } = Node.prototype;
  const restore = (...nodes: (Node | null)[]) => {
    for (const node of nodes) if (node) restoreParagraph(standIns, node);
  };
  const append = (parent: Node, node: Node) => {
    if (node.parentNode !== parent) insertBefore.call(parent, node, null);
  };
  const changes = {
    insertBefore(this: Node, node: Node, next: Node | null) {
      restore(node, next);
      if (!next || next.parentNode === this) insertBefore.call(this, node, next);
      else append(this, node);
      return node;
    },
    removeChild(this: Node, node: Node) {
      restore(node);
      return node.parentNode === this ? removeChild.call(this, node) : node;
    },
    replaceChild(this: Node, node: Node, former: Node) {
      restore(node, former);
      if (former.parentNode === this) replaceChild.call(this, node, former);
      else append(this, node);
      return former;
    },
  };
  Object.assign(Node.prototype, changes);
  // Overrides `moveBefore` too: in browsers that have it, it fails for texts outside the document.
  Object.assign(Element.prototype, { moveBefore: changes.insertBefore });
}
