import { expect, test } from 'vitest';
import { clampPlace, moveInGrid, type GridPlace, type GridShape } from './grid-moves.ts';

/** Two rows and three columns: the middle cell of the first row has three items, every other cell one. */
const shape: GridShape = {
  rows: 2,
  columns: 3,
  countItems: (row, column) => (row === 0 && column === 1 ? 3 : 1),
};
const at = (row: number, column: number, item = 0): GridPlace => ({ row, column, item });

test.each([
  ['ArrowRight', at(0, 0), at(0, 1)],
  ['ArrowRight', at(0, 1, 2), at(0, 2)],
  ['ArrowRight', at(1, 2), at(1, 2)],
  ['ArrowLeft', at(0, 2), at(0, 1)],
  ['ArrowLeft', at(1, 0), at(1, 0)],
  ['ArrowDown', at(0, 1, 1), at(0, 1, 2)],
  ['ArrowDown', at(0, 1, 2), at(1, 1)],
  ['ArrowDown', at(1, 1), at(1, 1)],
  ['ArrowUp', at(1, 1), at(0, 1, 2)],
  ['ArrowUp', at(0, 1, 1), at(0, 1)],
  ['ArrowUp', at(0, 0), at(0, 0)],
  ['Home', at(1, 2), at(1, 0)],
  ['End', at(0, 1, 2), at(0, 2)],
  ['PageDown', at(0, 1, 2), at(1, 1)],
  ['PageUp', at(1, 2), at(0, 2)],
])('%s moves in the schedule’s grid from %o to %o', (key, from, to) => {
  expect(moveInGrid(key, from, shape)).toEqual(to);
});

test('other keys do not move in the schedule’s grid', () => {
  for (const key of ['Tab', 'Enter', 'a', 'Escape']) {
    expect(moveInGrid(key, at(0, 0), shape)).toBeNull();
  }
});

test('a position outside the schedule’s grid is clamped to the nearest one', () => {
  expect(clampPlace(at(5, 9, 4), shape)).toEqual(at(1, 2));
  expect(clampPlace(at(0, 1, 4), shape)).toEqual(at(0, 1, 2));
});
