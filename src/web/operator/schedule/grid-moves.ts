/** Position of a button in a grid: the row and column of its cell, and its index within the cell. */
export type GridPlace = { row: number; column: number; item: number };

export type GridShape = {
  rows: number;
  columns: number;
  /** Must return at least 1. */
  countItems: (row: number, column: number) => number;
};

/**
 * Returns the position that a key moves to; null for other keys. Left and Right move by cell; Up and Down through a
 * cell's items, then into the next row; Home and End to the ends of the row; Page Up and Page Down by row.
 */
export function moveInGrid(key: string, from: GridPlace, shape: GridShape): GridPlace | null {
  return moves[key]?.(from, shape) ?? null;
}

/** Clamps a position to the grid, for example after the grid has shrunk. */
export function clampPlace({ row, column, item }: GridPlace, shape: GridShape): GridPlace {
  const place = {
    row: clamp(row, shape.rows),
    column: clamp(column, shape.columns),
  };
  return { ...place, item: clamp(item, shape.countItems(place.row, place.column)) };
}

type Move = (from: GridPlace, shape: GridShape) => GridPlace;

const toColumn =
  (choose: (column: number, shape: GridShape) => number): Move =>
  (from, shape) =>
    clampPlace({ ...from, column: choose(from.column, shape) }, shape);

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: toColumn((column) => column - 1),
  ArrowRight: toColumn((column) => column + 1),
  Home: toColumn(() => 0),
  End: toColumn((_, { columns }) => columns - 1),
  ArrowDown(from, shape) {
    const { row, column, item } = from;
    if (item + 1 < shape.countItems(row, column)) return { ...from, item: item + 1 };
    return row + 1 < shape.rows ? { row: row + 1, column, item: 0 } : from;
  },
  ArrowUp(from, shape) {
    const { row, column, item } = from;
    if (item > 0) return { ...from, item: item - 1 };
    return row > 0 ? clampPlace({ row: row - 1, column, item: Infinity }, shape) : from;
  },
  PageUp: (from, shape) => clampPlace({ ...from, row: from.row - 1, item: 0 }, shape),
  PageDown: (from, shape) => clampPlace({ ...from, row: from.row + 1, item: 0 }, shape),
};

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
