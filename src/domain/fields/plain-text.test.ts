import { expect, test } from 'vitest';
import { isOneLine, isPlainText } from './plain-text.ts';

test.each([
  ['Sea Grape ⛵ Ça va', true, true],
  ['two\nlines\tand a tab', false, true],
  ['nothing\0ness', false, false],
  ['a bell\u0007', false, false],
  ['half a \ud83d boat', false, false],
  ['', true, true],
])('%j is one line: %s, and plain text: %s', (text, oneLine, plain) => {
  expect([isOneLine(text), isPlainText(text)]).toEqual([oneLine, plain]);
});
