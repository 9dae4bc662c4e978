/** Inline part of a line: plain, bold, italic, or a link. */
export type InfoPart =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; parts: InfoPart[] }
  | { kind: 'link'; href: string; parts: InfoPart[] };

export type InfoHeading = { kind: 'heading'; level: 2 | 3; id: string; text: string };
export type InfoBlock =
  | InfoHeading
  | { kind: 'paragraph'; parts: InfoPart[] }
  | { kind: 'list'; items: InfoPart[][] }
  | { kind: 'rule' };

export type InfoText = {
  /** From the 'Effective Date' line, which is not among the blocks. */
  lastUpdated: string | null;
  blocks: InfoBlock[];
  /** Headings for the table of contents; empty if the text needs none. */
  contents: InfoHeading[];
};

/** Thresholds for a table of contents (spec 9). */
export const CONTENTS_FROM_CHARACTERS = 800;
export const CONTENTS_FROM_HEADINGS = 2;

const effectiveDate = /^[*_]*Effective Date:?[*_]*:?\s*(\S.*?)[*_]*$/i;

/** Parses the simple markdown of information pages: headings, bold, italics, bullets, links, rules. */
export function readInfoText(source: string): InfoText {
  const paragraphs = source.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  const text: InfoText = { lastUpdated: null, blocks: [], contents: [] };
  const ids = new Set<string>();
  for (const lines of paragraphs.flatMap(withHeadingsApart)) {
    const dated = effectiveDate.exec(lines);
    if (dated) text.lastUpdated ??= dated[1] ?? null;
    // The page itself renders the title, a first-level heading.
    else if (lines !== '' && !lines.startsWith('# ')) text.blocks.push(readBlock(lines, ids));
  }
  const headings = text.blocks.filter((block) => block.kind === 'heading');
  const isLong = source.length > CONTENTS_FROM_CHARACTERS;
  if (isLong && headings.length > CONTENTS_FROM_HEADINGS) text.contents = headings;
  return text;
}

/** Splits headings, rules and the date into separate blocks, with or without blank lines around them. */
function withHeadingsApart(paragraph: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of paragraph.split('\n').map((each) => each.trim())) {
    const isAlone = /^#{1,6} |^(-{3,}|\*{3,})$/.test(line) || effectiveDate.test(line);
    const isItem = /^[-*] /.test(line);
    const last = blocks.at(-1);
    const isSameKind = last !== undefined && (isItem ? /^[-*] /.test(last) : true);
    if (isOpen && !isAlone && isSameKind) blocks[blocks.length - 1] = `${last}\n${line}`;
    else blocks.push(line);
    isOpen = !isAlone;
  }
  return blocks;
}

function readBlock(lines: string, ids: Set<string>): InfoBlock {
  const heading = /^(#{2,6}) +(.*)$/.exec(lines);
  if (heading) {
    const text = plain(readParts(heading[2] ?? ''));
    const level = heading[1] === '##' ? 2 : 3;
    return { kind: 'heading', level, id: freeId(text, ids), text };
  }
  if (/^(-{3,}|\*{3,})$/.test(lines)) return { kind: 'rule' };
  if (/^[-*] /.test(lines)) {
    const items = `\n${lines}`.split(/\n[-*] +/).slice(1);
    return { kind: 'list', items: items.map((item) => readParts(joined(item))) };
  }
  return { kind: 'paragraph', parts: readParts(joined(lines)) };
}

function joined(lines: string): string {
  return lines.replaceAll('\n', ' ');
}

const marked = /\*\*(.+?)\*\*|\*(\S.*?)\*|(?<!\w)_(\S.*?)_(?!\w)|\[([^\]]+)\]\(([^()\s]+)\)/g;

function readParts(line: string): InfoPart[] {
  const parts: InfoPart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ kind: 'text', text: line.slice(end, to) });
  };
  for (const match of line.matchAll(marked)) {
    const [whole, strong, star, underscore, label, href] = match;
    addText(match.index);
    end = match.index + whole.length;
    if (href !== undefined) parts.push({ kind: 'link', href, parts: readParts(label ?? '') });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: readParts(strong) });
    else parts.push({ kind: 'em', parts: readParts(star ?? underscore ?? '') });
  }
  addText(line.length);
  return parts;
}

function plain(parts: readonly InfoPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : plain(part.parts))).join('');
}

/** Returns the id for `#hash` links; repeated headings are numbered. */
function freeId(text: string, ids: Set<string>): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const base = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'part';
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
