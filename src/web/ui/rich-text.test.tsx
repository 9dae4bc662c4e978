import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';
import { safeHref } from './safe-href.ts';

const html = (text: string) =>
  /^<div[^>]*>(.*)<\/div>$/s.exec(renderToStaticMarkup(<RichText text={text} />))?.[1] ?? '';

describe('a captain’s description', () => {
  test.each([
    ['# Day sail', '<h3>Day sail</h3>'],
    ['**Lunch** and *rum*', '<p><strong>Lunch</strong> and <em>rum</em></p>'],
    ['- mask\n- fins', '<ul><li>mask</li><li>fins</li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['Fish &amp; chips &#169;', '<p>Fish &amp; chips ©</p>'],
    ['<b>bold</b>', '<p>&lt;b&gt;bold&lt;/b&gt;</p>'],
    ['![a reef](https://example.com/x.jpg)', '<p>a reef</p>'],
    ['[Us](/info/about)', '<p><a href="/info/about" rel="nofollow ugc noopener">Us</a></p>'],
    ['[x](javascript:alert(1))', '<p><span>x</span></p>'],
    ['[x](javascript&#58;alert(1))', '<p><span>x</span></p>'],
    ['---', '<hr/>'],
  ])('a captain’s description with %j is rendered as %s', (text, expected) =>
    expect(html(text).replaceAll('\n', '')).toBe(expected),
  );

  test.each(['>', '- ', '1. ', '* > '])('excessive nesting (%s) is shown as text', (mark) => {
    for (const times of [200, 1000, 3000]) {
      const text = `${mark.repeat(times)}deep`;
      expect(html(text)).toMatch(/^<p>.*deep<\/p>$/s);
    }
  });

  test('nested lists in a captain’s description are kept', () => {
    expect(html('- a\n  - b\n    - c').replaceAll('\n', '')).toMatch(/<ul>.*<ul>.*<ul><li>c/);
  });

  test('a block of HTML in a captain’s description is shown as text', () => {
    expect(html('<script>alert(1)</script>')).not.toContain('<script');
    expect(html('<div onclick="x()">hi</div>')).toContain('&lt;div');
  });
});

test.each([
  ['https://example.com', true],
  ['HTTP://example.com', true],
  ['mailto:a@b.c', true],
  ['xmpp:a@b.c', true],
  ['ircs://x', true],
  ['/boats/x?y=1:2', true],
  ['#top', true],
  ['data:text/html,x', false],
  ['JavaScript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['vbscript:x', false],
])('a link to %s is safe: %s', (href, isSafe) => {
  expect(safeHref(href)).toBe(isSafe ? href : null);
});
