import { expect, test } from 'vitest';
import { prefersJson } from './accepted-types.ts';

test.each([
  ['', false],
  ['*/*', false],
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, application/json', false],
  ['text/html;q=0.4, application/json;q=0.9', true],
  ['text/html;q=0.9, application/json;q=0.4', false],
  ['text/html;q=0, application/json;q=0.1', true],
  ['application/json;q=0', false],
  ['application/json;q=0, text/html', false],
  ['application/json;q=0, */*', false],
  ['application/*', true],
  ['text/html, application/*;q=0.9', false],
  ['APPLICATION/JSON ; Q=0.5', true],
  ['application/json;q=many, text/html;q=0.5', true],
  ['application/ld+json', false],
])('the Accept header “%s” prefers JSON: %s', (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected);
});
