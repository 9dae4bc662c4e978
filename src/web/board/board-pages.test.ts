import { expect, test } from 'vitest';
import { nextPartOf } from './board-pages.ts';

/** Ten rows of 100 below a header of 200, and a footer of 100. */
const rows = Array.from({ length: 10 }, (_, nth) => ({
  top: 200 + nth * 100,
  bottom: 300 + nth * 100,
}));
const page = { rows, height: 550, pageHeight: 1300 };

test.each([
  ['the first row that is cut', 0, 500],
  ['the end, where no row is cut any more', 660, 750],
  ['no farther than the end', 500, 750],
  ['the top again', 750, 0],
])('the next part begins at %s', (_, at, next) => {
  expect(nextPartOf({ ...page, at })).toBe(next);
});

test('a row that is taller than the screen is gone through, too', () => {
  const tall = { rows: [{ top: 0, bottom: 1000 }], height: 400, pageHeight: 1000 };
  expect(nextPartOf({ ...tall, at: 0 })).toBe(400);
  expect(nextPartOf({ ...tall, at: 400 })).toBe(600);
});

test('a page that fits stays', () => {
  expect(nextPartOf({ rows, at: 0, height: 1400, pageHeight: 1300 })).toBe(0);
});
