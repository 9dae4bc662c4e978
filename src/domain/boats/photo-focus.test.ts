import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropAround, moveFocus, placeFocus, roundToFocusStep } from './photo-focus.ts';

const percent = fc.integer({ min: 0, max: 100 });
const focus = fc.record({ x: percent, y: percent });

test('a focal point moves by percentages and stops at the edges', () => {
  expect(moveFocus({ x: 50, y: 50 }, { x: -5, y: 1 })).toEqual({ x: 45, y: 51 });
  expect(moveFocus({ x: 3, y: 98 }, { x: -5, y: 5 })).toEqual({ x: 0, y: 100 });
});

test.each([
  [
    { left: 0, top: 0 },
    { x: 0, y: 0 },
  ],
  [
    { left: 100, top: 150 },
    { x: 33, y: 75 },
  ],
  [
    { left: -4, top: 900 },
    { x: 0, y: 100 },
  ],
])('a tap at %j becomes the focal point %j', (point, placed) => {
  expect(placeFocus(point, { width: 300, height: 200 })).toEqual(placed);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [50, 50],
  [98, 100],
])('a page’s crop rounds a focal point at %d percent to %d percent', (exact, step) =>
  expect(roundToFocusStep(exact)).toBe(step),
);

test('a crop lies within the picture and contains its focal point', () => {
  const size = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(size, size, size, size, focus, (width, height, moreX, moreY, point) => {
      const picture = { width: width + moreX, height: height + moreY };
      const { left, top } = cropAround(picture, { width, height }, point);
      for (const [start, length, whole, at] of [
        [left, width, picture.width, point.x],
        [top, height, picture.height, point.y],
      ] as const) {
        const pixel = (whole * at) / 100;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(whole);
        expect(start).toBeLessThanOrEqual(pixel);
        expect(start + length).toBeGreaterThanOrEqual(pixel - 1);
      }
    }),
  );
});
