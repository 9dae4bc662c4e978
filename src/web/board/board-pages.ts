/** Where things stand on a page, in pixels from its top. */
type Place = { top: number; bottom: number };

type Shown = {
  /** What is not cut in two: the departures. */
  rows: readonly Place[];
  /** From where on, and how much of the page, is seen. */
  at: number;
  height: number;
  pageHeight: number;
};

/** From where on the next part of a long page is seen: from the first row that is not seen whole; after the end, the top. */
export function nextPartOf({ rows, at, height, pageHeight }: Shown): number {
  const last = Math.max(0, pageHeight - height);
  if (at >= last - 1) return 0;
  const next = rows.find(({ bottom }) => bottom > at + height);
  if (!next) return last;
  return Math.min(next.top > at ? next.top : at + height, last);
}
