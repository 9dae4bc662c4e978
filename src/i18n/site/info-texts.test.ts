import { expect, it } from 'vitest';
import { CONTENTS_FROM_CHARACTERS, readInfoText } from './info-texts.ts';

const text = (source: string) => ({ kind: 'text', text: source });

it('reads headings, paragraphs, bullets and rules', () => {
  const { blocks } = readInfoText(`# The page's own title

## First part
One line
and the next.
- a bullet
  that goes on
- another

### Smaller
---
The end.`);
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'first-part', text: 'First part' },
    { kind: 'paragraph', parts: [text('One line and the next.')] },
    { kind: 'list', items: [[text('a bullet that goes on')], [text('another')]] },
    { kind: 'heading', level: 3, id: 'smaller', text: 'Smaller' },
    { kind: 'rule' },
    { kind: 'paragraph', parts: [text('The end.')] },
  ]);
});

it('reads bold, italics and links, even if they are nested', () => {
  const [block] = readInfoText(
    'So **very *much* so**, _see_ [our **policy**](/info/about).',
  ).blocks;
  expect(block).toEqual({
    kind: 'paragraph',
    parts: [
      text('So '),
      {
        kind: 'strong',
        parts: [text('very '), { kind: 'em', parts: [text('much')] }, text(' so')],
      },
      text(', '),
      { kind: 'em', parts: [text('see')] },
      text(' '),
      {
        kind: 'link',
        href: '/info/about',
        parts: [text('our '), { kind: 'strong', parts: [text('policy')] }],
      },
      text('.'),
    ],
  });
});

it.each(['2 * 3 * 4', 'snake_case_name', 'a lone ** or [bracket]', '5 > 3 <b>'])(
  'plain text like %j stays unchanged',
  (source) => {
    expect(readInfoText(source).blocks).toEqual([{ kind: 'paragraph', parts: [text(source)] }]);
  },
);

it.each([
  ['Effective Date: November 21, 2026', 'November 21, 2026'],
  ['**Effective Date:** 2026-11-21', '2026-11-21'],
  ['*effective date: May 1, 2027*', 'May 1, 2027'],
])('the effective date is extracted from %j', (line, date) => {
  const read = readInfoText(`# Title\n${line}\n\nWords.`);
  expect(read.lastUpdated).toBe(date);
  expect(read.blocks).toEqual([{ kind: 'paragraph', parts: [text('Words.')] }]);
});

it('a text without an effective date has none', () => {
  expect(readInfoText('Words about an Effective Date: none.').lastUpdated).toBeNull();
});

const three = '## One\n\n### Two\n\n## Three\n\n';
const padded = (headings: string, length: number) => headings.padEnd(length, 'x');

it.each([
  ['801 characters and 3 headings', padded(three, CONTENTS_FROM_CHARACTERS + 1), 3],
  ['800 characters and 3 headings', padded(three, CONTENTS_FROM_CHARACTERS), 0],
  ['5000 characters and 2 headings', padded('## One\n\n## Two\n\n', 5000), 0],
])('the number of contents entries for a text with %s is $2', (_, source, count) => {
  expect(readInfoText(source).contents).toHaveLength(count);
});

it('every heading gets its own id', () => {
  const { blocks } = readInfoText('## Payé & done\n\n## Payé & done\n\n## ¿?');
  const ids = blocks.map((block) => (block.kind === 'heading' ? block.id : ''));
  expect(ids).toEqual(['paye-done', 'paye-done-2', 'part']);
});
